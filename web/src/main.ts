/** Read first, so that the page itself and what its first screen is made of are fetched at the same time. */
import { fetchFirst } from "./early.ts";

void fetchFirst().then(() => import("./start.ts"));
