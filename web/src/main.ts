import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("loggia");
if (target === null) throw new Error("index.html has no #loggia to draw into");

export default mount(App, { target });
