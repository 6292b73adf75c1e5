import type { LocalStore } from '../../../state/storage/localStore';
import type { ChosenVideo, VideoChoice } from './chosenVideo';
import { isRecord } from '../../../domain/jsonRecord';
import { takeKept } from '../../../state/session/takeKept';
import { readChoice } from './storedChoice';

/** A visitor's choice when asked to sign in. A file is stored separately, by `SignInFiles`. */
export type KeptChoice = VideoChoice | { readonly kind: 'random' };

/** Its key in the tab's storage. */
const KEY = 'hueloom-video-after-sign-in';

/** Reads a file that `SignInFiles` has kept; null for anything else. */
export const readKeptFile = (kept: unknown): { readonly file: Blob; readonly name: string } | null => {
  const { file, name } = isRecord(kept) ? kept : {};
  return file instanceof Blob && typeof name === 'string' ? { file, name } : null;
};

/**
 * Stores the choice until its visitor returns.
 * @param ownerId the account whose session has ended; null for a visitor
 */
export const keepChoice = (
  storage: LocalStore,
  chosen: ChosenVideo,
  ownerId: string | null,
  now: Date,
): void => {
  const choice: KeptChoice = chosen.kind === 'file' ? { kind: 'file', name: chosen.name } : chosen;
  storage.write(KEY, { ...choice, ownerId, at: now.getTime() });
};

/** Returns the stored choice, unless it is of another account than the one that has signed in, and removes it. */
export const takeChoice = (storage: LocalStore, userId: string, now: Date): KeptChoice | null => {
  const kept = takeKept(storage, KEY, userId, now);
  if (!kept) return null;
  return kept['kind'] === 'random' ? { kind: 'random' } : readChoice(kept);
};
