import { sameColor } from '../color/color';
import type { Color } from '../color/types';
import type { History } from './history';
import { isEditOf } from './isEditOf';
import type { KeptPalette } from './storedHistory';

/** Whether two steps that follow each other are one palette that was worked on. */
const goesOn = (step: KeptPalette | undefined, before: KeptPalette | undefined): boolean =>
  step !== undefined && before !== undefined && isEditOf(step.colors, before.colors);

/**
 * Locks a color of the current palette, or unlocks it, in each step in which the palette was worked on: undo takes back
 * an edit, and leaves the lock that was set after it. A pinned step is kept as it is, as are those beyond it.
 */
export const toggleLockSteps = <State extends History<KeptPalette>>(history: State, index: number): State => {
  const { entries } = history;
  const { colors = [], locked = [] } = entries[history.index] ?? {};
  const color = colors[index];
  if (!color) return history;
  const isPinned = (place: number): boolean => entries[place]?.isPinned === true;
  let [first, last] = [history.index, history.index];
  while (goesOn(entries[first], entries[first - 1]) && !isPinned(first - 1)) first -= 1;
  while (goesOn(entries[last + 1], entries[last]) && !isPinned(last + 1)) last += 1;

  const isLike = (one: Color): boolean => sameColor(one, color);
  // Where several are alike, the first of a step is the first of another.
  const nth = colors.slice(0, index).filter(isLike).length;
  const changed = entries.slice(first, last + 1).map((entry): KeptPalette => {
    const place = entry.colors.flatMap((one, i) => (isLike(one) ? [i] : []))[nth];
    if (place === undefined) return entry;
    return Object.assign({}, entry, { locked: entry.locked.with(place, locked[index] !== true) });
  });
  return { ...history, entries: entries.toSpliced(first, changed.length, ...changed) };
};
