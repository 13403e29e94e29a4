/** Calls back somebody who is looking elsewhere: by the page title, and a notification if allowed. */

import { recall, remember } from "./net/session";

/** Whether notifications are shown; `no` if the browser has none or was told never to ask again. */
export type Permission = "on" | "off" | "no";

const BLINK = 1200; // milliseconds

/** The current state. */
export function permission(): Permission {
  if (typeof Notification === "undefined" || Notification.permission === "denied") return "no";
  return Notification.permission === "granted" && recall("notify") === "on" ? "on" : "off";
}

/** Switch notifications on or off. Browsers allow asking only after somebody pressed a button. */
export async function allow(wanted: boolean): Promise<Permission> {
  if (typeof Notification === "undefined") return "no";
  if (wanted && Notification.permission === "default") await Notification.requestPermission();
  remember("notify", wanted ? "on" : "off");
  return permission();
}

let calling: (() => void) | null = null;

/** Call, if the page is hidden, until somebody looks at it again. */
export function call(title: string, body: string): void {
  if (!document.hidden) return;
  calling?.();
  const notification = notify(title, body);
  const lit = `● ${title}`;
  let plain = document.title; // the page's own title, which may change meanwhile
  const blink = () => {
    if (document.title !== lit) plain = document.title;
    document.title = document.title === lit ? plain : lit;
  };
  blink();
  const timer = setInterval(blink, BLINK);
  const looked = () => {
    if (!document.hidden) stop();
  };
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", looked);
    if (document.title === lit) document.title = plain;
    notification?.close();
    calling = null;
  };
  document.addEventListener("visibilitychange", looked);
  calling = stop;
}

/** End the call. */
export function hush(): void {
  calling?.();
}

/** Close notifications about a table that came while the page was closed. */
export async function closeCalls(table: string): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration();
  const shown = await found?.getNotifications?.({ tag: `alhambra-${table}` });
  for (const each of shown ?? []) each.close();
}

function notify(title: string, body: string): Notification | null {
  if (permission() !== "on") return null;
  try {
    const notification = new Notification(title, { body, tag: "alhambra", icon: "/favicon.svg" });
    notification.onclick = () => {
      focus();
      notification.close();
    };
    return notification;
  } catch {
    return null; // some browsers allow them only from workers
  }
}
