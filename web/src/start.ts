import { mount } from "svelte";

import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/parts.css";
import "./styles/board.css";
import "./styles/desk.css";
import "./styles/phone.css";
import App from "./App.svelte";
import { reportUnhandled } from "./lib/errors.ts";
import { installation } from "./site/install.svelte.ts";

reportUnhandled();
installation.keep();
mount(App, { target: document.getElementById("app")! });
