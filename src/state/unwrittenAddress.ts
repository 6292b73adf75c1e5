import type { LocalStore } from './storage/localStore';

const KEY = 'hueloom-unwritten-address';
/** A reload takes less. Anything older belongs to an earlier visit, and that address is valid again. */
const KEPT_MS = 60_000;

/** The page's current query, and the one that was about to replace it. */
export type UnwrittenAddress = { readonly from: string; readonly to: string };

/** Called when the page is unloaded before its new address was written: a reload would request the old one. */
export const keepUnwritten = (storage: LocalStore, { from, to }: UnwrittenAddress, now: Date): void => {
  storage.write(KEY, { from, to, at: now.getTime() });
};

/** Returns the query that was about to replace `search`, and removes it; `search` itself if there is none. */
export const takeUnwritten = (storage: LocalStore, search: string, now: Date): string => {
  const kept = storage.read(KEY);
  if (typeof kept !== 'object' || kept === null) return search;
  storage.write(KEY, null);
  if (!('from' in kept && 'to' in kept && 'at' in kept)) return search;
  const { from, to, at } = kept;
  const isFresh = typeof at === 'number' && Math.abs(now.getTime() - at) < KEPT_MS;
  return isFresh && from === search && typeof to === 'string' ? to : search;
};
