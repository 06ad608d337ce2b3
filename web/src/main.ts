/** The entry: starts fetching the first screen, then loads the app itself. */
import { fetchScreen } from "./first-paint/fetch-screen.ts";

void fetchScreen().then(() => import("./start.ts"));
