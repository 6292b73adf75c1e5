import { colorFromRgb } from '../color';
import { deltaEOk } from '../distance';
import { oklchInGamut } from '../gamut';
import { rgbToOklab, rgbToOklch } from '../oklab';
import type { Random } from '../random';
import type { Color, Palette } from '../types';
import { ATTEMPTS } from './distinct';
import { METHODS, type MethodKind, type MethodRow } from './methodRules';
import { canChange, type Flags } from './scope';

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
