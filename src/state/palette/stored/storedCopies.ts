import { own } from '../../../palette/foreignValue';
import { paletteToStored, readStoredPalette } from '../../../palette/storedPalette';
import type { LocalStore } from '../../storage/localStore';
import { withCopy, type SavedCopy } from '../savedCopiesSlice';

const COPIES_KEY = 'hueloom-saved-copies';

const readCopy = (value: unknown): readonly SavedCopy[] => {
  const { name, saved, colors } = readStoredPalette(value)?.palette ?? {};
  const ownerId = own(value, 'ownerId');
  if (typeof name !== 'string' || !saved || !colors || typeof ownerId !== 'string') return [];
  return [{ ...saved, name, colors, ownerId }];
};

/** The copies of saved palettes that this device knows, the latest last. Unreadable ones are skipped. */
export const readCopies = (storage: LocalStore): readonly SavedCopy[] => {
  const stored = storage.read(COPIES_KEY);
  const copies: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return copies.flatMap(readCopy);
};

const writeCopies = (storage: LocalStore, copies: readonly SavedCopy[]): void => {
  const stored = copies.map(({ id, projectId, ownerId, ...palette }) => ({
    ...paletteToStored({ ...palette, saved: { id, projectId } }),
    ownerId,
  }));
  storage.write(COPIES_KEY, stored);
};

/** Adds a copy to those on this device, to which other tabs add theirs. */
export const storeCopy = (storage: LocalStore, copy: SavedCopy): void =>
  writeCopies(storage, withCopy(readCopies(storage), copy));

export const forgetCopy = (storage: LocalStore, gone: string): void =>
  writeCopies(
    storage,
    readCopies(storage).filter(({ id }) => id !== gone),
  );
