import { packRgb } from '../../../color/color';
import type { Palette } from '../../../color/types';
import { sameNamedPalette, samePalette } from '../../../palette/samePalette';
import type { HistoryEntry } from '../../../state/palette/historySlice';
import type { History } from '../../../palette/history';

/** The names of a palette's colors, in their order. */
type NamesOf = (colors: Palette) => readonly string[];

const shownOf = ({ entries, index }: History<HistoryEntry>): HistoryEntry | undefined => entries[index];

/** 'Teal locked' */
const lockSpeech = (before: HistoryEntry, { locked, colors }: HistoryEntry, namesOf: NamesOf): string => {
  const place = locked.findIndex((isLocked, index) => isLocked !== before.locked[index]);
  return place < 0 ? '' : `${namesOf(colors)[place] ?? ''} ${locked[place] === true ? 'locked' : 'unlocked'}`;
};

/** Two adjacent colors were swapped: moving a color has its own announcement. */
const isMove = (changed: readonly number[], before: readonly number[], after: readonly number[]): boolean => {
  const [first = 0, second = 0] = changed;
  return (
    changed.length === 2 &&
    second === first + 1 &&
    before[first] === after[second] &&
    before[second] === after[first]
  );
};

/** '5 colors: Teal, Amber, …', or 'Changed: Teal' if most are the same. */
const colorsSpeech = (before: Palette, after: Palette, namesOf: NamesOf): string => {
  const was = before.map(({ rgb }) => packRgb(rgb));
  const is = after.map(({ rgb }) => packRgb(rgb));
  const names = namesOf(after);
  const changed = is.flatMap((color, index) =>
    color === was[index] && before[index]?.name === after[index]?.name ? [] : [index],
  );
  if (was.length === is.length && isMove(changed, was, is)) return '';
  if (was.length === is.length && changed.length * 2 <= is.length)
    return `Changed: ${changed.map((index) => names[index] ?? '').join(', ')}`;
  return `${is.length} colors: ${names.join(', ')}`;
};

/** 'Name: Teal', or 'No name'; empty if that has not changed. */
const nameSpeech = (before: HistoryEntry, { name }: HistoryEntry): string =>
  name === before.name ? '' : name === null ? 'No name' : `Name: ${name}`;

/**
 * The announcement of a palette change for screen readers. Empty when a palette opens, and for a pin. A name that is
 * given has its own announcement; one that is undone or redone has not.
 */
export const paletteSpeech = (
  before: History<HistoryEntry>,
  after: History<HistoryEntry>,
  namesOf: NamesOf,
): string => {
  const [was, is] = [shownOf(before), shownOf(after)];
  if (!was || !is || was === is) return '';
  if (before.entries !== after.entries)
    return samePalette(was.colors, is.colors)
      ? lockSpeech(was, is, namesOf)
      : colorsSpeech(was.colors, is.colors, namesOf);
  const steps = after.index - before.index;
  const way =
    steps === -1 ? 'Undone' : steps === 1 ? 'Redone' : `Step ${after.index + 1} of ${after.entries.length}`;
  const speech = sameNamedPalette(was.colors, is.colors)
    ? nameSpeech(was, is)
    : colorsSpeech(was.colors, is.colors, namesOf);
  return [way, speech].filter(Boolean).join('. ');
};
