/** Pseudo-languages made from English, for testing layouts. */

const ACCENTS: Record<string, string> = {
  a: "àà",
  b: "ƀ",
  c: "ç",
  d: "ð",
  e: "ëë",
  f: "ƒ",
  g: "ğ",
  h: "ĥ",
  i: "îï",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  m: "ɱ",
  n: "ñ",
  o: "öö",
  p: "þ",
  q: "ǫ",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ûû",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ýý",
  z: "ž",
};

/** Words about half as long again, with accents: `Take` becomes `Ţààķëë`. */
export function longer(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const accent = ACCENTS[letter.toLowerCase()] ?? letter;
    if (letter === letter.toLowerCase()) return accent;
    return accent.charAt(0).toUpperCase() + accent.slice(1);
  });
}

const RIGHT_TO_LEFT = "\u202e"; // overrides the direction of any letters
const END = "\u202c";

/** Shows every word from right to left. */
export function mirrored(text: string): string {
  return text.replace(/[a-z]+/gi, (word) => RIGHT_TO_LEFT + word + END);
}
