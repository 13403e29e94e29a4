import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { recallPrefs } from "./state/prefs.svelte";

await recallPrefs();

const target = document.getElementById("app");
if (target) mount(App, { target });
