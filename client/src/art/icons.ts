/** Our own icons as path data: strokes on a grid of 24. */

import { disc as ring } from "./drawings";

export const ICONS = {
  away: "M5 21V4h9v17M3 21h13M11 12v1.5M17 9l3 3l-3 3M20 12h-5",
  bag: "M9 8L7 3h10l-2 5M9 8h6c3 3.5 4.5 6.5 4.5 9c0 3-3 4-7.5 4s-7.5-1-7.5-4c0-2.5 1.5-5.5 4.5-9z",
  back: "M15 5l-7 7l7 7",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4M12 5V3",
  chart: "M4 4v16h16M7 15l4-5l3 3l6-7",
  chat: "M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5",
  check: "M4 13l5 5L20 6",
  clock: ring(12, 12, 9) + "M12 6.5V12l4 2.5",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 8h11v13H9zM15 5V3H4v13h2",
  crown: "M4 18L3 8l5 4l4-7l4 7l5-4l-1 10zM5 21h14",
  deck: "M8 3h11v15H8zM5 6v15h11",
  dirk: ring(12, 8, 4) + "M4 21c0-5 3.5-7.5 8-7.5s8 2.5 8 7.5M8 4.5L12 2l4 2.5",
  up: "M5 15l7-7l7 7",
  down: "M5 9l7 7l7-7",
  download: "M12 3v12M7 10.5l5 5l5-5M4 20h16",
  end: "M4 12h12M11 6.5l5.5 5.5L11 17.5M20 5v14",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z" + ring(12, 12, 3),
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  forward: "M9 5l7 7l-7 7",
  give: ring(17, 7, 3) + "M12.5 20c0-5 2-7 4.5-7s4.5 2 4.5 7zM2 12h8M6.5 8.5L10 12l-3.5 3.5",
  hand: "M4 8l6-2l3 11l-6 2zM11.5 6h6.5v12h-4.5",
  help: ring(12, 12, 9) + "M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.3v.2",
  hint: "M9 17.5h6M10 21h4M9 17.500v-2a6.500 6.500 0 1 1 6 0v2M12 17V12.500M10 10.500l2 2l2-2",
  keys: "M2 6.500h20v11.500H2zM6 10.500v.1M10 10.500v.1M14 10.500v.1M18 10.500v.1M7 14.500h10",
  language: ring(12, 12, 9) + "M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9",
  link:
    "M10 14a4 4 0 0 0 6 0l3.5-3.5a4 4 0 0 0-6-6L12 6" +
    "M14 10a4 4 0 0 0-6 0l-3.5 3.5a4 4 0 0 0 6 6L12 18",
  log: "M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1",
  menu: "M4 6h16M4 12h16M4 18h16",
  minus: "M5 12h14",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",
  offline:
    "M3 3l18 18M5 12a10 10 0 0 1 4-2.4M19 12a10 10 0 0 0-6-2.9" +
    "M8.5 15.5a5 5 0 0 1 5-1.2M12 19v.1",
  online: "M2 9a14 14 0 0 1 20 0M5 12.5a10 10 0 0 1 14 0M8.5 16a5 5 0 0 1 7 0M12 19.5v.1",
  pause: "M8 5v14M16 5v14",
  people:
    ring(8, 8, 3.5) + ring(17, 9, 2.5) + "M2 20c0-4.5 2.5-6.5 6-6.5s6 2 6 6.5M16 14c3.5 0 6 2 6 6",
  person: ring(12, 8, 4) + "M4 21c0-5 3.5-7.5 8-7.5s8 2.5 8 7.5",
  play: "M7 4l13 8l-13 8z",
  plus: "M12 5v14M5 12h14",
  rematch: "M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5",
  robot: "M5 9h14v10H5zM12 9V5M9 13.5v1.5M15 13.5v1.5M2.5 12v4M21.5 12v4" + ring(12, 3.5, 1.2),
  skip: "M4 5l9 7l-9 7zM13 5l7 7l-7 7z",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  store: "M3 11l9-7l9 7M5 10v10h14V10M9 15h6M9 20v-5M15 20v-5",
  theme:
    ring(12, 12, 4.5) +
    "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2" +
    "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  undo: "M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3",
  upload: "M12 16V4M7 8.5l5-5l5 5M4 20h16",
  wall: "M3 20V9h3.5v3H10V9h4v3h3.5V9H21v11zM3 16h18",
  warning: "M12 3.5L22 20.5H2zM12 10v5M12 17.7v.2",
} as const;

export type IconName = keyof typeof ICONS;

/** Icons that are mirrored in right-to-left languages. */
export const DIRECTED: ReadonlySet<IconName> = new Set([
  "away",
  "back",
  "end",
  "forward",
  "give",
  "log",
  "skip",
  "undo",
]);
