import { sameColor } from '../../color/color';
import { rgbToOklab } from '../../color/oklab';
import type { Color } from '../../color/types';
import { kebab } from '../exports/names';
import { NEUTRAL } from '../scale';
import { isGray, STEP_NAMES } from '../themeFromPalette';
import { HUES_MAX, RESERVED_IDS, STEPS_MAX, type ThemeMode } from '../theme';
import type { FileColors, NamedColor } from './namedColors';

/** A scale of another program: a color for each of its steps, in one or both modes. */
export type ForeignScale = {
  readonly id: string;
  /** By step name. */
  readonly colors: Readonly<Record<ThemeMode, ReadonlyMap<string, Color>>>;
  /** The names of its steps in the file. */
  readonly names: ReadonlySet<string>;
};

export type ForeignScales = {
  /** The step closest to the page first. */
  readonly steps: readonly string[];
  readonly hues: readonly ForeignScale[];
  readonly neutral: ForeignScale | null;
};

/** Fewer shades are no scale. */
const LEAST_STEPS = 3;
/** With fewer steps, a scale is a part of the usual one. */
const WHOLE = 7;
const STEP = /^(.*?[a-z])[-_.]?(\d{1,4})$/i;
const NUMBER = /^\d{1,4}$/;
const PREFIX = /^(?:color|colors|bs|mantine-color|chakra-colors|p-color|ui-color|palette|palettes)-/;
const ID = /^[a-z][a-z0-9-]{0,30}$/;
const GRAYS = /^(?:neutral|gr[ae]y|slate|zinc|stone|mauve|sage|sand|olive|base|ink)$/;

/** The scale and step in a name: 'color-brand-600', 'blue9', or '600' in a group 'brand'. */
const placeOf = ({ path }: NamedColor): { readonly id: string; readonly step: string } | null => {
  const last = path.at(-1) ?? '';
  const [, base, number] = STEP.exec(last) ?? [];
  const name = NUMBER.test(last) ? path.at(-2) : base;
  const step = NUMBER.test(last) ? last : number;
  if (name === undefined || step === undefined) return null;
  const id = kebab(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(PREFIX, '')
    .replace(/-scale$/, '');
  return ID.test(id) ? { id, step } : null;
};

const lightness = (color: Color): number => rgbToOklab(color.rgb).okL;

type Growing = {
  readonly id: string;
  readonly light: Map<string, Color>;
  readonly dark: Map<string, Color>;
  readonly names: Set<string>;
};

const scalesIn = (files: readonly FileColors[]): Growing[] => {
  const found = new Map<string, Growing>();
  for (const mode of ['light', 'dark'] as const)
    for (const named of files.flatMap(({ colors }) => colors[mode])) {
      const place = placeOf(named);
      if (!place) continue;
      const { id, step } = place;
      const scale = found.get(id) ?? { id, light: new Map(), dark: new Map(), names: new Set() };
      found.set(id, scale);
      const known = scale[mode].get(step);
      if (known && !sameColor(known, named.color)) continue;
      scale[mode].set(step, named.color);
      scale.names.add(named.path.join('.'));
    }
  return [...found.values()].filter(({ light, dark }) => Math.max(light.size, dark.size) >= LEAST_STEPS);
};

/** The step names, the one closest to the page first: the lightest in light mode, the darkest in dark mode. */
const fromPage = ({ light, dark }: Growing): string[] => {
  const [steps, isDark] = dark.size > light.size ? [dark, true] : [light, false];
  const names = [...steps.keys()].toSorted((a, b) => Number(a) - Number(b));
  const [first, last] = [steps.get(names[0] ?? ''), steps.get(names.at(-1) ?? '')];
  const isRising = first !== undefined && last !== undefined && lightness(first) < lightness(last);
  return isRising === isDark ? names : names.toReversed();
};

const sizeOf = ({ light, dark }: Growing): number => Math.max(light.size, dark.size);

/** The steps of the largest scale, or the usual ones that it is a part of; null if there are too few or too many. */
const stepsOf = (scales: readonly Growing[]): readonly string[] | null => {
  const [largest] = scales.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!largest || sizeOf(largest) > STEPS_MAX) return null;
  const own = fromPage(largest);
  if (own.length >= WHOLE) return own;
  return own.every((step) => STEP_NAMES.some((name) => name === step)) ? STEP_NAMES : null;
};

/**
 * The scales in files of other programs, by names that end in step numbers; null if there are none.
 *
 * @param wanted the colors of roles, which decide which of several grays is the neutral
 */
export const foreignScales = (
  files: readonly FileColors[],
  wanted: readonly Color[],
): ForeignScales | null => {
  const all = scalesIn(files);
  const steps = stepsOf(all);
  if (!steps) return null;
  const least = steps === STEP_NAMES ? LEAST_STEPS : steps.length / 2;
  // Radix repeats its scales in translucent colors.
  const isOpaque = ({ id }: Growing): boolean => !all.some((other) => id === `${other.id}-a`);
  const scales = all.filter(
    (scale) =>
      sizeOf(scale) >= least &&
      isOpaque(scale) &&
      [...scale.light.keys(), ...scale.dark.keys()].every((step) => steps.includes(step)),
  );
  const uses = ({ light, dark }: Growing): number =>
    wanted.filter((color) => [...light.values(), ...dark.values()].some((own) => sameColor(own, color)))
      .length;
  const grays = scales.filter(
    ({ id, light, dark }) => GRAYS.test(id) || [...light.values(), ...dark.values()].every(isGray),
  );
  const [neutral] = grays.toSorted((a, b) => uses(b) - uses(a));
  const asScale = ({ id, light, dark, names }: Growing): ForeignScale => ({
    id,
    colors: { light, dark },
    names,
  });
  const hues = scales.filter((scale) => !grays.includes(scale) && !RESERVED_IDS.includes(scale.id));
  if (hues.length === 0 && !neutral) return null;
  return {
    steps,
    hues: hues
      .toSorted((a, b) => uses(b) - uses(a))
      .slice(0, HUES_MAX)
      .map(asScale),
    neutral: neutral ? { ...asScale(neutral), id: NEUTRAL } : null,
  };
};
