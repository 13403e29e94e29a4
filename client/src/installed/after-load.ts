/** What is loaded after the page: the service worker, the files it stores, and the notices about them. */

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

/** Renew this device's push subscription at the server, and its language. */
async function callMe(): Promise<void> {
  const { renewPush } = await import("../net/push");
  await renewPush(spoken().code).catch(() => null); // the next visit tries again
}

/** Register the service worker; over plain http, or if the browser forbids it, there is none. */
async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const found = await navigator.serviceWorker.register(`${root}sw.js${onSite ? "?site" : ""}`);
    update.watch(found);
  } catch {
    // The page works without it.
  }
}
