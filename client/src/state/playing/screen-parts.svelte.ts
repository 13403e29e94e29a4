/** Which parts of the table somebody has open, and how they touch it. */

export class ScreenParts {
  /** Whether players and log are open, where they are not beside the palace. */
  people = $state(false);
  /** What is read beside the players. */
  reading: "log" | "chat" = $state("log");
  /** The turn whose recap was closed, by the actions before it. */
  recapped = $state.raw(-1);
  /** Whether fingers are used: they cannot hover, so the first tap only shows. */
  touch = $state.raw(false);
}
