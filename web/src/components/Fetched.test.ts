import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../lib/api.ts";
import { shell } from "../lib/shell.svelte.ts";
import { learn } from "../lib/words.svelte.ts";
import Fetched from "./Fetched.svelte";

const children = createRawSnippet<[unknown]>((word) => ({ render: () => `<p>${String(word())}</p>` }));
const lost = () => new ApiError(0, { code: "offline", detail: "", field: "" });

beforeEach(() => {
  learn("en", readFileSync("../src/duopoly/words/en/web-shell.ftl", "utf-8"));
  shell.notes = [];
});

test("what is there already is shown at once", () => {
  render(Fetched, { load: () => "here", children });
  expect(screen.getByText("here")).toBeTruthy();
});

test("what does not come says so, and comes when it is tried again", async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(lost()).mockResolvedValue("here");
  render(Fetched, { load, children });
  expect((await screen.findByRole("alert")).textContent).toContain("The server cannot be reached");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("here")).toBeTruthy();
});

test("what opens over a screen and does not come is a toast, and closes", async () => {
  const onfailed = vi.fn();
  render(Fetched, { load: () => Promise.reject<unknown>(lost()), onfailed, children });
  await vi.waitFor(() => expect(onfailed).toHaveBeenCalledOnce());
  expect(shell.notes.map(({ text }) => text).join()).toContain("The server cannot be reached");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what takes long says that it takes a moment", async () => {
  render(Fetched, { load: () => new Promise<unknown>(() => {}), children });
  expect(await screen.findByText("One moment…")).toBeTruthy();
});
