/** The messages with which the service worker words notifications (scripts/service-worker.js). */

export const CALL_MESSAGES = [
  "call-turn",
  "call-turn-body",
  "call-soon",
  "call-soon-body",
  "call-sat",
  "call-sat-body",
  "call-stop",
] as const;
