/** Which parts of the table somebody has open, and how they touch it. */

/** The parts of the table on a phone. */
export type PhoneTab = "market" | "hand" | "players";

export class ScreenParts {
  tab: PhoneTab = $state("market");
  /** What is read beside the players. */
  reading: "log" | "chat" = $state("log");
  /** The turn whose recap was closed, by the actions before it. */
  recapped = $state.raw(-1);
  /** Whether fingers are used: they cannot hover, so the first tap only shows. */
  touch = $state.raw(false);
}
