/** Calls somebody back who looks elsewhere: by the title of the page, and by a notification if allowed. */

import { recall, remember } from "./net/session";

/** Whether notifications come: `no` where the browser has none or was told never to ask again. */
export type Permission = "on" | "off" | "no";

const BLINK = 1200; // milliseconds

/** How things stand. */
export function permission(): Permission {
  if (typeof Notification === "undefined" || Notification.permission === "denied") return "no";
  return Notification.permission === "granted" && recall("notify") === "on" ? "on" : "off";
}

/** Switch notifications on or off, because somebody pressed a button: only then may one ask. */
export async function allow(wanted: boolean): Promise<Permission> {
  if (typeof Notification === "undefined") return "no";
  if (wanted && Notification.permission === "default") await Notification.requestPermission();
  remember("notify", wanted ? "on" : "off");
  return permission();
}

let calling: (() => void) | null = null;

/** Call, if the page is not looked at; it ends when somebody looks again. */
export function call(title: string, body: string): void {
  if (!document.hidden) return;
  calling?.();
  const notification = notify(title, body);
  const lit = `● ${title}`;
  let plain = document.title; // what the page calls itself, which may change meanwhile
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

/** The call is not needed any more. */
export function hush(): void {
  calling?.();
}

/** What was told about a table while the page was closed is known now. */
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
    return null; // some browsers allow them to workers only
  }
}
