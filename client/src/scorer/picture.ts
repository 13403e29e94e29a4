/** The result of an evening as a picture that can be sent to others. */

import { SEAT } from "../art/colours";
import { number, spoken, t } from "../words/words.svelte";
import { type Evening, sheetsOf, totalsOf, winnersOf } from "./evening";

const WIDTH = 1080;
const MARGIN = 64;
const ROW = 92;
const PAPER = "#fcf7ec";
const INK = "#14203c";
const LINE = "#8a6414";
const BRASS = "#e2ac3b";

/** A PNG with everybody's points, scoring by scoring. */
export async function pictureOf(evening: Evening): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 2 * MARGIN + ROW * (evening.names.length + 3);
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("this browser draws no pictures");
  draw(drawing, evening, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("this browser draws no pictures");
  const day = new Date(evening.began).toISOString().slice(0, 10);
  return new File([blob], `alhambra-${day}.png`, { type: "image/png" });
}

function draw(drawing: CanvasRenderingContext2D, evening: Evening, height: number): void {
  const { direction, locale } = spoken();
  const right = direction === "rtl";
  const style = getComputedStyle(document.documentElement);
  const [serif, sans] = [style.getPropertyValue("--serif"), style.fontFamily];
  /** The x at a distance from the start of the line, left or right by language. */
  const at = (x: number) => (right ? WIDTH - x : x);
  const write = (text: string, x: number, y: number, font: string, align: CanvasTextAlign) => {
    drawing.font = font;
    drawing.textAlign = align;
    drawing.fillStyle = INK;
    drawing.fillText(text, at(x), y, align === "center" ? 170 : 460);
  };

  drawing.direction = right ? "rtl" : "ltr";
  drawing.textBaseline = "middle";
  drawing.fillStyle = PAPER;
  drawing.fillRect(0, 0, WIDTH, height);
  drawing.strokeStyle = LINE;
  drawing.lineWidth = 6;
  drawing.strokeRect(20, 20, WIDTH - 40, height - 40);

  let y = MARGIN + ROW / 2;
  write(t("game"), MARGIN, y, `600 64px ${serif}`, "start");
  const day = new Date(evening.began).toLocaleDateString(locale, { dateStyle: "long" });
  write(day, MARGIN, y + ROW * 0.75, `32px ${sans}`, "start");
  y += 2 * ROW;

  const sheets = sheetsOf(evening);
  const totals = totalsOf(evening);
  const winners = winnersOf(evening);
  const columns = [560, 700, 840, WIDTH - MARGIN - 50];
  const heads = [...sheets.map((_, place) => t(`sheet-tab-${place + 1}`)), t("sheet-total")];
  const places = [...columns.slice(0, sheets.length), columns[3] as number];
  heads.forEach((head, place) => write(head, places[place] ?? 0, y, `30px ${sans}`, "center"));
  const seats = evening.names.map((_, seat) => seat);
  seats.sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
  for (const seat of seats) {
    y += ROW;
    if (winners.includes(seat)) {
      drawing.fillStyle = BRASS;
      drawing.fillRect(MARGIN - 16, y - ROW / 2 + 6, WIDTH - 2 * MARGIN + 32, ROW - 12);
    }
    drawing.fillStyle = SEAT[seat % SEAT.length]?.field ?? INK;
    drawing.beginPath();
    drawing.arc(at(MARGIN + 18), y, 18, 0, 2 * Math.PI);
    drawing.fill();
    write(evening.names[seat] ?? "", MARGIN + 56, y, `600 42px ${sans}`, "start");
    sheets.forEach(({ scoring }, place) =>
      write(number(scoring.points[seat] ?? 0), places[place] ?? 0, y, `42px ${sans}`, "center"),
    );
    write(number(totals[seat] ?? 0), places.at(-1) ?? 0, y, `700 52px ${serif}`, "center");
  }
}

/** Share a file with another app, or download it if that is not possible. */
export async function share(file: File): Promise<void> {
  const offer = { files: [file] };
  if (navigator.canShare?.(offer)) {
    try {
      await navigator.share(offer);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // cancelled
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
