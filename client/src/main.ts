import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { recallLanguage } from "./chosen-language";
import { choices, session } from "./net/api";
import { recall } from "./net/session";
import { onDevice } from "./place";
import { routeOf } from "./route";
import { fetched, isFetched } from "./screens";
import { recallPrefs, whenChosen } from "./state/prefs.svelte";
import { t } from "./words/words.svelte";

// What a screen needs first comes while the page is made.
const { screen } = routeOf(new URL(location.href));
if (screen === "lobby") choices().catch(() => null);
if (screen === "table") session.token().catch(() => null);
const file = isFetched(screen) ? fetched(screen).catch(() => null) : null; // App says so if it fails

// Who uses the name elsewhere finds there what is chosen here, and here what is chosen there.
const AFTER = 1000; // milliseconds: who chooses one thing may choose another
const AGAIN = 1000; // milliseconds until it is looked again whether the screen is there
let timer: ReturnType<typeof setTimeout>;
async function keepInStep() {
  if (!recall("key") || onDevice) return;
  // What cannot be sent now is sent the next time.
  const exchanged = import("./state/in-step").then(({ keepInStep: exchange }) => exchange());
  if (await exchanged.catch(() => false)) await recallLanguage();
}
document.addEventListener("visibilitychange", keepInStep);
whenChosen(() => {
  clearTimeout(timer);
  timer = setTimeout(keepInStep, AFTER);
});

recallPrefs();
await recallLanguage();
t("game"); // the first word takes longest: all messages are read for it, while files are on their way
await file;

const target = document.getElementById("app");
if (target) {
  target.replaceChildren(); // the star of index.html
  mount(App, { target });
  // What it takes to install it, and what other devices know, comes when the screen is there, and
  // there is time: else it would take the processor and the network from what one waits for.
  const install = () => {
    void import("./installed/after-load").then(
      ({ afterLoad }) => afterLoad(),
      () => {}, // the server is gone; the next load tries again
    );
    void keepInStep();
  };
  const later = () => {
    if (target.querySelector("main[aria-busy]")) setTimeout(later, AGAIN);
    else (window.requestIdleCallback ?? setTimeout)(install);
  };
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
