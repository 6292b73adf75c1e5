import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine';
import { joinRows } from '../../src/engine/joinRows';
import { partsOf } from '../../src/engine/pictureParts';
import { type PictureReading, previewAreas } from '../../src/engine/pictureReader';
import { ENGINES } from './engines';
import { anyPixels, pixelsOf } from './pixels';

const OPTIONS = { previewSide: 800 };

/** Read by several, each some neighboring parts; `cuts` are where one reader ends and the next begins. */
const readApart = (
  engine: Engine,
  rgba: Uint8Array,
  width: number,
  cuts: readonly number[],
): PictureReading => {
  const size = { width, height: rgba.length / 4 / width };
  const parts = partsOf(previewAreas(size, OPTIONS).rows);
  const bounds = [0, ...cuts, parts.length];
  const readings = bounds.slice(1).map((end, at) => {
    const rows = { first: parts[bounds[at]!]!.first, end: parts[end - 1]!.end };
    const reader = engine.openRows(size, OPTIONS, rows);
    reader.addRows(rgba.subarray(rows.first * width * 4, rows.end * width * 4), rows.end - rows.first);
    return reader.finish();
  });
  return joinRows(size, OPTIONS, readings);
};

describe.each(ENGINES)('a picture that several read by $name', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });

  it('is what one alone reads', () => {
    const cuts = fc.constantFrom([], [2], [1, 2], [1, 2, 3], [3]);
    fc.assert(
      fc.property(anyPixels(20_000), fc.integer({ min: 1, max: 200 }), cuts, (pixels, wanted, at) => {
        const width = Math.min(wanted, pixels.length / 4);
        const rows = Math.floor(pixels.length / 4 / width);
        const rgba = pixels.subarray(0, rows * width * 4);
        const reader = engine.openPicture({ width, height: rows }, OPTIONS);
        reader.addRows(rgba, rows);
        const alone = reader.finish();
        expect(readApart(engine, rgba, width, at)).toEqual(alone);
      }),
      { numRuns: Number(process.env['HUELOOM_RUNS'] ?? 40) },
    );
  });

  it('keeps the exact color that most of it has, through parts where others lead', () => {
    // Of one cell: a third of the second part has another color.
    const ground = { color: 0xfefefe, pixels: 160 };
    const other = { color: 0xf9f9f9, pixels: 80 };
    const rgba = pixelsOf([ground, other, ground, ground, ground]);
    const { summary } = readApart(engine, rgba, 40, [1, 2, 3]);
    expect([...summary.colors]).toEqual([0xfefefe]);
  });

  it('keeps that color, too, where a part has none of it', () => {
    // Of one cell, four parts of which the third is another color.
    const ground = { color: 0xfefefe, pixels: 160 };
    const rgba = pixelsOf([ground, ground, { color: 0xf9f9f9, pixels: 160 }, ground]);
    const { summary, solids } = readApart(engine, rgba, 40, [1, 2, 3]);
    expect([[...summary.colors], [...solids]]).toEqual([[0xfefefe], [3 * 160]]);
  });

  it('counts how many pixels have the color of a cell in groups of four', () => {
    // Of one cell: 24 groups of four, and eight that another color is in.
    const groups = Array.from({ length: 32 }, (_, at) => [
      { color: 0xfefefe, pixels: 3 },
      { color: at % 4 === 3 ? 0xf9f9f9 : 0xfefefe, pixels: 1 },
    ]).flat();
    const { summary, solids } = readApart(engine, pixelsOf(groups), 16, [1, 2]);
    expect([[...solids], [...summary.weights]]).toEqual([[96], [128]]);
  });

  it('has all its exact colors, each once', () => {
    const rgba = pixelsOf(Array.from({ length: 400 }, (_, at) => ({ color: at % 50, pixels: 1 })));
    const { exact } = readApart(engine, rgba, 20, [1, 2, 3]);
    expect([...exact!.colors]).toEqual(Array.from({ length: 50 }, (_, color) => color));
    expect(new Set(exact!.weights)).toEqual(new Set([8]));
  });

  it('has no exact colors where only all parts together have too many', () => {
    const colors = Array.from({ length: 10_000 }, (_, at) => ({ color: at * 3, pixels: 1 }));
    expect(readApart(engine, pixelsOf(colors), 100, [2]).exact).toBeNull();
  });
});

describe('the parts of a picture', () => {
  it.each([1, 2, 3, 5, 799, 3000, 5774])(
    'are all its %i rows, cut between areas of the preview',
    (height) => {
      const { rows } = previewAreas({ width: 4000, height }, OPTIONS);
      const parts = partsOf(rows);
      expect(parts[0]!.first).toBe(0);
      expect(parts.at(-1)!.end).toBe(height);
      parts.slice(1).forEach(({ first }, at) => expect(first).toBe(parts[at]!.end));
      for (const { first } of parts) expect(rows.starts).toContain(first);
    },
  );
});
