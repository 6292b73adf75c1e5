import { beforeAll, describe, expect, it } from 'vitest';
import { DEFICIENCIES, type DeficiencyKind, simulateDeficiency } from '../../../src/color/deficiency';
import type { Engine } from '../../../src/engine/engine';
import { ENGINES } from '../engines';
import { pixelsOf } from '../pixels';

const KINDS = Object.keys(DEFICIENCIES) as DeficiencyKind[];
const STEPS = Array.from({ length: 27 }, (_, i) => Math.min(255, i * 10));
const grid = Uint8Array.from(
  STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.flatMap((b) => [r, g, b, (r + g + b) & 255]))),
);

describe.each(ENGINES)('$name simulates color vision', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });

  it.each(KINDS)('%s: at most one code off the formula, and 99.7 % of channels exact', (kind) => {
    const out = engine.simulate(grid, kind);
    let exact = 0;
    let farthest = 0;
    for (let i = 0; i < grid.length; i += 4) {
      const right = simulateDeficiency({ r: grid[i]!, g: grid[i + 1]!, b: grid[i + 2]! }, kind);
      for (const [lane, value] of [right.r, right.g, right.b].entries()) {
        const off = Math.abs(out[i + lane]! - value);
        if (off === 0) exact += 1;
        farthest = Math.max(farthest, off);
      }
    }
    expect(farthest).toBeLessThanOrEqual(1);
    expect(exact / ((grid.length / 4) * 3)).toBeGreaterThanOrEqual(0.997);
  });

  it.each(KINDS)('%s: keeps alpha, and black, white and grays as they are', (kind) => {
    const grays = pixelsOf(
      Array.from({ length: 256 }, (_, i) => ({ color: 0x010101 * i, pixels: 1, alpha: 255 - i })),
    );
    const out = engine.simulate(grays, kind);
    for (let i = 0; i < grays.length; i++)
      expect(Math.abs(out[i]! - grays[i]!)).toBeLessThanOrEqual(i % 4 === 3 ? 0 : 1);
  });

  it('gives a new array of the same length for any number of pixels', () => {
    for (const pixels of [0, 1, 2, 3, 5]) {
      const rgba = pixelsOf([{ color: 0x336699, pixels }]);
      const out = engine.simulate(rgba, 'achromatopsia');
      expect(out).toHaveLength(pixels * 4);
      expect(out.buffer).not.toBe(rgba.buffer);
    }
  });
});
