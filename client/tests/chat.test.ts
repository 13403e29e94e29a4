import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { LineOut } from "../src/protocol";
import { LONGEST_LINE, readUntil, unread, unreadSince } from "../src/state/chat.svelte";
import Chat from "../src/table/Chat.svelte";
import { chatWords } from "../src/words/chat-words";

const LINES: LineOut[] = [
  { seat: 0, at: 1000, text: "", quick: "hello" },
  { seat: 1, at: 2000, text: "<b>שלום</b>", quick: "" },
];
const QUICK = ["hello", "bye"];

afterEach(cleanup);

function open(more = {}) {
  const onsay = vi.fn();
  const onread = vi.fn();
  render(Chat, { lines: LINES, names: ["Ada", "בן"], quick: QUICK, onsay, onread, ...more });
  return { onsay, onread };
}

describe("chat", () => {
  it("shows who said what: text as it is, quick phrases in the reader's words", () => {
    open();
    expect(screen.getAllByText("Hello!")[0]?.dir).toBe("auto");
    expect(screen.getByText("<b>שלום</b>").dir).toBe("auto");
    expect(screen.getByText("בן").tagName).toBe("BDI");
  });

  it("says a text once it has one, and quick phrases at once", async () => {
    const { onsay } = open();
    const field = screen.getByRole("textbox", { name: "Say something" });
    const button = screen.getByRole("button", { name: "Send" });
    expect(button.hasAttribute("disabled")).toBe(true);
    await fireEvent.input(field, { target: { value: "  Well! " } });
    await fireEvent.click(button);
    expect(onsay).toHaveBeenLastCalledWith({ text: "Well!" });
    expect((field as HTMLInputElement).value).toBe("");
    await fireEvent.click(screen.getByRole("button", { name: "Bye!" }));
    expect(onsay).toHaveBeenLastCalledWith({ quick: "bye" });
  });

  it("unfolds all quick phrases", async () => {
    open();
    const more = screen.getByRole("button", { name: "Show all quick phrases" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(more);
    expect(more.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("list", { name: "Quick phrases" }).classList).toContain("all");
  });

  it("counts what is left of a long line", async () => {
    open();
    const field = screen.getByRole("textbox") as HTMLInputElement;
    expect(field.maxLength).toBe(LONGEST_LINE);
    await fireEvent.input(field, { target: { value: "a".repeat(LONGEST_LINE - 1) } });
    expect(screen.getByText("1 character left")).toBeTruthy();
  });

  it("is only to be read by those who have no seat", () => {
    open({ may: false });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("tells what has been read", () => {
    expect(open().onread).toHaveBeenCalledWith(2000);
  });
});

describe("lines that are new", () => {
  it("are those of others since one last looked", () => {
    expect(unreadSince(LINES, 0, [0])).toBe(1);
    expect(unreadSince(LINES, 2000, [0])).toBe(0);
    const later = Date.now() + 1000;
    const chat = [...LINES, { seat: 1, at: later, text: "?", quick: "" }];
    const table = { id: "x", chat, you: { seats: [0] }, behind: 0 };
    expect(unread(table)).toBe(1);
    expect(unread({ ...table, behind: 60_000 })).toBe(0);
    readUntil("x", later);
    expect(unread(table)).toBe(0);
  });

  it("stay new when another table's are read", () => {
    const at = Date.now() + 1000;
    const chat = [{ seat: 1, at, text: "?", quick: "" }];
    readUntil("y", at);
    const [read, other] = ["y", "z"].map((id) => unread({ id, chat, you: null, behind: 0 }));
    expect([read, other]).toEqual([0, 1]);
  });

  it("may be quick phrases of a newer server", () => {
    expect(chatWords({ quick: "dance", text: "" })).toBe("dance");
  });
});
