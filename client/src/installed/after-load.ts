/** What comes once the page is there: the service worker, what it keeps, and what is said about both. */

import { mount } from "svelte";

import { recall } from "../net/session";
import { onDevice, onSite, root } from "../place";
import { spoken } from "../words/words.svelte";
import { keepRuntime } from "./keep-runtime";
import Notices from "./Notices.svelte";
import { update } from "./update.svelte";

export function afterLoad(): void {
  const target = document.createElement("div");
  document.body.append(target);
  mount(Notices, { target });
  void register();
  if (!onDevice && recall("push")) void callMe();
  if (!onDevice && matchMedia("(display-mode: standalone)").matches) void keepRuntime();
}

/** Say that this device is still there to be called, and in which language. */
async function callMe(): Promise<void> {
  const { renewPush } = await import("../net/push");
  await renewPush(spoken().code).catch(() => null); // the next visit does as well
}

/** Over plain http, or where the browser forbids it, there is none. */
async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const found = await navigator.serviceWorker.register(`${root}sw.js${onSite ? "?site" : ""}`);
    update.watch(found);
  } catch {
    // The page does without it.
  }
}
