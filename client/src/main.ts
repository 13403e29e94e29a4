import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { choices } from "./net/api";
import { recallPrefs } from "./state/prefs.svelte";

// The lobby needs this first; it comes while the page is made.
if (location.pathname === "/") choices().catch(() => null);

await recallPrefs();

const target = document.getElementById("app");
if (target) mount(App, { target });
