import { colorFromRgb } from '../color';
import { deltaE00 } from '../distance';
import { oklchInGamut } from '../gamut';
import { rgbToLab } from '../lab';
import { NEAR_GRAY_CHROMA, rgbToOklch } from '../oklab';
import { randomInt, type Random } from '../random';
import type { Color, Oklch, Palette } from '../types';
import { bestDraw, leastDistance } from './bestDraw';
import { evenSteps, freeSteps } from './freeSteps';
import { randomBetween } from './randomBetween';
import { canChange, type Flags } from './scope';

/** Minimum ΔE00 between any two colors of a balanced palette, whatever its size. */
export const BALANCED_MIN_DELTA = 10;
/** Draws before settling for the best so far: locked colors may leave no room for better ones. */
const MOST_DRAWS = 60;

/** Ranges of OKLCH lightness of the darkest and the lightest color. */
const DARKEST = [0.24, 0.34] as const;
const LIGHTEST = [0.92, 0.97] as const;
/** Ranges of chroma by lightness: both ends are quiet grounds, the middle is colorful. */
const CHROMA = { dark: [0.03, 0.08], middle: [0.09, 0.16], light: [0.012, 0.045] } as const;
const ACCENT_CHROMA = [0.15, 0.21] as const;
/** Factors of chroma, except for the accent: muted, natural, strong. */
const STRENGTHS = [0.85, 1, 1.25] as const;
/** Degrees: the drift of hue from dark to light, and the accent's offset from the base hue. */
const DRIFTS = [-70, -35, -20, 20, 35, 70] as const;
const ACCENTS = [180, 150, -150, 120, -120, 60, -60] as const;
/** From this number of lightness steps on, neighbors are close: every other one is offset by a second hue. */
const CLOSE_STEPS = 7;
const SECOND_HUES = [-110, -80, 80, 110] as const;
/**
 * Dark yellows and dull warm colors look muddy and are the least liked (Palmer and Schloss 2010, an ecological valence
 * theory of human color preference). So as lightness falls, warm hues shift toward red, greenish ones toward green, and
 * all keep a minimum of chroma. `from` to `to` are the affected OKLCH hues, divided at `parts` into warm and green; the
 * curves give, by lightness, the maximum hue of warm colors, the minimum hue of green ones, and the minimum chroma.
 */
const MUD = {
  from: -25,
  parts: 108,
  to: 152,
  warm: [
    [0.28, 8],
    [0.42, 24],
    [0.56, 42],
    [0.7, 64],
    [0.8, 84],
    [0.88, 108],
  ],
  green: [
    [0.28, 152],
    [0.42, 148],
    [0.58, 140],
    [0.72, 128],
    [0.88, 108],
  ],
  chroma: [
    [0.24, 0.045],
    [0.42, 0.1],
    [0.55, 0.125],
    [0.76, 0.12],
    [0.87, 0.05],
    [0.94, 0],
  ],
} as const;
const HUE_JITTER = 12;
const LIGHTNESS_JITTER = 0.015;

type Range = readonly [number, number];

const within = (random: Random, [low, high]: Range): number => randomBetween(random, low, high);
const oneOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items[randomInt(random, 0, items.length - 1)];
const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
const turned = (hue: number): number => ((hue % 360) + 360) % 360;

/** Linear between the dark end, the middle and the light end; `place` is 0–1. */
const chromaAt = (ends: Record<'dark' | 'middle' | 'light', number>, place: number): number =>
  place < 0.5 ? mix(ends.dark, ends.middle, place * 2) : mix(ends.middle, ends.light, place * 2 - 1);

type Curve = readonly (readonly [at: number, value: number])[];

/** Piecewise linear, and constant beyond the first and the last point. */
const along = (curve: Curve, at: number): number => {
  const next = curve.findIndex(([place]) => place >= at);
  const [above, below] = [curve.at(next), curve.at(next - 1)];
  if (!above || !below) return 0;
  if (next <= 0) return above[1];
  return mix(below[1], above[1], (at - below[0]) / (above[0] - below[0]));
};

/** The hue in degrees [`MUD.from`, `MUD.to`), or null for hues that look clean at any lightness. */
const muddyHue = (okH: number): number | null => {
  const hue = okH - 360 > MUD.from ? okH - 360 : okH;
  return hue < MUD.to ? hue : null;
};

