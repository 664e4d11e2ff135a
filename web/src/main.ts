import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./words/words.svelte";

const target = document.getElementById("loggia");
if (target === null) throw new Error("index.html has no #loggia to draw into");

// The house was renewed under an open page: what the page loads later is there under other names only. Once a minute at the
// most: a part that is missing for another reason must not load the page for ever.
const PAUSE = 60_000;
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem("renewed")) < PAUSE) return;
  sessionStorage.setItem("renewed", String(Date.now()));
  // Without a network the page stays as it is.
  void fetch("/", { cache: "no-store" }).then((answer) => answer.ok && location.reload(), () => sessionStorage.removeItem("renewed"));
});

settings.show();
// Without the words of its language the page is better in English than not there.
await words.speak(settings.language).catch(() => undefined);
target.replaceChildren();
mount(App, { target });
