/** SHA-256 (FIPS 180-4) of a text; the browser's own is only available over https. */

/** The first 32 bits of the fractional part of a root of each prime: `root(2)`, `root(3)`. */
function fractions(count: number, exponent: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let by = 2; by * by <= n; by++) if (n % by === 0) prime = false;
    if (prime) found.push(((n ** exponent % 1) * 2 ** 32) | 0);
  }
  return found;
}

let roots: { start: number[]; round: number[] } | null = null; // computed when first needed

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest of a text in UTF-8, as bytes. */
export function sha256(text: string): Uint8Array {
  const data = new TextEncoder().encode(text);
  const padded = new Uint8Array(((data.length + 72) >> 6) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, data.length * 8);
  roots ??= { start: fractions(8, 1 / 2), round: fractions(64, 1 / 3) };
  const { round } = roots;
  const state = [...roots.start];
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [far = 0, near = 0] = [words[i - 15], words[i - 2]];
      const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[i] = (words[i - 16] ?? 0) + first + (words[i - 7] ?? 0) + second;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const upper = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + upper + ((e & f) ^ (~e & g)) + (round[i] ?? 0) + (words[i] ?? 0)) | 0;
      const lower = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (lower + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] ?? 0) + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** Bytes as hex digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}
