import { colorFromRgb } from '../color';
import { deltaEOk } from '../distance';
import { oklchInGamut } from '../gamut';
import { NEAR_GRAY_CHROMA, rgbToOklab, rgbToOklch } from '../oklab';
import type { Random } from '../random';
import type { Oklch, Palette } from '../types';
import { bestDraw, leastDistance } from './bestDraw';
import { ATTEMPTS } from './distinct';
import { evenSteps, freeSteps } from './freeSteps';
import { METHODS, type MethodKind, type MethodRow } from './methodRules';
import { randomBetween } from './randomBetween';
import { canChange, type Flags } from './scope';

/** Minimum OKLab distance between generated colors, small enough for nine of one hue. */
export const METHOD_MIN_DISTANCE = 0.05;

const JITTER = 0.01;
const LEVELS = 3;

const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** One lightness for every free color. */
const lightnesses = (row: MethodRow, count: number, kept: readonly Oklch[], random: Random): number[] => {
  const levels = evenSteps(LEVELS, row.lightness);
  if (row.rhythm === 'levels') return Array.from({ length: count }, (_, i) => levels[i % LEVELS] ?? 0);
  const free = freeSteps(evenSteps(count, row.lightness), kept);
  return row.rhythm === 'ascending' ? free : shuffled(free, random);
};

const draw = (row: MethodRow, palette: Palette, locked: Flags, random: Random): Palette => {
  const kept = palette.filter((_, i) => !canChange({ locked }, i)).map(({ rgb }) => rgbToOklch(rgb));
  const baseHue = kept.find(({ okC }) => okC >= NEAR_GRAY_CHROMA)?.okH ?? randomBetween(random, 0, 360);
  const steps = lightnesses(row, palette.length, kept, random);
  let used = 0;
  return palette.map((color, i) => {
    if (!canChange({ locked }, i)) return color;
    const turn = row.turns === 'even' ? (360 * i) / palette.length : (row.turns[i % row.turns.length] ?? 0);
    const okL = (steps[row.rhythm === 'levels' ? i : used++] ?? 0) + randomBetween(random, -JITTER, JITTER);
    const okC = randomBetween(random, ...row.chroma);
    return colorFromRgb(oklchInGamut({ okL, okC, okH: (baseHue + turn + 360) % 360 }));
  });
};

/**
 * A palette of the same size by the method. Locked colors stay, and the first that is not gray sets the base hue.
 * Generated colors keep their distance from each other, and from locked ones if one of ten draws succeeds.
 */
export const generateByMethod = (
  kind: MethodKind,
  palette: Palette,
  locked: Flags,
  random: Random,
): Palette =>
  bestDraw(
    () => draw(METHODS[kind], palette, locked, random),
    (drawn) => leastDistance(drawn, locked, rgbToOklab, deltaEOk),
    { enough: METHOD_MIN_DISTANCE, attempts: ATTEMPTS },
  );
