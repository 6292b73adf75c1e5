import { combinations as pairings, pairingSizes, placesTitle } from '../../../../color/generate/pairings';
import type { Flags } from '../../../../color/generate/scope';
import type { Palette } from '../../../../color/types';

/** Some colors of the palette, with their locks. */
export type Pairing = { readonly label: string; readonly palette: Palette; readonly locked: Flags };

/** All combinations of that many colors; empty if the size is not offered for this palette. */
export const pairingsOf = (colors: Palette, locked: Flags, size: number): Pairing[] => {
  if (!pairingSizes(colors.length).includes(size)) return [];
  const slots = colors.map((color, index) => ({ color, isLocked: locked[index] === true, place: index + 1 }));
  return pairings(slots, size).map((chosen) => ({
    label: placesTitle(chosen.map(({ place }) => place)),
    palette: chosen.map(({ color }) => color),
    locked: chosen.map(({ isLocked }) => isLocked),
  }));
};
