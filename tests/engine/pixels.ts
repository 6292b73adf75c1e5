import fc from 'fast-check';
import type { PackedRgb } from '../../src/engine/engine';
import { createXorshift } from '../../src/engine/xorshift';
import { randomInt } from '../../src/color/random';

type Run = { readonly color: PackedRgb; readonly pixels: number; readonly alpha?: number };

/** RGBA bytes of runs of one color each. */
export const pixelsOf = (runs: readonly Run[]): Uint8Array => {
  const total = runs.reduce((sum, { pixels }) => sum + pixels, 0);
  const rgba = new Uint8Array(total * 4);
  let at = 0;
  for (const { color, pixels, alpha = 255 } of runs) {
    for (let i = 0; i < pixels; i++, at += 4) {
      rgba.set([color >>> 16, (color >>> 8) & 255, color & 255, alpha], at);
    }
  }
  return rgba;
};

export const noisePixels = (count: number, seed: number): Uint8Array => {
  const random = createXorshift(seed);
  return Uint8Array.from({ length: count * 4 }, () => randomInt(random, 0, 255)).map((byte, i) =>
    i % 4 === 3 ? 255 : byte,
  );
};

const ALPHAS = {
  opaque: () => 255,
  edge: (random: () => number) => randomInt(random, 126, 129),
  any: (random: () => number) => randomInt(random, 0, 255),
  clear: () => 0,
} as const;

type Recipe = {
  readonly count: number;
  readonly seed: number;
  readonly colors: number;
  readonly longestRun: number;
  readonly alpha: keyof typeof ALPHAS;
};

const bake = ({ count, seed, colors, longestRun, alpha }: Recipe): Uint8Array => {
  const random = createXorshift(seed);
  const palette = Array.from({ length: colors }, () => Math.floor(random() * 0x1000000));
  const rgba = new Uint8Array(count * 4);
  for (let i = 0; i < count;) {
    // Many colors are noise: every pixel its own.
    const color = colors > 64 ? Math.floor(random() * 0x1000000) : palette[randomInt(random, 0, colors - 1)]!;
    const end = Math.min(count, i + randomInt(random, 1, longestRun));
    for (; i < end; i++) {
      rgba.set([color >>> 16, (color >>> 8) & 255, color & 255, ALPHAS[alpha](random)], i * 4);
    }
  }
  return rgba;
};

/** Pictures of every kind: noise, few colors, long and short runs, all cases of alpha; small ones more often. */
export const anyPixels = (most: number): fc.Arbitrary<Uint8Array> =>
  fc
    .record({
      count: fc.oneof(fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: most })),
      seed: fc.integer({ min: 1, max: 0x7fffffff }),
      colors: fc.integer({ min: 1, max: 80 }),
      longestRun: fc.integer({ min: 1, max: 40 }),
      alpha: fc.constantFrom(...(['opaque', 'edge', 'any', 'clear'] as const)),
    })
    .map(bake);
