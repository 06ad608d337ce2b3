/** Marks a list that scrolls with `data-more` while there is more of it below: its last row fades. */
export function moreBelow(list: HTMLElement): () => void {
  const look = () => list.toggleAttribute("data-more", list.scrollHeight - list.scrollTop - list.clientHeight > 2);
  const sizes = new ResizeObserver(look);
  const rows = new MutationObserver(look);
  sizes.observe(list);
  rows.observe(list, { childList: true, subtree: true });
  list.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    rows.disconnect();
    list.removeEventListener("scroll", look);
  };
}
