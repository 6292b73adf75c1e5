import { colorFromRgb } from '../color';
import { deltaEOk } from '../distance';
import { oklchInGamut } from '../gamut';
import { rgbToOklab, rgbToOklch } from '../oklab';
import type { Random } from '../random';
import type { Color, Palette } from '../types';
import { ATTEMPTS } from './distinct';
import { canChange, type Flags } from './scope';

type MethodRow = {
  readonly label: string;
  /** Degrees from the base hue in OKLCH, taken in turn; 'even' divides the whole circle by the colors. */
  readonly turns: readonly number[] | 'even';
  /** OKLCH lightness from and to. */
  readonly lightness: readonly [number, number];
  readonly chroma: readonly [number, number];
  /** Rungs from end to end, dark to light or shuffled; or three levels by turns, where the hues tell colors apart. */
  readonly rhythm: 'ladder' | 'shuffled' | 'levels';
};

/** Ways to generate a palette that go by one rule for the hues. `balancedPalette` and `randomPalette` go by others. */
export const METHODS = {
  analogous: {
    label: 'Analogous',
    turns: [0, 30, -30, 15, -15],
    lightness: [0.28, 0.93],
    chroma: [0.09, 0.17],
    rhythm: 'shuffled',
  },
  complementary: {
    label: 'Complementary',
    turns: [0, 180],
    lightness: [0.28, 0.93],
    chroma: [0.09, 0.17],
    rhythm: 'shuffled',
  },
  triad: {
    label: 'Triad',
    turns: [0, 120, 240],
    lightness: [0.28, 0.93],
    chroma: [0.09, 0.17],
    rhythm: 'shuffled',
  },
  split: {
    label: 'Split',
    turns: [0, 150, 210],
    lightness: [0.28, 0.93],
    chroma: [0.09, 0.17],
    rhythm: 'shuffled',
  },
  monochrome: {
    label: 'Monochrome',
    turns: [0],
    lightness: [0.27, 0.93],
    chroma: [0.08, 0.15],
    rhythm: 'ladder',
  },
  pastel: {
    label: 'Pastel',
    turns: 'even',
    lightness: [0.8, 0.91],
    chroma: [0.065, 0.08],
    rhythm: 'levels',
  },
  dark: { label: 'Dark', turns: 'even', lightness: [0.25, 0.39], chroma: [0.065, 0.1], rhythm: 'levels' },
} as const satisfies Record<string, MethodRow>;

export type MethodKind = keyof typeof METHODS;

/** OKLab distance that any two generated colors keep, also nine of one hue. */
export const METHOD_MIN_DISTANCE = 0.05;

const JITTER = 0.01;
const LEVELS = 3;
/** Below this chroma a locked color has no hue to build on. */
const NEAR_GRAY_CHROMA = 0.022;

const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

const rungs = (count: number, [from, to]: MethodRow['lightness']): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));

/** One lightness for every free color: a locked one uses up the rung that it is nearest to. */
const lightnesses = (row: MethodRow, count: number, kept: readonly Color[], random: Random): number[] => {
  const levels = rungs(LEVELS, row.lightness);
  if (row.rhythm === 'levels') return Array.from({ length: count }, (_, i) => levels[i % LEVELS] ?? 0);
  const free = rungs(count, row.lightness);
  for (const { rgb } of kept) {
    const { okL } = rgbToOklch(rgb);
    const off = free.map((rung) => Math.abs(rung - okL));
    free.splice(off.indexOf(Math.min(...off)), 1);
  }
  return row.rhythm === 'ladder' ? free : shuffled(free, random);
};

const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

const draw = (row: MethodRow, palette: Palette, locked: Flags, random: Random): Palette => {
  const kept = palette.filter((_, i) => !canChange({ locked }, i));
  const anchor = kept.map(({ rgb }) => rgbToOklch(rgb)).find(({ okC }) => okC >= NEAR_GRAY_CHROMA);
  const baseHue = anchor?.okH ?? between(random, 0, 360);
  const steps = lightnesses(row, palette.length, kept, random);
  let used = 0;
  return palette.map((color, i) => {
    if (!canChange({ locked }, i)) return color;
    const turn = row.turns === 'even' ? (360 * i) / palette.length : (row.turns[i % row.turns.length] ?? 0);
    const okL = (steps[row.rhythm === 'levels' ? i : used++] ?? 0) + between(random, -JITTER, JITTER);
    const okC = between(random, ...row.chroma);
    return colorFromRgb(oklchInGamut({ okL, okC, okH: (baseHue + turn + 360) % 360 }));
  });
};

const closest = (palette: Palette, locked: Flags): number => {
  const labs = palette.map(({ rgb }) => rgbToOklab(rgb));
  const distances = labs.flatMap((lab, i) =>
    labs.flatMap((other, j) => (j > i && !(locked[i] && locked[j]) ? [deltaEOk(lab, other)] : [])),
  );
  return Math.min(...distances);
};

/**
 * A palette of the same size by the method. Locked colors stay, and the first that has a hue gives the base hue.
 * Generated colors keep their distance from each other always, from locked ones as far as ten draws can.
 */
export const generateByMethod = (
  kind: MethodKind,
  palette: Palette,
  locked: Flags,
  random: Random,
): Palette => {
  let best = draw(METHODS[kind], palette, locked, random);
  for (let i = 1; i < ATTEMPTS && closest(best, locked) < METHOD_MIN_DISTANCE; i++) {
    const next = draw(METHODS[kind], palette, locked, random);
    if (closest(next, locked) > closest(best, locked)) best = next;
  }
  return best;
};
