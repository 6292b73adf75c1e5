import { mixColors } from '../mixColors';
import { PALETTE_MAX } from '../paletteSize';
import type { Color, Palette } from '../types';

/** Steps shown between two neighbors. */
const STEPS = 5;

/** Evenly spaced in OKLab, so that the steps look equal; without the two ends. */
export const colorsBetween = (from: Color, to: Color, count: number = STEPS): Color[] =>
  Array.from({ length: count }, (_, i) => mixColors(from, to, (i + 1) / (count + 1)));

export const freeSlots = (palette: Palette): number => Math.max(0, PALETTE_MAX - palette.length);

export type FilledPalette = {
  readonly palette: Palette;
  /** The previous index of every color, null for a new one. Locks and selection follow it. */
  readonly origins: readonly (number | null)[];
};

/** Fills all free slots with colors between neighbors, spread evenly over the gaps. */
export const fillFreeSlots = (palette: Palette): FilledPalette => {
  const free = freeSlots(palette);
  const gaps = palette.length - 1;
  const entries = palette.flatMap((color, i): { color: Color; origin: number | null }[] => {
    const own = { color, origin: i };
    const next = palette[i + 1];
    if (!next) return [own];
    // Differences of rounded multiples, so that the counts of any two gaps differ by at most one.
    const count = Math.floor(((i + 1) * free) / gaps) - Math.floor((i * free) / gaps);
    return [own, ...colorsBetween(color, next, count).map((between) => ({ color: between, origin: null }))];
  });
  return { palette: entries.map(({ color }) => color), origins: entries.map(({ origin }) => origin) };
};
