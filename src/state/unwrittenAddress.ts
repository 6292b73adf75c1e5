import type { LocalStore } from './storage/localStore';

const KEY = 'hueloom-unwritten-address';
/** A page is back sooner. What is older belongs to a visit that is over, and its address may mean itself again. */
const KEPT_MS = 60_000;

/** The query that the page has, and the one that it was about to have. */
export type UnwrittenAddress = { readonly from: string; readonly to: string };

/** Called when the page goes before its address was written: who comes back asks for the old one again. */
export const keepUnwritten = (storage: LocalStore, { from, to }: UnwrittenAddress, now: Date): void => {
  storage.write(KEY, { from, to, at: now.getTime() });
};

/** The query that the page at `search` was about to have, once; else `search` itself. */
export const takeUnwritten = (storage: LocalStore, search: string, now: Date): string => {
  const kept = storage.read(KEY);
  if (typeof kept !== 'object' || kept === null) return search;
  storage.write(KEY, null);
  if (!('from' in kept && 'to' in kept && 'at' in kept)) return search;
  const { from, to, at } = kept;
  const isFresh = typeof at === 'number' && Math.abs(now.getTime() - at) < KEPT_MS;
  return isFresh && from === search && typeof to === 'string' ? to : search;
};
