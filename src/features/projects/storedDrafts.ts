import { cleanPaletteName, paletteToStored, parsePalette } from '../../color/parsePalette';
import { PLAN_LIMITS } from '../../domain/limits';
import type { NamedPalette } from '../../state/dialogsSlice';
import type { LocalStore } from '../../state/localStore';
import { samePalette } from './saveCommands';

export const DRAFTS_KEY = 'hueloom-drafts';

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

export const writeDrafts = (storage: LocalStore, drafts: readonly NamedPalette[]): void => {
  storage.write(
    DRAFTS_KEY,
    drafts.map(({ colors, name }) => ({ colors: paletteToStored(colors), name })),
  );
};

/** Keeps one more, as many as a visitor's history has. */
export const keepDraft = (storage: LocalStore, draft: NamedPalette): void => {
  const others = readDrafts(storage).filter(({ colors }) => !samePalette(colors, draft.colors));
  writeDrafts(storage, [draft, ...others].slice(0, PLAN_LIMITS.anonymous.history));
};
