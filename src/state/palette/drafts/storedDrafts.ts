import type { Palette } from '../../../color/types';
import { isRecord } from '../../../domain/jsonRecord';
import { PLAN_LIMITS } from '../../../domain/planLimits';
import { isEditOf } from '../../../palette/isEditOf';
import type { NamedPalette } from '../../../palette/namedPalette';
import { sameNamedPalette, samePalette } from '../../../palette/samePalette';
import { paletteToStored, readStoredPalette } from '../../../palette/storedPalette';
import type { LocalStore } from '../../storage/localStore';

export const DRAFTS_KEY = 'hueloom-drafts';
const OFFERED_KEY = 'hueloom-drafts-offered';

export type Draft = NamedPalette & {
  /** It was edited or named, and not only generated or chosen. */
  readonly isWorkedOn?: true;
};

const workedOn = (isWorkedOn: boolean): Pick<Draft, 'isWorkedOn'> => (isWorkedOn ? { isWorkedOn } : {});

const readDraft = (stored: unknown): Draft | null => {
  const palette = readStoredPalette(stored)?.palette;
  return palette ? { ...palette, ...workedOn(isRecord(stored) && stored.isWorkedOn === true) } : null;
};

/** What a visitor has made on this device, newest first. Unreadable drafts are skipped. */
export const readDrafts = (storage: LocalStore): Draft[] => {
  const stored = storage.read(DRAFTS_KEY);
  const drafts: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return drafts.map(readDraft).filter((draft) => draft !== null);
};

export const writeDrafts = (storage: LocalStore, drafts: readonly Draft[]): void => {
  storage.write(
    DRAFTS_KEY,
    drafts.map((draft) => ({ ...paletteToStored(draft), ...workedOn(draft.isWorkedOn === true) })),
  );
};

/** Which of the drafts are to be saved unless their maker says otherwise: those worked on, else the newest alone. */
export const suggestedDrafts = (drafts: readonly Draft[]): readonly Draft[] => {
  const made = drafts.filter(({ isWorkedOn }) => isWorkedOn);
  return made.length > 0 ? made : drafts.slice(0, 1);
};

/** Whether the current drafts have been offered: nobody is asked twice about the same palettes. */
export const wereOffered = (storage: LocalStore): boolean => storage.read(OFFERED_KEY) === true;

export const markOffered = (storage: LocalStore, isOffered: boolean): void => {
  if (wereOffered(storage) !== isOffered) storage.write(OFFERED_KEY, isOffered);
};

/**
 * Adds a draft; the number kept is a visitor's history limit. It replaces the draft it was edited from: `before` is the
 * palette that was current until then, null for none.
 */
export const keepDraft = (storage: LocalStore, draft: NamedPalette, before: Palette | null): void => {
  const isEdit = before !== null && isEditOf(draft.colors, before);
  const passed = isEdit ? before : draft.colors;
  const drafts = readDrafts(storage);
  const isReplaced = ({ colors }: Draft): boolean =>
    samePalette(colors, draft.colors) || samePalette(colors, passed);
  const others = drafts.filter((other) => !isReplaced(other));
  const kept = {
    ...draft,
    ...workedOn(isEdit || drafts.some((other) => isReplaced(other) && other.isWorkedOn)),
  };
  writeDrafts(storage, [kept, ...others].slice(0, PLAN_LIMITS.anonymous.history));
  markOffered(storage, false);
};

/** The names of a draft, of itself and of its colors, were undone or redone: it has those it is shown under now. */
export const renameDraft = (storage: LocalStore, shown: NamedPalette): void => {
  const drafts = readDrafts(storage);
  const place = drafts.findIndex(({ colors }) => samePalette(colors, shown.colors));
  const draft = drafts[place];
  if (!draft || (draft.name === shown.name && sameNamedPalette(draft.colors, shown.colors))) return;
  writeDrafts(storage, drafts.with(place, { ...shown, ...workedOn(draft.isWorkedOn === true) }));
};

/** A saved palette is no longer a draft. Returns whether it was one. */
export const forgetDraft = (storage: LocalStore, colors: Palette): boolean => {
  const drafts = readDrafts(storage);
  const left = drafts.filter((draft) => !samePalette(draft.colors, colors));
  if (left.length === drafts.length) return false;
  writeDrafts(storage, left);
  return true;
};
