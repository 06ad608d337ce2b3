/** Whether a server sent this page. Without one, the page's own worker plays. */
export const hasServer = document.documentElement.dataset.server !== "none";
