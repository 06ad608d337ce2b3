import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import type { EditionOption, RoomOptions, RuleField } from "../../lib/types.ts";
import Editions from "./Editions.svelte";
import { Plan } from "./plan.svelte.ts";

const die = { name: "speed_die", label: "Speed Die", kind: "switch", value: false, note: "A third die." } as RuleField;
const facts = { players: [2, 8], roles: ["player"], aims: ["last"] };

test("the Speed Die is chosen beside the game that has one", async () => {
  const plan = new Plan();
  const editions = [
    { ...facts, key: "other", name: "Other", rules: [] },
    { ...facts, key: "classic", name: "Classic", rules: [die] },
  ] as unknown as EditionOption[];
  plan.offer({ editions, bots: [] } as unknown as RoomOptions);
  render(Editions, { plan });
  expect(screen.queryByRole("checkbox")).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: /Classic/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Speed Die", description: "A third die." }));
  expect(plan.wanted().rules).toEqual({ speed_die: true });
});
