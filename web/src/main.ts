import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

const target = document.getElementById("loggia");
if (target === null) throw new Error("index.html has no #loggia to draw into");

settings.show();
// Without the words of its language the page is better in English than not there.
await words.speak(settings.language).catch(() => undefined);
target.replaceChildren();
mount(App, { target });
