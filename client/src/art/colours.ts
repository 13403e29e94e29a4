/** The colours of pieces: the same in both themes. Those of the screen are in app.css. */

import type { Currency, Kind } from "../notation";

export const INK = "#14203C";
export const PAPER = "#FFFAF0";
export const WALL = "#0B0A12"; // the darkest colour on a tile
export const MORTAR = "#FBF3E0"; // around a wall, so that it shows on dark tiles too
export const BRASS = "#E2AC3B";
export const WATER = "#8CCBD6";
export const WATER_DEEP = "#2F7F95";
export const CLASH = "#D11F1F";

interface Paint {
  field: string; // the tile
  tint: string; // the star behind the building
  mark: string; // the building and its rank
  glow: string; // windows and openings
}

export const KIND: Record<Kind, Paint> = {
  pavilion: { field: "#449FDF", tint: "#69B5E8", mark: "#08294D", glow: "#D9F0FF" },
  seraglio: { field: "#77111B", tint: "#8C2630", mark: "#FBE3BC", glow: "#77111B" },
  arcades: { field: "#E59559", tint: "#F0B384", mark: "#4A1B08", glow: "#FFE3C2" },
  chambers: { field: "#FBF6E9", tint: "#EBDDBB", mark: "#5A3319", glow: "#F9E2A6" },
  garden: { field: "#4B7951", tint: "#3D6843", mark: "#EEF5D6", glow: "#4B7951" },
  tower: { field: "#251D73", tint: "#362D8B", mark: "#F3E7CB", glow: "#251D73" },
};

interface Coin {
  field: string;
  text: string; // on the field
  tint: string; // lines on the field
}

export const CURRENCY: Record<Currency, Coin> = {
  b: { field: "#234177", text: "#FFFFFF", tint: "#4A69A3" },
  g: { field: "#327D59", text: "#FFFFFF", tint: "#58A07D" },
  o: { field: "#E77818", text: INK, tint: "#F29A4C" },
  y: { field: "#FBE45E", text: INK, tint: "#D9B92C" },
};

/** Seat colours: unlike those of kinds and currencies, and always shown with pattern and initial. */
export const SEAT: readonly { field: string; tint: string }[] = [
  { field: "#6A3A6F", tint: "#45224A" },
  { field: "#0E6467", tint: "#084144" },
  { field: "#8A4514", tint: "#5E2C08" },
  { field: "#4F5A66", tint: "#333C47" },
  { field: "#9A2A5E", tint: "#6B153D" },
  { field: "#56600F", tint: "#383F05" },
];
