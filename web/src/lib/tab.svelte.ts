/** What the browser's tab shows besides the screen's name: a call, and a badge on its icon. */
const ICON = "link[rel=icon]";

class Tab {
  /** In place of the screen's title; "" for none. */
  title = $state("");
  #plain = "";

  call(title: string, badge: boolean): void {
    this.title = title;
    const icon = document.querySelector<HTMLLinkElement>(ICON);
    if (!icon) return;
    this.#plain ||= icon.getAttribute("href") ?? "";
    const wanted = badge ? this.#plain.replace("icon.svg", "icon-turn.svg") : this.#plain;
    if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  }
}

export const tab = new Tab();
