/** A text as a QR code, to be drawn as one path. */

import { encode } from "uqr";

export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  const cells = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { path: cells.join(""), size };
}
