/** The gallery's page: gallery.html?part=act&lang=xr&theme=dark. */

import { mount } from "svelte";

import "./app.css";
import Gallery from "./gallery/Gallery.svelte";
import { ENGLISH, languageOf } from "./words/languages";
import { speak } from "./words/words.svelte";

const wanted = new URLSearchParams(location.search);
const theme = wanted.get("theme");
if (theme) document.documentElement.dataset.theme = theme;

await speak(languageOf(wanted.get("lang") ?? "") ?? ENGLISH);
mount(Gallery, {
  target: document.getElementById("app")!,
  props: { part: wanted.get("part") ?? "act" },
});
