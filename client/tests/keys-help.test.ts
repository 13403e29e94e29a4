import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it } from "vitest";

import KeysHelp from "../src/table/keys/KeysHelp.svelte";
import { ENGLISH, LANGUAGES } from "../src/words/languages";
import { speak } from "../src/words/words.svelte";

afterEach(() => speak(ENGLISH));

it("names keys as they are written on the keyboards of a language", async () => {
  await speak(LANGUAGES.find(({ code }) => code === "de")!);
  const { component, container } = render(KeysHelp);
  component.open();
  await tick();
  const keys = [...container.querySelectorAll("kbd")].map((key) => key.textContent);
  expect(keys).toContain("Leertaste");
  expect(keys).toContain("Strg+Z");
  expect(keys).toContain("Esc");
});
