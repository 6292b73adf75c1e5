import { useState } from 'react';
import type { Color } from '../../../color/types';

/** Swatches in their order. An id stays with its color while the palette is edited. */
export type SwatchIds = { readonly colors: readonly Color[]; readonly ids: readonly number[] };

/**
 * Which swatch shows which color of `colors` now. Edits hand on the very color objects they move, so a swatch follows
 * its color; a color that is new takes over the swatch that stood at its place, or another that has lost its color.
 */
export const followColors = (before: SwatchIds, colors: readonly Color[]): SwatchIds => {
  const free = new Set(before.ids);
  const take = (id: number | undefined): number | undefined =>
    id !== undefined && free.delete(id) ? id : undefined;
  const stayed = colors.map((color, i) => (before.colors[i] === color ? take(before.ids[i]) : undefined));
  const moved = colors.map(
    (color, i) => stayed[i] ?? take(before.ids.find((id, at) => before.colors[at] === color && free.has(id))),
  );
  // From 1: the drag library takes 0 for no id at all.
  let last = Math.max(0, ...before.ids);
  const ids = moved.map((id, i) => {
    if (id !== undefined) return id;
    const [anyFree] = free;
    return take(before.ids[i]) ?? take(anyFree) ?? (last += 1);
  });
  return { colors, ids };
};

const NONE: SwatchIds = { colors: [], ids: [] };

/** One id per color, the same array while no swatch comes, goes or moves. */
export const useSwatchIds = (colors: readonly Color[]): readonly number[] => {
  const [shown, setShown] = useState(NONE);
  if (shown.colors === colors) return shown.ids;
  const next = followColors(shown, colors);
  const isSameOrder = next.ids.length === shown.ids.length && next.ids.every((id, i) => id === shown.ids[i]);
  const ids = isSameOrder ? shown.ids : next.ids;
  // Set while rendering: the ids must be those of the colors of this very rendering.
  setShown({ colors, ids });
  return ids;
};