/** The color without mud: see `MUD`. The base hue decides the side, so a palette built on yellow stays on one. */
const outOfMud = ({ okL, okC, okH }: Oklch, baseHue: number): Oklch => {
  const hue = muddyHue(okH);
  if (hue === null) return { okL, okC, okH };
  const isWarm = (muddyHue(baseHue) ?? hue) < MUD.parts;
  const bent = isWarm ? Math.min(hue, along(MUD.warm, okL)) : Math.max(hue, along(MUD.green, okL));
  return { okL, okC: Math.max(okC, along(MUD.chroma, okL)), okH: turned(bent) };
};

/** Index of the lightness at which a hue reaches most chroma: light for yellow, dark for blue. */
const strongestAt = (lightnesses: readonly number[], hue: number, chroma: number): number => {
  const strengths = lightnesses.map((okL) => rgbToOklch(oklchInGamut({ okL, okC: chroma, okH: hue })).okC);
  return strengths.indexOf(Math.max(...strengths));
};

const drawFree = (count: number, kept: readonly Oklch[], random: Random): Color[] => {
  const baseHue = kept.find(({ okC }) => okC >= NEAR_GRAY_CHROMA)?.okH ?? random() * 360;
  const ends: Range = [within(random, DARKEST), within(random, LIGHTEST)];
  const steps = freeSteps(evenSteps(count, ends), kept);
  const strength = oneOf(random, STRENGTHS) ?? 1;
  const drift = oneOf(random, DRIFTS) ?? 0;
  const chromas = {
    dark: within(random, CHROMA.dark) * strength,
    middle: within(random, CHROMA.middle) * strength,
    light: within(random, CHROMA.light) * strength,
  };
  const second = steps.length < CLOSE_STEPS ? 0 : (oneOf(random, SECOND_HUES) ?? 0);
  const accentHue = turned(baseHue + (oneOf(random, ACCENTS) ?? 180));
  const accentChroma = within(random, ACCENT_CHROMA);
  // With more than two colors, the darkest and the lightest stay quiet.
  const inner = steps.length > 2 ? steps.slice(1, -1) : steps;
  const accentAt = strongestAt(inner, accentHue, accentChroma) + (steps.length > 2 ? 1 : 0);
  const colors = steps.map((step, i) => {
    const isAccent = i === accentAt;
    const place = steps.length > 1 ? i / (steps.length - 1) : 0.5;
    const okL = step + within(random, [-LIGHTNESS_JITTER, LIGHTNESS_JITTER]);
    const jitter = within(random, [-HUE_JITTER, HUE_JITTER]);
    const okH = isAccent ? accentHue : turned(baseHue + drift * (place - 0.5) + (i % 2) * second + jitter);
    const okC = isAccent ? accentChroma : chromaAt(chromas, place);
    return colorFromRgb(oklchInGamut(outOfMud({ okL, okC, okH }, isAccent ? accentHue : baseHue)));
  });
  const accent = colors.splice(accentAt, 1);
  const isDarkFirst = random() < 0.5;
  const ordered = isDarkFirst ? colors : colors.toReversed();
  // The accent goes where its lightness puts it, or last.
  if (random() < 0.5) return [...ordered, ...accent];
  const place = isDarkFirst ? accentAt : ordered.length - accentAt;
  return ordered.toSpliced(place, 0, ...accent);
};

const draw = (palette: Palette, locked: Flags, random: Random): Palette => {
  const kept = palette.filter((_, i) => !canChange({ locked }, i)).map(({ rgb }) => rgbToOklch(rgb));
  const free = drawFree(palette.length, kept, random);
  let used = 0;
  return palette.map((color, i) => (canChange({ locked }, i) ? (free[used++] ?? color) : color));
};

/**
 * A palette of the same size with distinct roles: a dark and a light ground, steps between them that drift in hue, and
 * an accent at the lightness that suits its hue. Locked colors stay, and the first that is not gray sets the base hue.
 * Generated colors keep `BALANCED_MIN_DELTA` from each other, and from locked ones if the draws succeed.
 */
export const balancedPalette = (palette: Palette, locked: Flags, random: Random): Palette =>
  bestDraw(
    () => draw(palette, locked, random),
    (drawn) => leastDistance(drawn, locked, rgbToLab, deltaE00),
    { enough: BALANCED_MIN_DELTA, attempts: MOST_DRAWS },
  );
