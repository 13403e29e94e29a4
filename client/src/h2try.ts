import { mount } from "svelte";
import "./app.css";
import Try from "./H2Try.svelte";
import { recallPrefs } from "./state/prefs.svelte";
import { replay } from "./net/api";
await recallPrefs();
const q = new URL(location.href).searchParams;
mount(Try, { target: document.getElementById("app")!, props: { part: q.get("part") ?? "", replay: await replay(q.get("table") ?? ""), at: Number(q.get("at") ?? 0) } });
