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
 * Names the current palette, in each step in which it was worked on: undo takes back an edit, and leaves the name that
 * was given after it. A pinned step is kept as it is, as are those beyond it.
 */
export const renameSteps = <State extends History<KeptPalette>>(
  history: State,
  name: string | null,
): State => {
  const { entries, index } = history;
  if (entries[index] === undefined) return history;
  const isPinned = (place: number): boolean => entries[place]?.isPinned === true;
  let [first, last] = [index, index];
  while (goesOn(entries[first], entries[first - 1]) && !isPinned(first - 1)) first -= 1;
  while (goesOn(entries[last + 1], entries[last]) && !isPinned(last + 1)) last += 1;
  const named = entries
    .slice(first, last + 1)
    .map((entry): KeptPalette => Object.assign({}, entry, { name }));
  return { ...history, entries: entries.toSpliced(first, named.length, ...named) };
};
