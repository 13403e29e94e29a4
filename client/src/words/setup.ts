/** What a table plays by, in words. */

import type { Setup } from "../protocol";
import { hasWords, t } from "./words.svelte";

const DAY = 86_400;

/** How long a turn may take. */
export function clockWords(seconds: number | null): string {
  if (seconds === null) return t("setup-clock-none");
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

/** All that is worth knowing before one sits down, the shortest way. */
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
      : t("setup-clock-turn", { time: clockWords(setup.clock) }),
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
