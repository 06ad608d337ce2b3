/** What the dock shows now and then: fetched once the table stands, or when the first of them comes. */
export { default as Auction } from "./Auction.svelte";
export { default as ByHand } from "./ByHand.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Received } from "./Received.svelte";
export { default as Vote } from "./Vote.svelte";
export { default as Wish } from "./Wish.svelte";
