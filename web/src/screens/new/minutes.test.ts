import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import MinutesField from "./MinutesField.svelte";

test.each([
  ["3", 5],
  ["601", 600],
  ["45.4", 45],
  ["", 90],
])("%s typed as minutes becomes %d", async (typed, minutes) => {
  render(MinutesField, { id: "minutes", minutes: 120, usual: 90 });
  const field = screen.getByRole<HTMLInputElement>("spinbutton");
  await fireEvent.change(field, { target: { value: typed } });
  expect([field.valueAsNumber, field.validity.valid]).toEqual([minutes, true]);
});

test("Enter does not start the game, and the least is told", async () => {
  render(MinutesField, { id: "minutes", minutes: 120, usual: 90 });
  const field = screen.getByRole<HTMLInputElement>("spinbutton", { description: "web-new-range" });
  expect(await fireEvent.keyDown(field, { key: "Enter" })).toBe(false);
});
