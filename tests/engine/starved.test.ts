import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine';
import { ENGINES } from './engines';
import { noisePixels, pixelsOf } from './pixels';

const STARVED: Record<string, Uint8Array> = {
  'one color': pixelsOf([{ color: 0x4080c0, pixels: 10_000 }]),
  'two colors': pixelsOf([
    { color: 0x4080c0, pixels: 9999 },
    { color: 0xffffff, pixels: 1 },
  ]),
  'near-grays': pixelsOf(
    Array.from({ length: 200 }, (_, i) => ({ color: 0x7f7f7f + ((i % 3) << 16) + (i % 4), pixels: 50 })),
  ),
  black: pixelsOf([{ color: 0x000000, pixels: 10_000 }]),
  white: pixelsOf([{ color: 0xffffff, pixels: 10_000 }]),
  'a gray ramp': pixelsOf(Array.from({ length: 256 }, (_, i) => ({ color: 0x010101 * i, pixels: 40 }))),
  'one pixel': pixelsOf([{ color: 0xc0ffee, pixels: 1 }]),
  noise: noisePixels(3000, 1),
  nothing: pixelsOf([{ color: 0xff00ff, pixels: 500, alpha: 0 }]),
};

describe.each(ENGINES)('$name with a starved picture', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });

  it.each(Object.keys(STARVED))('ends with valid colors: %s', (name) => {
    const summary = engine.summarize(STARVED[name]!);
    const cells = summary.colors.length;
    for (const count of [1, 2, 5, 9]) {
      for (const variant of [0, 1, 2]) {
        const palette = engine.clusterPalette(summary, { count, variant });
        expect(palette).toHaveLength(Math.min(count, cells));
        expect(palette.every(({ rgb }) => Number.isInteger(rgb) && rgb >= 0 && rgb <= 0xffffff)).toBe(true);
        expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(cells > 0 ? 1 : 0, 12);
      }
    }
    const swatches = engine.sampleSwatches(summary, { target: 200, seed: 1 });
    expect(swatches.length).toBeLessThanOrEqual(cells);
    expect(swatches.length > 0).toBe(cells > 0);
  });
});
