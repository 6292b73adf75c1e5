import { describe, expect, it } from 'vitest';

import { clusterPalettes } from '../../src/engine/clusterPalette';
import { CENTER_STRIDE, MAX_CENTERS, type ClusterSteps } from '../../src/engine/clusterSteps';
import type { ColorSummary } from '../../src/engine/colorSummary';
import { uniformOf } from '../../src/engine/reference/points';
import { NO_PLACES } from './noPlaces';

/** Twelve cells of different weights, more than any palette has. */
const CELLS = [
  0x800000, 0x008000, 0x000080, 0x808000, 0x800080, 0x008080, 0xc0c0c0, 0x404040, 0xff8000, 0x80ff00,
  0x0080ff, 0xff0080,
];
const SUMMARY: ColorSummary = {
  colors: Uint32Array.from(CELLS),
  weights: Uint32Array.from(CELLS, (_, i) => 100 - i),
};

type Search = {
  /** Centers after a start: whole numbers along the axis of lightness, by how many starts there were before. */
  readonly centersOf: (start: number, count: number) => readonly number[];
  readonly costOf?: (start: number) => number;
  readonly nearestOf?: (lightness: number) => { readonly cell: number; readonly distance: number };
  readonly coarse?: number;
};

/** Clustering whose every start is known: what the search does with it is written down. */
const searching = ({ centersOf, costOf = () => 1, nearestOf, coarse = 20 }: Search) => {
  const centers = new Float32Array(MAX_CENTERS * CENTER_STRIDE);
  const log: string[] = [];
  let starts = -1;
  const steps: ClusterSteps = {
    counts: { coarse, fine: CELLS.length },
    places: NO_PLACES,
    centers,
    seed: (grid, index, fraction, isFlat) => {
      if (index > 0) return;
      starts += 1;
      log.push(`start ${grid} ${fraction < 0 ? 'farthest' : 'by chance'}${isFlat ? ' flat' : ''}`);
      centers.fill(0);
    },
    refine: (grid, count, rounds) => {
      // The first refining of a start finds its centers; what follows keeps them.
      if (log.at(-1)?.startsWith('start'))
        for (const [i, value] of centersOf(starts, count).entries()) centers[i * CENTER_STRIDE] = value;
      log.push(`refine ${grid} ${count} ${rounds} at ${centers[0]}`);
      return costOf(starts);
    },
    nearestCell: (index) =>
      nearestOf?.(centers[index * CENTER_STRIDE] ?? NaN) ?? {
        cell: (centers[index * CENTER_STRIDE] ?? NaN) % CELLS.length,
        distance: 0,
      },
    countNearest: (colors) => Uint32Array.from(colors, (_, i) => colors.length - i),
  };
  const palettes = (count: number, variants: readonly number[] = [0]) =>
    clusterPalettes(() => steps, SUMMARY, { count, variants }).map((entries) =>
      entries.map(({ rgb }) => rgb),
    );
  return { log, palettes };
};

/** As many in a row as are wanted, from a number on. */
const row = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

describe('the palette of a picture', () => {
  it('is the best of several starts, the first of equal ones', () => {
    const best = (costs: readonly number[]) =>
      searching({
        centersOf: (start, count) => row(start, count),
        costOf: (start) => costs[start] ?? Infinity,
      }).palettes(2)[0];
    expect(best([5, 4, 3, 2, 1, 0])).toEqual([CELLS[5], CELLS[6]]);
    expect(best([5, 4, 1, 2, 3, 4])).toEqual([CELLS[2], CELLS[3]]);
    expect(best([1, 1, 1, 1, 1, 1])).toEqual([CELLS[0], CELLS[1]]);
  });

  it('starts once with the farthest colors and else by chance, never past the large areas', () => {
    const { log, palettes } = searching({ centersOf: (start, count) => row(start, count) });
    palettes(2);
    const starts = log.filter((line) => line.startsWith('start'));
    expect(starts.slice(0, 2)).toEqual(['start coarse farthest', 'start coarse by chance']);
    expect(new Set(starts.slice(1))).toEqual(new Set(['start coarse by chance']));
  });

  it('is refined in the cells of the summary at last, where it is', () => {
    const { log, palettes } = searching({
      centersOf: (start, count) => row(start, count),
      costOf: (start) => (start === 3 ? 0 : 1),
    });
    palettes(2);
    expect(log.slice(-2)).toEqual([
      expect.stringMatching(/^refine coarse 2 \d+ at 3$/),
      expect.stringMatching(/^refine fine 2 \d+ at 3$/),
    ]);
  });

  it.each([
    ['coarse', 6],
    ['fine', 5],
    ['fine', 4],
  ])('is looked for in %s cells where there are %i larger ones, for five colors', (grid, coarse) => {
    const { log, palettes } = searching({ centersOf: (start, count) => row(start, count), coarse });
    palettes(5);
    expect(log[0]).toBe(`start ${grid} farthest`);
  });

  it('has one color at least, and as many as there are centers at most', () => {
    const search = (count: number) => searching({ centersOf: (_, all) => row(0, all) }).palettes(count)[0];
    expect(search(0)).toHaveLength(1);
    expect(search(-3)).toHaveLength(1);
    expect(search(50)).toHaveLength(MAX_CENTERS);
  });
});

