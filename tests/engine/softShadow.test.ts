import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { loadNodeEngine } from '../support/nodeEngine';
import { ENGINES } from './engines';

const SIDE = 120;
const SIZE = { width: SIDE, height: SIDE };
const OPTIONS = { previewSide: 800 };
const ORANGE = 0xf97316;
const CLEAR = 0x00000000;

type Paint = (x: number, y: number) => { readonly color: number; readonly alpha: number };

const paint = (at: Paint): Uint8Array => {
  const rgba = new Uint8Array(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const { color, alpha } = at(i % SIDE, Math.floor(i / SIDE));
    rgba.set([color >> 16, (color >> 8) & 255, color & 255, alpha], i * 4);
  }
  return rgba;
};

const isThing = (x: number, y: number): boolean => x < 60 && y < 60;

/** Round, densest in its middle, up to `density` of 255. */
const shadowAt = (x: number, y: number, density: number): number =>
  Math.max(0, Math.round(density * (1 - Math.hypot(x - 80, y - 80) / 38)));

describe.each(ENGINES)('a cut-out read by $name', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });

  const colorsOf = (at: Paint) => {
    const reader = engine.openPicture(SIZE, OPTIONS);
    reader.addRows(paint(at), SIDE);
    const { summary, exact } = reader.finish();
    const named = (colors: Uint32Array): string[] =>
      [...colors].map((color) => color.toString(16).padStart(6, '0'));
    return { summary: named(summary.colors), exact: named(exact?.colors ?? new Uint32Array()) };
  };

  it.each([20, 40, 70, 100, 128, 191, 230])(
    'throws a soft shadow, up to an alpha of %i, that is none of its colors',
    (density) => {
      const found = colorsOf((x, y) =>
        isThing(x, y) ? { color: ORANGE, alpha: 255 } : { color: 0, alpha: shadowAt(x, y, density) },
      );
      expect(found).toEqual({ summary: ['f97316'], exact: ['f97316'] });
    },
  );

  it('keeps its black, which weighs no more for the shadow', () => {
    const reader = engine.openPicture(SIZE, OPTIONS);
    reader.addRows(
      paint((x, y) =>
        isThing(x, y) ? { color: y < 30 ? ORANGE : 0, alpha: 255 } : { color: 0, alpha: shadowAt(x, y, 191) },
      ),
      SIDE,
    );
    const { colors, weights } = reader.finish().summary;
    expect([...colors]).toEqual([0, ORANGE]);
    expect(weights[1]).toBe(60 * 30);
    // The first pixel of each of its rows may be counted as an edge.
    expect(weights[0]).toBeGreaterThanOrEqual(60 * 30);
    expect(weights[0]).toBeLessThan(60 * 30 + 76);
  });

  const glassOf =
    (alpha: number): Paint =>
    (x, y) => {
      if (isThing(x, y)) return { color: ORANGE, alpha: 255 };
      return x >= 60 && y >= 60 ? { color: 0x101820, alpha } : { color: CLEAR, alpha: 0 };
    };

  it.each([64, 70, 102, 111, 112, 150])(
    'keeps dark glass, which is as dense everywhere: an alpha of %i',
    (alpha) => {
      const found = colorsOf(glassOf(alpha));
      expect(found.summary).toEqual(['101820', 'f97316']);
      expect(found.exact).toEqual(['101820', 'f97316']);
    },
  );

  it('has no color of a tint so faint that nobody sees it as dark', () => {
    expect(colorsOf(glassOf(63))).toEqual({ summary: ['f97316'], exact: ['f97316'] });
  });

  it('weighs faint glass by its alpha', () => {
    const reader = engine.openPicture(SIZE, OPTIONS);
    reader.addRows(paint(glassOf(84)), SIDE);
    const { summary, exact } = reader.finish();
    expect([...summary.weights]).toEqual([60 * 60 * 0.75, 60 * 60]);
    expect([...(exact?.weights ?? [])]).toEqual([60 * 60 * 0.75, 60 * 60]);
  });

  it('keeps thin dark lines, hardly a pixel of which is opaque', () => {
    const found = colorsOf((x, y) => {
      if (isThing(x, y)) return { color: ORANGE, alpha: 255 };
      // Slanted hairlines: each covers two pixels in part.
      const cover = Math.max(0, 1 - Math.abs(((x * 0.7 + y) % 12) - 6));
      return { color: 0x111111, alpha: Math.round(cover * 255) };
    });
    expect(found.exact).toEqual(['111111', 'f97316']);
  });

  it('is its shadow where there is nothing else', () => {
    const { summary } = colorsOf((x, y) => ({ color: 0, alpha: shadowAt(x, y, 200) }));
    expect(summary).toEqual(['000000']);
  });
});

it('both engines count the same pixels of shadows', async () => {
  const [wasm, reference] = [await loadNodeEngine(), createReferenceEngine()];
  const pixel = fc.record({
    color: fc.constantFrom(0x000000, 0x2f2f2f, 0x303030, 0x102040),
    alpha: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(15, 16, 40, 64, 239, 240)),
    count: fc.integer({ min: 1, max: 4 }),
  });
  const countsOf = (engine: Engine, words: Uint32Array): number[] => {
    const size = { width: words.length, height: 1 };
    const reader = engine.openRows(size, OPTIONS, { first: 0, end: 1 });
    reader.addRows(new Uint8Array(words.buffer), 1);
    return [...reader.finish().shadow];
  };
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1, maxLength: 200 }), (runs) => {
      const words = Uint32Array.from(
        runs.flatMap(({ color, alpha, count }) =>
          Array.from({ length: count }, () => ((alpha << 24) | color) >>> 0),
        ),
      );
      expect(countsOf(wasm, words)).toEqual(countsOf(reference, words));
    }),
  );
});
