import { useState } from 'react';
import type { Color } from '../../../color/types';

/** Swatches in order. An id follows its color while the palette is edited. */
export type SwatchIds = { readonly colors: readonly Color[]; readonly ids: readonly number[] };

/**
 * Maps the swatches to `colors`. Edits reuse the color objects that they move, so a swatch follows its object; a new
 * color takes the swatch at its position, or another one whose color is gone.
 */
export const followColors = (before: SwatchIds, colors: readonly Color[]): SwatchIds => {
  const free = new Set(before.ids);
  const take = (id: number | undefined): number | undefined =>
    id !== undefined && free.delete(id) ? id : undefined;
  const stayed = colors.map((color, i) => (before.colors[i] === color ? take(before.ids[i]) : undefined));
  const moved = colors.map(
    (color, i) => stayed[i] ?? take(before.ids.find((id, at) => before.colors[at] === color && free.has(id))),
  );
  // From 1: the drag library treats 0 as no id.
  let last = Math.max(0, ...before.ids);
  const ids = moved.map((id, i) => {
    if (id !== undefined) return id;
    const [anyFree] = free;
    return take(before.ids[i]) ?? take(anyFree) ?? (last += 1);
  });
  return { colors, ids };
};

const NONE: SwatchIds = { colors: [], ids: [] };

/** One id per color; the same array while no swatch is added, removed or moved. */
export const useSwatchIds = (colors: readonly Color[]): readonly number[] => {
  const [shown, setShown] = useState(NONE);
  if (shown.colors === colors) return shown.ids;
  const next = followColors(shown, colors);
  const isSameOrder = next.ids.length === shown.ids.length && next.ids.every((id, i) => id === shown.ids[i]);
  const ids = isSameOrder ? shown.ids : next.ids;
  // Set during render: the ids must match the colors of this render.
  setShown({ colors, ids });
  return ids;
};
