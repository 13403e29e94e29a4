/** Push notifications while the page is closed: this browser's subscription at the server. */

import { onDevice } from "../place";
import type { AlertDevice, AlertsOut, Kept, QuietHours } from "../protocol";
import { ask, Refusal, session } from "./api";
import { recall, remember } from "./session";

export const KINDS = ["turn", "sat", "soon"] as const;
export type Kind = (typeof KINDS)[number];

/** What a person has chosen for this browser. */
export interface PushChoice {
  kinds: Kind[];
  quiet: QuietHours | null;
  language: string;
}

/** Whether this browser can get push notifications; if not, why. */
export type Ability = "yes" | "blocked" | "install" | "insecure" | "no";

const DAY = 86_400_000;
const PATIENCE = 15_000; // milliseconds to wait for the service worker

export function ability(): Ability {
  if (onDevice) return "no";
  if (!isSecureContext) return "insecure";
  // Safari on a phone has it only in apps on the home screen.
  if (!("PushManager" in window)) return "standalone" in navigator ? "install" : "no";
  if (!("serviceWorker" in navigator) || typeof Notification === "undefined") return "no";
  return Notification.permission === "denied" ? "blocked" : "yes";
}

/** What was chosen; null if notifications are off. */
export function pushChoice(): PushChoice | null {
  try {
    const { kinds, quiet, language } = JSON.parse(recall("push") || "null") as PushChoice;
    if (Notification.permission !== "granted") return null;
    return { kinds: KINDS.filter((each) => kinds.includes(each)), quiet, language };
  } catch {
    return null;
  }
}

/** Whether the server sends alerts, and the settings for a table. */
export const alertsAbout = (table = ""): Promise<AlertsOut> =>
  ask(`/api/alerts${table && `?${new URLSearchParams({ table })}`}`);

/** Mute or unmute the alerts of a game. */
export const muteGame = (table: string, muted: boolean): Promise<Kept> =>
  ask(`/api/you/games/${encodeURIComponent(table)}/alerts`, { muted });

/** Switch notifications on. Browsers allow asking only after somebody pressed a button. */
export async function switchOn(choice: PushChoice): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted")
    throw new Refusal({ slug: "alerts-blocked" });
  await send(await subscription(), choice);
}

/** Switch notifications off; `known` if the server already knows. */
export async function switchOff(known = false): Promise<void> {
  remember("push", "");
  const found = await (await worker())?.pushManager.getSubscription();
  if (!found) return;
  if (!known) await ask<Kept>("/api/alerts/stop", { endpoint: found.endpoint });
  await found.unsubscribe();
}

/** Renew the subscription at the server: once a day, and when something has changed. */
export async function renewPush(language?: string): Promise<void> {
  const choice = pushChoice();
  if (!choice) return;
  const now = { ...choice, language: language ?? choice.language };
  const [day, memo] = recall("pushed").split("|");
  const fresh = Date.now() - Number(day) < DAY && memo === (await memoOf(now));
  if (!fresh) await send(await subscription(), now);
}

async function send(found: PushSubscription, choice: PushChoice): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const device: AlertDevice = {
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    ...choice,
    zone: timeZone || "UTC",
    offset: -new Date().getTimezoneOffset(),
  };
  await ask<Kept>("/api/alerts", device);
  remember("push", JSON.stringify(choice));
  remember("pushed", `${Date.now()}|${await memoOf(choice)}`);
}

/** A text that changes with the person, the choice or the time zone. */
async function memoOf(choice: PushChoice): Promise<string> {
  const token = await session.token();
  return [token.slice(-6), JSON.stringify(choice), new Date().getTimezoneOffset()].join(" ");
}

/** This browser's subscription for the key of this server, made if needed. */
async function subscription(): Promise<PushSubscription> {
  const { key } = await alertsAbout();
  if (!key) throw new Refusal({ slug: "no-alerts" });
  try {
    const { pushManager } = (await worker()) ?? {};
    if (!pushManager) throw new Error("no service worker");
    const found = await pushManager.getSubscription();
    if (found && textOf(found.options.applicationServerKey) === key) return found;
    await found?.unsubscribe(); // made for another server, or for lost keys
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    throw new Refusal({ slug: "alerts-failed", text: String(error) });
  }
}

/** Bytes in the encoding of the server's key. */
function textOf(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The service worker, which starts after the page has loaded; null if there is none. */
function worker(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}
