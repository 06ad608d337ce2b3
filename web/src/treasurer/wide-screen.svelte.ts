/** Whether there is room for the side panel; follows the window. */
const query = matchMedia("(min-width: 800px)");

class Wide {
  is = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.is = query.matches));
  }
}

export const wide = new Wide();
