import { expect, test } from "vitest";

import type { BookParagraph, BookView } from "../lib/types.ts";
import { citations, matching, pieces, wordsOf } from "./book-search.ts";

function paragraph(number: string, heading: string, text: string): BookParagraph {
  return {
    number,
    label: `rule ${number}`,
    anchor: number.toLowerCase(),
    heading,
    chapter: "",
    option: false,
    topics: text ? [{ key: `topic-${number}`, text, changed: false }] : [],
    changes: [],
    examples: [],
  };
}

const book: BookView = {
  edition: "anti-fr",
  title: "Rules",
  about: "",
  camps: true,
  hotel: "hotel",
  paragraphs: [
    paragraph("1", "How to win", "The last one wins (rule 11 and rule 1)."),
    paragraph("11", "Mortgages", ""),
    paragraph("11A", "", "A mortgage brings half the price."),
    paragraph("11F", "", "A broken monopoly."),
    paragraph("12", "Œuvre", "Łódź, cœur, façade."),
  ],
};
const numbers = (query: string) => matching(book, query).map((one) => one.number);

test("every word has to be in a paragraph, whatever its case and accents", () => {
  expect(numbers("")).toEqual(["1", "11", "11A", "11F", "12"]);
  expect(numbers("WINS last")).toEqual(["1"]);
  expect(numbers("lodz facade")).toEqual(["12"]);
  expect(numbers("coeur")).toEqual(["12"]);
  expect(numbers("nowhere")).toEqual([]);
});

test("a part is found with its heading, and without the other parts", () => {
  expect(numbers("half")).toEqual(["11", "11A"]);
  expect(numbers("11f")).toEqual(["11", "11F"]);
});

test("what was found is marked, letter for letter", () => {
  const marked = (text: string, query: string) =>
    pieces(text, wordsOf(query), new Map())
      .filter((piece) => piece.found)
      .map((piece) => piece.text);
  expect(marked("Łódź, cœur, façade.", "coeur facade")).toEqual(["cœur", "façade"]);
  expect(marked("double, Doubles", "double")).toEqual(["double", "Double"]);
  expect(pieces("nothing here", [], new Map())).toEqual([{ text: "nothing here", found: false, to: undefined }]);
});

test("a citation leads to its paragraph, the longest number first", () => {
  const cited = citations(book);
  const cut = pieces("See rule 11F, rule 1 and rule 10.", [], cited);
  expect(cut.filter((piece) => piece.to).map(({ text, to }) => [text, to])).toEqual([
    ["rule 11F", "11f"],
    ["rule 1", "1"],
  ]);
  expect(cut.map((piece) => piece.text).join("")).toBe("See rule 11F, rule 1 and rule 10.");
});

test("an opening bracket stays with the link behind it", () => {
  const cut = pieces("The richest (rule 1 says who) wins.", [], citations(book));
  expect(cut.map(({ before = "", text }) => [before, text])).toEqual([
    ["", "The richest "],
    ["(", "rule 1"],
    ["", " says who) wins."],
  ]);
});
