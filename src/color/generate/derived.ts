import { sameColor } from '../color';
import { randomInt, type Random } from '../random';
import type { Color, Hsl, Palette } from '../types';
import { isHueless, withHsl } from './channels';
import { drawDistinct, hasDuplicates } from './distinct';
import { canChange, type Flags } from './scope';

/** Five places as offsets from the base: degrees of hue, percent of saturation and lightness. All zero is the base. */
type VariantRow = {
  readonly label: string;
  readonly turns: readonly number[];
  readonly saturation: readonly number[];
  readonly lightness: readonly number[];
};

/** The ten ways from a base color to five colors. */
const VARIANTS: readonly VariantRow[] = [
  {
    label: 'Analogous',
    turns: [-40, -20, 0, 20, 40],
    saturation: [0, 0, 0, 0, 0],
    lightness: [8, -6, 0, 10, -10],
  },
  {
    label: 'Complementary',
    turns: [0, 0, 0, 180, 180],
    saturation: [0, 0, -30, 0, -10],
    lightness: [-20, 0, 34, 0, 24],
  },
  {
    label: 'Split complementary',
    turns: [0, 0, 150, 210, 210],
    saturation: [0, -20, 0, 0, -10],
    lightness: [0, 28, 0, 0, -22],
  },
  {
    label: 'Triadic',
    turns: [0, 0, 120, 240, 240],
    saturation: [0, -20, 0, 0, -15],
    lightness: [0, 26, 0, 0, -20],
  },
  {
    label: 'Tetradic',
    turns: [0, 60, 180, 240, 0],
    saturation: [0, 0, 0, 0, -45],
    lightness: [0, 8, -6, 4, 36],
  },
  {
    label: 'Monochrome',
    turns: [0, 0, 0, 0, 0],
    saturation: [0, 0, 0, -5, -10],
    lightness: [-30, -15, 0, 18, 34],
  },
  {
    label: 'Soft',
    turns: [0, -30, 35, 90, 180],
    saturation: [0, -35, -35, -40, -40],
    lightness: [0, 26, 22, 28, 30],
  },
  {
    label: 'Muted',
    turns: [0, 25, -25, 160, 200],
    saturation: [0, -45, -45, -50, -50],
    lightness: [0, -12, 12, 4, 28],
  },
  {
    label: 'Vivid',
    turns: [0, 45, -60, 140, 185],
    saturation: [0, 30, 30, 35, 30],
    lightness: [0, 4, -4, 6, -6],
  },
  {
    label: 'Deep',
    turns: [0, 15, -30, 170, 195],
    saturation: [0, 5, 10, 0, -20],
    lightness: [0, -26, -18, -14, 32],
  },
];

/** Every place but the base is moved at random by up to this much, to either side. */
const JITTER = { hueDegrees: 10, percent: 7 };

export const DERIVED_SIZE = 5;

export type DerivedPalette = {
  readonly label: string;
  readonly palette: Palette;
  /** Then it is shown, but cannot be chosen. */
  readonly hasDuplicates: boolean;
};

/** Percents beyond 0 or 100 are reflected back into the range. */
const reflect = (percent: number): number => {
  if (percent > 100) return 200 - percent;
  return Math.abs(percent);
};

/** Saturation of a gray's partners, whose hue is random: the gray has neither to pass on. */
const GRAY_PARTNER_SATURATION = 45;

const partnerOf = (base: Color, random: Random): Hsl =>
  isHueless(base) ? { h: randomInt(random, 0, 359), s: GRAY_PARTNER_SATURATION, l: base.hsl.l } : base.hsl;

type Place = { readonly turn: number; readonly saturation: number; readonly lightness: number };

/** The places of a row without the base. */
const partnerPlaces = ({ turns, saturation, lightness }: VariantRow): readonly Place[] =>
  turns
    .map((turn, i) => ({ turn, saturation: saturation[i] ?? 0, lightness: lightness[i] ?? 0 }))
    .filter((place) => place.turn !== 0 || place.saturation !== 0 || place.lightness !== 0);

const basePlace = ({ turns, saturation, lightness }: VariantRow): number =>
  turns.findIndex((turn, i) => turn === 0 && saturation[i] === 0 && lightness[i] === 0);

/** Returns the color at each index: the base at `baseAt`, and its partners, repeated in turn, at the others. */
const derive = (base: Color, row: VariantRow, baseAt: number, random: Random): ((index: number) => Color) => {
  const partner = partnerOf(base, random);
  const off = (reach: number): number => randomInt(random, -reach, reach);
  const places = partnerPlaces(row);
  return (index) => {
    const place = places[(index < baseAt ? index : index - 1) % places.length];
    if (index === baseAt || !place) return base;
    const { turn, saturation, lightness } = place;
    const { h, s, l } = turn === 0 ? base.hsl : partner;
    return withHsl(base, {
      h: turn === 0 ? h : h + turn + off(JITTER.hueDegrees),
      s: s === 0 ? 0 : s + saturation + off(JITTER.percent),
      l: reflect(l + lightness + off(JITTER.percent)),
    });
  };
};

/** Five, or more to include colors that are locked further right. */
const sizeFor = (current: Palette, locked: Flags): number =>
  Math.max(DERIVED_SIZE, current.findLastIndex((_, index) => !canChange({ locked }, index)) + 1);

/** Ten palettes around a base color. Locked colors of the current palette keep their index and exact value. */
export const derivedPalettes = (
  base: Color,
  current: Palette,
  locked: Flags,
  random: Random,
): DerivedPalette[] => {
  const size = sizeFor(current, locked);
  const isLocked = (index: number): boolean => index < current.length && !canChange({ locked }, index);
  const fill = (make: (index: number) => Color): Palette =>
    Array.from({ length: size }, (_, index) => {
      const own = current[index];
      return own && isLocked(index) ? own : make(index);
    });

  // A locked base keeps its index. Where another color is locked in the base's place, the base takes the next free one.
  const lockedBase = current.findIndex((color, index) => isLocked(index) && sameColor(color, base));
  const baseIndex = (row: VariantRow): number => {
    if (lockedBase >= 0) return lockedBase;
    const place = basePlace(row);
    const free = Array.from({ length: size }, (_, step) => (place + step) % size);
    return free.find((index) => !isLocked(index)) ?? place;
  };

  return VARIANTS.map((row) => {
    const baseAt = baseIndex(row);
    const drawn = drawDistinct(() => ({ palette: fill(derive(base, row, baseAt, random)) }), locked);
    const palette = hasDuplicates(drawn.palette, locked) ? fill(() => base) : drawn.palette;
    return { label: row.label, palette, hasDuplicates: hasDuplicates(palette, locked) };
  });
};
