/** Panels of the dock for single decisions: fetched once the table stands, or when the first of them is needed. */
export { default as Auction } from "../play/Auction.svelte";
export { default as BotPlays } from "../call/BotPlays.svelte";
export { default as ByHand } from "../play/ByHand.svelte";
export { default as Grade } from "../play/Grade.svelte";
export { default as GameOver } from "../play/GameOver.svelte";
export { default as ReceivedOffer } from "../play/ReceivedOffer.svelte";
export { default as Vote } from "../play/Vote.svelte";
export { default as LastHousesRequest } from "../play/LastHousesRequest.svelte";
