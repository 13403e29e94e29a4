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

// Start loading what the screen needs first.
const { screen } = routeOf(new URL(location.href));
if (screen === "lobby") choices().catch(() => null);
if (screen === "table") session.token().catch(() => null);
const file = isFetched(screen) ? fetched(screen).catch(() => null) : null; // App reports a failure

// Exchange settings with the person's other devices.
const AFTER = 1000; // milliseconds after a change, since more may follow
const AGAIN = 1000; // milliseconds between checks whether the screen is loaded
let timer: ReturnType<typeof setTimeout>;
async function keepInStep() {
  if (!recall("key") || onDevice) return;
  // What cannot be sent now is sent next time.
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
t("game"); // parse all messages now, which takes long, while files are loading
await file;

const target = document.getElementById("app");
if (target) {
  target.replaceChildren(); // the star of index.html
  mount(App, { target });
  // Install and exchange settings only when the screen is loaded and the browser is idle, so that
  // they do not compete with it for processor and network.
  const install = () => {
    void import("./installed/after-load").then(
      ({ afterLoad }) => afterLoad(),
      () => {}, // no network; the next load tries again
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
