/** The options of a table in words. */

import type { Setup } from "../protocol";
import { hasWords, t } from "./words.svelte";

const DAY = 86_400;

/** The time limit for a turn, or for the whole game. */
export function clockWords(seconds: number | null, bank: number | null = null): string {
  if (seconds === null) return t("setup-clock-none");
  if (bank !== null)
    return t("setup-clock-bank", { bank: clockWords(bank), time: clockWords(seconds) });
  if (seconds >= DAY) return t("setup-clock-days", { days: seconds / DAY });
  if (seconds % 60) return t("setup-clock-seconds", { seconds });
  return t("setup-clock-minutes", { minutes: seconds / 60 });
}

/** An edition by its name. */
export function editionWords(edition: string): string {
  return hasWords(`edition-${edition}`) ? t(`edition-${edition}`) : edition;
}

/** A rule option, or one of its values. */
export function ruleWords(rule: string, value?: string): string {
  const key = value === undefined ? `rule-${rule}` : `rule-${rule}-${value}`;
  return hasWords(key) ? t(key) : (value ?? rule);
}

/** What to know before sitting down, in short. */
export function setupWords(setup: Setup): string[] {
  const words = [t("setup-players-count", { count: setup.players })];
  if (setup.players === 2) words.push(t("setup-dirk"));
  words.push(t(`edition-${setup.edition}-short`));
  for (const [rule, value] of Object.entries(setup.rules)) {
    words.push(t("setup-rule", { rule: ruleWords(rule), value: ruleWords(rule, value) }));
  }
  words.push(
    setup.clock === null
      ? t("setup-clock-none-short")
      : setup.bank === null
        ? t("setup-clock-turn", { time: clockWords(setup.clock) })
        : clockWords(setup.clock, setup.bank),
  );
  if (setup.hands === "open") words.push(t("setup-hands-open-short"));
  if (!setup.aids) words.push(t("setup-aids-off-short"));
  if (setup.hints) words.push(t("setup-hints-on-short"));
  if (!setup.confirm) words.push(t("setup-confirm-off-short"));
  if (!setup.chat) words.push(t("setup-chat-off-short"));
  if (setup.listed) words.push(t("setup-listed-short"));
  return words;
}

/** How long ago something was. */
export function agoWords(then: number, now = Date.now()): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return t("ago-now");
  if (minutes < 60) return t("ago-minutes", { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t("ago-hours", { hours }) : t("ago-days", { days: Math.floor(hours / 24) });
}
