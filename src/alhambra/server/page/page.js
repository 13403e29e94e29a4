/** The plain page: the lobby at `/`, and a table at `/t/{id}`. It puts all text in as text. */

import { openLobby } from "./lobby.js";
import { openTable } from "./table.js";

const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
if (table) openTable(table);
else openLobby();
