import { isRecord } from '../../../domain/jsonRecord';
import { readDetails } from '../../../domain/paletteDetails';
import { takeKept } from '../../../state/session/takeKept';
import type { LocalStore } from '../../../state/storage/localStore';
import type { OwnChange } from './projectChange';

/** Its key in the tab's storage. */
export const UNSENT_CHANGE_KEY = 'hueloom-unsent-change';

/** The changes that hold what someone typed or chose. */
type Edit = Extract<OwnChange, { readonly kind: 'projectUpdated' | 'paletteUpdated' }>;

const isEdit = (change: OwnChange): change is Edit =>
  change.kind === 'projectUpdated' || change.kind === 'paletteUpdated';

const isText = (value: unknown): value is string => typeof value === 'string';

const readEdit = (stored: unknown): Edit | null => {
  if (!isRecord(stored)) return null;
  const { kind, projectId, paletteId, change: kept } = stored;
  if (!isText(projectId) || !isRecord(kept)) return null;
  const { name, isPublic } = kept;
  const named = isText(name) && { name };
  if (kind === 'projectUpdated') {
    const change = { ...named, ...(typeof isPublic === 'boolean' && { isPublic }) };
    return Object.keys(change).length > 0 ? { kind, projectId, change } : null;
  }
  if (kind !== 'paletteUpdated' || !isText(paletteId)) return null;
  const change = { ...named, ...readDetails(kept) };
  return Object.keys(change).length > 0 ? { kind, projectId, paletteId, change } : null;
};

/**
 * Called when the session of its user ended before it could be sent. Only an edit is kept, and not replaced by anything
 * else that failed with it: a deletion or a move takes no more effort the second time.
 */
export const keepUnsentChange = (
  storage: LocalStore,
  ownerId: string,
  change: OwnChange,
  now: Date,
): void => {
  if (isEdit(change)) storage.write(UNSENT_CHANGE_KEY, { ownerId, change, at: now.getTime() });
};

/** Returns what was kept for this user, and removes it; null if there is nothing, or if its sign-in was abandoned. */
export const takeUnsentChange = (storage: LocalStore, ownerId: string | null, now: Date): Edit | null => {
  const kept = takeKept(storage, UNSENT_CHANGE_KEY, ownerId, now);
  return kept && readEdit(kept.change);
};
