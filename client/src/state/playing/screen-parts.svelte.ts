/** Which parts of the table are open, and whether touch is used. */

export class ScreenParts {
  /** Whether players and log are open, on screens where they are not beside the palace. */
  people = $state(false);
  /** What is shown beside the players. */
  reading: "log" | "chat" = $state("log");
  /** The turn whose recap was closed, as the number of actions before it. */
  recapped = $state.raw(-1);
  /** Whether fingers are used: they cannot hover, so the first tap only shows. */
  touch = $state.raw(false);
}
