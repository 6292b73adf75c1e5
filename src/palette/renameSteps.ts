import { sameColor } from '../color/color';
import type { Color } from '../color/types';
import type { History } from './history';
import { isEditOf } from './isEditOf';
import type { KeptPalette } from './storedHistory';

/** Whether a step is the palette of the step before it, worked on: the name went along, and so does the next one. */
const goesOn = (step: KeptPalette | undefined, before: KeptPalette | undefined): boolean =>
  step !== undefined &&
  before !== undefined &&
  step.name === before.name &&
  step.saved?.id === before.saved?.id &&
  isEditOf(step.colors, before.colors);

/**
 * Changes the current palette in each step in which it was worked on: undo takes back an edit, and leaves the name that
 * was given after it. A pinned step is kept as it is, as are those beyond it.
 */
const changeSteps = <State extends History<KeptPalette>>(
  history: State,
  change: (entry: KeptPalette) => KeptPalette,
): State => {
  const { entries, index } = history;
  if (entries[index] === undefined) return history;
  const isPinned = (place: number): boolean => entries[place]?.isPinned === true;
  let [first, last] = [index, index];
  while (goesOn(entries[first], entries[first - 1]) && !isPinned(first - 1)) first -= 1;
  while (goesOn(entries[last + 1], entries[last]) && !isPinned(last + 1)) last += 1;
  const changed = entries.slice(first, last + 1).map(change);
  return { ...history, entries: entries.toSpliced(first, changed.length, ...changed) };
};

/** Names the current palette. */
export const renameSteps = <State extends History<KeptPalette>>(history: State, name: string | null): State =>
  changeSteps(history, (entry): KeptPalette => Object.assign({}, entry, { name }));

/** Names the color at an index of the current palette; null restores the name of its value. */
export const renameColorSteps = <State extends History<KeptPalette>>(
  history: State,
  index: number,
  name: string | null,
): State => {
  const own = history.entries[history.index]?.colors ?? [];
  const color = own[index];
  if (!color) return history;
  const isLike = (one: Color): boolean => sameColor(one, color) && one.name === color.name;
  // Where several are alike, the first of a step is the first of another.
  const nth = own.slice(0, index).filter(isLike).length;
  return changeSteps(history, (entry) => {
    const place = entry.colors.flatMap((one, i) => (isLike(one) ? [i] : []))[nth];
    const like = place === undefined ? undefined : entry.colors[place];
    if (place === undefined || !like) return entry;
    const { rgb, hsl } = like;
    const named = name === null ? { rgb, hsl } : { rgb, hsl, name };
    return Object.assign({}, entry, { colors: entry.colors.with(place, named) });
  });
};
