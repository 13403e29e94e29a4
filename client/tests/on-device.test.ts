import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import PlayOn from "../src/story/begin/PlayOn.svelte";
import { learnChapter } from "../src/words/words.svelte";

// Before anything is imported, so that the page is on the device.
vi.hoisted(() => history.replaceState(null, "", "/offline/replay/abc"));

vi.mock("../src/net/device", () => ({
  device: {
    ask: (path: string) =>
      Promise.resolve(
        Response.json(
          path === "/api/choices" ? { bots: ["mason"] } : { id: "new", link: "/t/new", token: "t" },
        ),
      ),
  },
}));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("a game played on from a replay stays on the device", async () => {
  await learnChapter("study");
  render(PlayOn, { where: { table: "abc", actions: 3 }, names: ["Ada", "Ben"], actor: 0 });
  const play = screen.getAllByRole<HTMLButtonElement>("button")[0]!;
  await waitFor(() => expect(play.disabled).toBe(false));
  await fireEvent.submit(play.closest("form")!);
  await waitFor(() => expect(location.pathname).toBe("/offline/t/new"));
});
