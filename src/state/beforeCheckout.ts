import { cleanPaletteName, paletteToStored, parsePalette } from '../color/parsePalette';
import { readPlace } from '../domain/savedPalette';
import type { SavePalette } from './dialogsSlice';
import type { LocalStore } from './localStore';

/** Where it is kept in the tab's storage. */
export const BEFORE_CHECKOUT_KEY = 'hueloom-before-checkout';
/** As long as the provider keeps a checkout open. */
const KEPT_MS = 24 * 3_600_000;

/** What someone was at when they left for the checkout. */
export type BeforeCheckout = {
  /** A path of this site, with its query and fragment. */
  readonly path: string;
  /** The dialog that asked for PRO: it opens again. */
  readonly next: SavePalette | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readNext = (stored: unknown): SavePalette | null => {
  const colors = isRecord(stored) ? parsePalette(stored.colors) : null;
  if (!isRecord(stored) || !colors) return null;
  const name = typeof stored.name === 'string' ? cleanPaletteName(stored.name) : null;
  const saved = readPlace(stored.saved);
  return {
    dialog: 'savePalette',
    palette: { colors, name },
    ...(typeof stored.projectId === 'string' && { projectId: stored.projectId }),
    ...(saved && { saved }),
  };
};

/** Called when this tab leaves for the checkout. */
export const keepBeforeCheckout = (storage: LocalStore, { path, next }: BeforeCheckout, now: Date): void => {
  const stored = next && {
    colors: paletteToStored(next.palette.colors),
    name: next.palette.name,
    projectId: next.projectId,
    saved: next.saved,
  };
  storage.write(BEFORE_CHECKOUT_KEY, { path, next: stored, at: now.getTime() });
};

/** What was kept, and is not too old. It stays kept until it is forgotten. */
export const readBeforeCheckout = (storage: LocalStore, now: Date): BeforeCheckout | null => {
  const kept = storage.read(BEFORE_CHECKOUT_KEY);
  if (!isRecord(kept) || typeof kept.path !== 'string' || typeof kept.at !== 'number') return null;
  const isFresh = Math.abs(now.getTime() - kept.at) < KEPT_MS;
  // A second slash would name another site.
  const isOwn = /^\/(?![/\\])/.test(kept.path);
  return isFresh && isOwn ? { path: kept.path, next: readNext(kept.next) } : null;
};

export const forgetBeforeCheckout = (storage: LocalStore): void => {
  storage.write(BEFORE_CHECKOUT_KEY, null);
};
