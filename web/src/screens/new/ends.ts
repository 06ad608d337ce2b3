/** How the new table's game ends, in a few words. */
import { t } from "../../lib/words.svelte.ts";
import type { Plan } from "./plan.svelte.ts";

export function endsText(plan: Plan): string {
  const aim = t(`web-new-aim-${plan.aim}`);
  return plan.aim === "timed" && plan.minutes
    ? `${aim} · ${t("web-new-clock-minutes", { number: plan.minutes })}`
    : aim;
}