describe('two centers of one color', () => {
  const middle = (lightness: number) => uniformOf(0x010101 * Math.round(2.55 * lightness))[0];

  it('of the picture are that color once, and the middle of its area beside it', () => {
    const [palette] = searching({
      centersOf: () => [middle(50), middle(60)],
      nearestOf: () => ({ cell: 3, distance: 0.5 }),
    }).palettes(2);
    expect(palette?.[0]).toBe(CELLS[3]);
    expect(palette?.[1]).not.toBe(CELLS[3]);
    expect(palette).toHaveLength(2);
  });

  it('leave places to the heaviest colors that are not in the palette', () => {
    const [palette] = searching({
      centersOf: () => [middle(50), middle(50), middle(50)],
      nearestOf: () => ({ cell: 0, distance: 9 }),
    }).palettes(3);
    expect(palette?.slice(1)).toEqual([CELLS[0], CELLS[1]]);
  });

  it('leave places to the heaviest first, wherever they stand, and to the first of equal ones', () => {
    const weights = [1, 4, 9, 4, 2, 1, 1, 1, 1, 1, 1, 1];
    const steps: ClusterSteps = {
      counts: { coarse: 20, fine: CELLS.length },
      places: NO_PLACES,
      centers: new Float32Array(MAX_CENTERS * CENTER_STRIDE),
      seed: () => undefined,
      refine: () => 0,
      // Far from all: every center ends in the black that no cell has.
      nearestCell: () => ({ cell: 0, distance: 9 }),
      countNearest: (colors) => Uint32Array.from(colors, (_, i) => colors.length - i),
    };
    const summary = { ...SUMMARY, weights: Uint32Array.from(weights) };
    const [palette] = clusterPalettes(() => steps, summary, { count: 5, variants: [0] });
    expect(palette?.map(({ rgb }) => rgb)).toEqual([0, CELLS[2], CELLS[1], CELLS[3], CELLS[4]]);
  });

  it('leave no place where every center has its own', () => {
    const [palette] = searching({ centersOf: (_, count) => row(4, count) }).palettes(3);
    expect(palette).toEqual([CELLS[4], CELLS[5], CELLS[6]]);
  });
});

describe('a variant', () => {
  /** The first six starts find the canonical palette; those of the variant go on from there. */
  const variantOf = (moves: readonly number[], variant = 1) => {
    const { log, palettes } = searching({
      centersOf: (start, count) => row(start < 6 ? 0 : (moves[start - 6] ?? 0), count),
    });
    const [palette] = palettes(2, [variant]);
    return { palette, tries: log.filter((line) => line.startsWith('start')).length - 6, log };
  };

  it('is the first start that moves a color so far that one sees it', () => {
    expect(variantOf([24])).toMatchObject({ palette: [CELLS[0], CELLS[1]], tries: 1 });
    expect(variantOf([26])).toMatchObject({ palette: [CELLS[2], CELLS[3]], tries: 1 });
    // About ΔE00 10: the second of both colors has moved by 11.
    expect(variantOf([10])).toMatchObject({ palette: [CELLS[10], CELLS[11]], tries: 1 });
  });

  it('is looked for again where it comes out like the canonical one, eight times at most', () => {
    expect(variantOf([0, 1, 4, 26])).toMatchObject({ palette: [CELLS[2], CELLS[3]], tries: 4 });
    expect(variantOf([0, 0, 0, 0, 0, 0, 0, 0, 26])).toMatchObject({ tries: 8 });
  });

  it('is the one that departs most where none departs far', () => {
    expect(variantOf([1, 5, 3, 0, 5, 2, 1, 4])).toMatchObject({ palette: [CELLS[5], CELLS[6]], tries: 8 });
  });

  it.each([
    [1, true],
    [2, false],
    [3, true],
    [102, false],
  ])('with the number %i starts at colors of small areas: %s', (variant, isFlat) => {
    const { log } = variantOf([26], variant);
    expect(log.filter((line) => line.endsWith('flat')).length > 0).toBe(isFlat);
  });

  it('0 is the canonical palette, also after others', () => {
    const { palettes } = searching({ centersOf: (start, count) => row(start < 6 ? 0 : 26, count) });
    expect(palettes(2, [1, 0, 2])).toEqual([
      [CELLS[2], CELLS[3]],
      [CELLS[0], CELLS[1]],
      [CELLS[2], CELLS[3]],
    ]);
  });
});

it('equal shares stand in the order of their colors, and no order depends on the search', () => {
  const summary: ColorSummary = { colors: Uint32Array.of(3, 1, 2), weights: Uint32Array.of(5, 5, 5) };
  const steps: ClusterSteps = {
    counts: { coarse: 1, fine: 3 },
    places: NO_PLACES,
    centers: new Float32Array(MAX_CENTERS * CENTER_STRIDE),
    seed: () => undefined,
    refine: () => 0,
    nearestCell: () => ({ cell: 0, distance: 0 }),
    countNearest: (colors) => Uint32Array.from(colors, () => 5),
  };
  const palettes = clusterPalettes(() => steps, summary, { count: 3, variants: [0, 4] });
  expect(palettes.map((entries) => entries.map(({ rgb }) => rgb))).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});
