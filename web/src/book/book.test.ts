import { readFileSync } from "node:fs";

import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";

import { shell } from "../lib/shell.svelte.ts";
import { learn } from "../lib/words.svelte.ts";
import Book from "./Book.svelte";
import { framesOf } from "./frames.ts";
import example from "../fixtures/example.json";
import book from "../fixtures/book.json";
import type { ExampleView } from "../lib/types.ts";

const WORDS = ["web-book", "web-shell"]
  .map((name) => readFileSync(`../src/duopoly/words/en/${name}.ftl`, "utf-8"))
  .join("\n");
const asked: string[] = [];
const led: string[] = [];

beforeEach(() => {
  asked.length = led.length = 0;
  learn("en", WORDS);
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    led.push(this.dataset.anchor ?? this.dataset.topic ?? "");
  };
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.includes("examples") ? example : book));
  });
});

const of = { edition: "anti-us", rules: { foundation_monopolist: 160 } };

test("the paragraphs stand in order, with numbers, and a house rule is marked", async () => {
  render(Book, { of });
  await screen.findByRole("heading", { name: /How to win/ });
  expect(asked[0]).toBe("api/book/anti-us?lang=en&rules=%7B%22foundation_monopolist%22%3A160%7D");
  const headings = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent.trim());
  expect(headings.slice(2, 5)).toEqual(["1 How to win", "2 The treasurer", "3 The cards"]);
  expect(screen.getByText(/House rule here: Foundation/)).toBeTruthy();
});

test("it opens at the topic that was cited, and the heading has the focus", async () => {
  render(Book, { of, at: "monopoly" });
  await waitFor(() => expect(led).toEqual(["10"]));
  expect(document.activeElement?.textContent).toContain("Monopolies");
});

test("searching leaves the paragraphs that hold the word, and marks it", async () => {
  render(Book, { of });
  await userEvent.type(await screen.findByRole("searchbox"), "sightseeing");
  const article = within(screen.getByRole("article"));
  await waitFor(() => expect(article.getAllByRole("heading", { level: 3 })).toHaveLength(1));
  expect(article.getAllByText("sightseeing", { selector: "mark" }).length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "zeppelin");
  expect(article.getByText("Nothing in these rules about “zeppelin”.")).toBeTruthy();
});

test("a citation in a sentence leads to its paragraph", async () => {
  render(Book, { of });
  await userEvent.click(await screen.findByRole("button", { name: "rule 25" }));
  expect(led).toEqual(["25"]);
});

test("an example is played step by step", async () => {
  render(Book, { of });
  await userEvent.click(await screen.findByRole("button", { name: "See it played: Two streets of a city" }));
  expect(await screen.findByText(/she pays double, \$44/)).toBeTruthy();
  expect(screen.getByText("1 of 2")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText(/Ann pays Bob \$44 rent/)).toBeTruthy();
  expect(screen.getByRole("img", { name: /Ann has \$456: Brattle St\./ })).toBeTruthy();
});

test("moves that only call for dice are no step of their own", () => {
  const frames = framesOf(example as unknown as ExampleView);
  expect(frames.map((frame) => frame.lines.length)).toEqual([0, 3]);
  expect(frames[1]!.dice).toEqual([2, 3]);
});

test("a rulebook that is closed before it has arrived says nothing more", async () => {
  let arrive!: (answer: Response) => void;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (arrive = resolve)));
  shell.notes = [];
  const errors: unknown[] = [];
  const late = (event: PromiseRejectionEvent) => errors.push(event.reason);
  addEventListener("unhandledrejection", late);
  const { unmount } = render(Book, { of, at: "rent" });
  unmount();
  arrive(new Response(JSON.stringify(book)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  removeEventListener("unhandledrejection", late);
  expect([shell.notes, errors]).toEqual([[], []]);
});

test("an address that names no paragraph opens the book at its beginning", async () => {
  render(Book, { of, at: '"]' });
  await screen.findByRole("heading", { name: /How to win/ });
  expect(screen.queryByText("Something on this page went wrong.")).toBeNull();
  expect(led).toEqual([]);
});

test("another address opens another paragraph, and Back the one before", async () => {
  const { rerender } = render(Book, { of, at: "10" });
  await waitFor(() => expect(led).toEqual(["10"]));
  await rerender({ at: "3" });
  await waitFor(() => expect(led).toEqual(["10", "3"]));
  expect(document.activeElement?.textContent).toContain("The cards");
  await rerender({ at: "10" });
  await waitFor(() => expect(led).toEqual(["10", "3", "10"]));
});

test("a book that is fetched again leaves the reader where they are", async () => {
  const { rerender } = render(Book, { of, at: "10" });
  await waitFor(() => expect(led).toEqual(["10"]));
  await rerender({ of: { ...of } });
  await waitFor(() => expect(asked).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(led).toEqual(["10"]);
});
