import { describe, expect, it } from "vitest";

import { band, BUILDINGS, buildingAt, placed } from "../src/art/drawings";

describe("a path", () => {
  it("is moved and scaled, whatever it is made of", () => {
    expect(placed("M1 2H3V4L5 6Z", 10, 20)).toBe("M11 22H13V24L15 26Z");
    expect(placed("M1 2h3v4l-5 6z", 10, 20, 2)).toBe("M12 24h6v8l-10 12z");
    expect(placed("M0 0C1 2 3 4 5 6Q1 2 3 4", 10, 20)).toBe("M10 20C11 22 13 24 15 26Q11 22 13 24");
  });

  it("keeps the angle and the flags of an arc", () => {
    expect(placed("M0 0A3 4 30 1 0 5 6", 10, 20, 2)).toBe("M10 20A6 8 30 1 0 20 32");
    expect(placed("M0 0a3 4 30 1 0 5 6a1 1 0 0 1 2 2", 10, 20, 2)).toBe(
      "M10 20a6 8 30 1 0 10 12a2 2 0 0 1 4 4",
    );
  });

  it("goes there and back", () => {
    for (const { body, holes, lines } of Object.values(BUILDINGS)) {
      for (const path of [body, holes, lines]) {
        expect(placed(placed(path, 7, 9), -7, -9)).toBe(placed(path, 0, 0));
      }
    }
  });
});

describe("a wall", () => {
  it("runs along its edge", () => {
    expect(band("N", 10)).toBe("M0 10L0 0L100 0L100 10Z");
    expect(band("E", 10)).toBe("M90 0L100 0L100 100L90 100Z");
    expect(band("S", 10)).toBe("M100 90L100 100L0 100L0 90Z");
    expect(band("W", 10)).toBe("M10 100L0 100L0 0L10 0Z");
  });

  it("has merlons", () => {
    expect(band("N", 10, 2, 4)).toBe("M0 10L0 0L33.33 0L33.33 4L66.67 4L66.67 0L100 0L100 10Z");
  });
});

describe("a building", () => {
  it("is drawn once for each place", () => {
    expect(buildingAt("tower", 10, 20, 32)).toBe(buildingAt("tower", 10, 20, 32));
    expect(buildingAt("tower", 10, 20, 32).body).toBe(placed(BUILDINGS.tower.body, 10, 20, 0.5));
  });
});
