/** The language chosen for the page, or else the one that the browser prefers. */

import { choose, prefs } from "./state/prefs.svelte";
import { bestOf, languageOf } from "./words/languages";
import { speak } from "./words/words.svelte";

/** Choose a language by its code, for now and for next time. */
export function chooseLanguage(language: string): Promise<void> {
  choose({ language });
  return speakChosen();
}

/** Use the chosen language. `?lang=xr` in the address takes precedence, but is not stored. */
export function recallLanguage(address = new URL(location.href)): Promise<void> {
  const asked = languageOf(address.searchParams.get("lang") ?? "");
  prefs.language = (asked ?? languageOf(prefs.language))?.code ?? "";
  return speakChosen();
}

function speakChosen(): Promise<void> {
  return speak(languageOf(prefs.language) ?? bestOf(navigator.languages));
}
