import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { choices, session } from "./net/api";
import { routeOf } from "./route";
import { recallPrefs } from "./state/prefs.svelte";

// What these screens need first comes while the page is made.
const { screen } = routeOf(new URL(location.href));
if (screen === "lobby") choices().catch(() => null);
if (screen === "table") Promise.all([import("./table/Table.svelte"), session.token()]).catch(() => null);

await recallPrefs();

const target = document.getElementById("app");
if (target) mount(App, { target });
