import { cleanPaletteName } from '../../../palette/paletteName';
import { paletteToStored, parsePalette } from '../../../palette/parsePalette';
import { samePalette } from '../../../palette/samePalette';
import type { Palette } from '../../../color/types';
import { PLAN_LIMITS } from '../../../domain/limits';
import type { NamedPalette } from '../../../palette/namedPalette';
import type { LocalStore } from '../../localStore';

export const DRAFTS_KEY = 'hueloom-drafts';
const OFFERED_KEY = 'hueloom-drafts-offered';

const readDraft = (value: unknown): NamedPalette[] => {
  if (typeof value !== 'object' || value === null || !('colors' in value)) return [];
  const colors = parsePalette(value.colors);
  const name = 'name' in value && typeof value.name === 'string' ? cleanPaletteName(value.name) : null;
  return colors ? [{ colors, name }] : [];
};

/** What a visitor has made on this device, newest first. What cannot be read is left out. */
export const readDrafts = (storage: LocalStore): NamedPalette[] => {
  const stored = storage.read(DRAFTS_KEY);
  return Array.isArray(stored) ? stored.flatMap(readDraft) : [];
};

const draftToStored = ({ colors, name }: NamedPalette) => ({ colors: paletteToStored(colors), name });

export const writeDrafts = (storage: LocalStore, drafts: readonly NamedPalette[]): void => {
  storage.write(DRAFTS_KEY, drafts.map(draftToStored));
};

/** Whether what is kept has been offered: nobody is asked twice about the same palettes. */
export const wereOffered = (storage: LocalStore): boolean => storage.read(OFFERED_KEY) === true;

export const markOffered = (storage: LocalStore, isOffered: boolean): void => {
  if (wereOffered(storage) !== isOffered) storage.write(OFFERED_KEY, isOffered);
};

const hexOf = (color: unknown): unknown =>
  typeof color === 'object' && color !== null && 'hex' in color ? color.hex : null;

/** Tells stored palettes apart without reading their colors: every step in the builder comes by here. */
const hasColors = (stored: unknown, colors: ReturnType<typeof paletteToStored>): boolean => {
  const others: unknown =
    typeof stored === 'object' && stored !== null && 'colors' in stored && stored.colors;
  return (
    Array.isArray(others) &&
    others.length === colors.length &&
    colors.every(({ hex }, i) => hex === hexOf(others[i]))
  );
};

/** Keeps one more, as many as a visitor's history has. */
export const keepDraft = (storage: LocalStore, draft: NamedPalette): void => {
  const kept: unknown = storage.read(DRAFTS_KEY);
  const stored = draftToStored(draft);
  const others = Array.isArray(kept) ? kept.filter((other) => !hasColors(other, stored.colors)) : [];
  storage.write(DRAFTS_KEY, [stored, ...others].slice(0, PLAN_LIMITS.anonymous.history));
  markOffered(storage, false);
};

/** What has been saved is a draft no more. Answers whether it was one. */
export const forgetDraft = (storage: LocalStore, colors: Palette): boolean => {
  const drafts = readDrafts(storage);
  const left = drafts.filter((draft) => !samePalette(draft.colors, colors));
  if (left.length === drafts.length) return false;
  writeDrafts(storage, left);
  return true;
};
