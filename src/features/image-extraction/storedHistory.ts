import { colorFromPacked, packRgb } from '../../color/color';
import { formatHex, formatHsl } from '../../color/format';
import { hexToPacked } from '../../color/hex';
import { parsePalette } from '../../palette/storedColors';
import { PALETTE_MIN } from '../../color/paletteSize';
import type { Services } from '../../state/services';
import type { LocalStore } from '../../state/storage/localStore';
import { EMPTY_HISTORY, type PaletteEntry, type PaletteHistory, type PaletteRecord } from './paletteHistory';

const HISTORY_KEY = 'imagePaletteHistory';
const INDEX_KEY = 'imagePaletteHistoryIndex';
const BACKUP_KEY = 'imagePaletteHistory-backup';

const storedEntry = ({ rgb, share, p3 }: PaletteEntry) => {
  const color = colorFromPacked(rgb);
  const wide = p3 === undefined ? {} : { p3: formatHex(colorFromPacked(p3)) };
  return { hex: formatHex(color), hsl: formatHsl(color), share, ...wide };
};

/** Where the history is stored: on the device for the next visit, and for this tab, as other tabs store theirs too. */
type Stores = Pick<Services, 'storage' | 'tabStorage'>;

/** Stores the exact hex beside the integer HSL, so that nothing is rounded. */
export const storeHistory = ({ storage, tabStorage }: Stores, { records, index }: PaletteHistory): void => {
  // A picture of one color gives no palette that could be reopened.
  const kept = records.filter(({ entries }) => entries.length >= PALETTE_MIN);
  const current = records[index];
  const list = kept.map(({ entries }) => entries.map(storedEntry));
  const place = current && kept.includes(current) ? kept.indexOf(current) : kept.length - 1;
  for (const store of [tabStorage, storage]) {
    store.write(HISTORY_KEY, list);
    store.write(INDEX_KEY, place, HISTORY_KEY);
  }
};

const parseShares = (palette: readonly unknown[]): readonly number[] | null => {
  const shares = palette.map((entry) =>
    typeof entry === 'object' && entry !== null && 'share' in entry ? entry.share : undefined,
  );
  const isPart = (share: unknown): share is number => typeof share === 'number' && share >= 0 && share <= 1;
  if (!shares.every(isPart)) return null;
  const sum = shares.reduce((total, share) => total + share, 0);
  return Math.abs(sum - 1) < 0.01 ? shares : null;
};

/** The Display P3 value of a color outside sRGB; null for others. */
const parseWide = (entry: unknown): number | null => {
  const stored = typeof entry === 'object' && entry !== null && 'p3' in entry ? entry.p3 : null;
  return typeof stored === 'string' ? hexToPacked(stored) : null;
};

const parseEntries = (stored: unknown): readonly PaletteEntry[] | null => {
  const palette = parsePalette(stored);
  if (palette === null || !Array.isArray(stored)) return null;
  // A picture's palette has no duplicates, so such a list is not ours.
  if (new Set(palette.map(({ rgb }) => packRgb(rgb))).size < palette.length) return null;
  const shares = stored.length === palette.length ? parseShares(stored) : null;
  return palette.map(({ rgb }, i) => {
    const entry = { rgb: packRgb(rgb), share: shares?.[i] ?? 1 / palette.length };
    const p3 = stored.length === palette.length ? parseWide(stored[i]) : null;
    return p3 === null ? entry : Object.assign(entry, { p3 });
  });
};

/** More than is ever stored; anything beyond was not written by us. */
const READ_MAX = 100;

/** The stored history within `limit`. The stored value is untrusted: invalid palettes are dropped. */
const parseHistory = (list: unknown, index: unknown, limit: number): PaletteHistory => {
  if (!Array.isArray(list)) return EMPTY_HISTORY;
  const skipped = Math.max(0, list.length - READ_MAX);
  const rows = list
    .slice(skipped)
    .map((stored, i) => ({ entries: parseEntries(stored), isCurrent: i + skipped === index }))
    .filter(({ entries }) => entries !== null);
  const marked = rows.findIndex(({ isCurrent }) => isCurrent);
  const current = marked < 0 ? rows.length - 1 : marked;
  // The current palette is kept when the list is truncated.
  const start = Math.max(0, Math.min(rows.length - limit, current));
  const records = rows.slice(start, start + limit).map(({ entries }, i): PaletteRecord => ({
    id: i + 1,
    pictureId: null,
    wanted: entries?.length ?? 0,
    entries: entries ?? [],
  }));
  return { records, index: current - start, nextId: records.length + 1 };
};

const readFrom = (storage: LocalStore, limit: number): PaletteHistory => {
  const list = storage.read(HISTORY_KEY);
  const history = parseHistory(list, storage.read(INDEX_KEY), limit);
  const expected = Array.isArray(list) ? Math.min(list.length, limit) : 0;
  const isWhole = list === undefined || (Array.isArray(list) && history.records.length === expected);
  if (!isWhole && storage.read(BACKUP_KEY) === undefined) storage.write(BACKUP_KEY, list);
  return history;
};

/**
 * Reads this tab's history, as before a reload, or else that of an earlier visit; backs it up once if a part of it could
 * not be read. A duplicated tab begins with the history of its original.
 */
export const readHistory = ({ storage, tabStorage }: Stores, limit: number): PaletteHistory =>
  readFrom(tabStorage.read(HISTORY_KEY) === undefined ? storage : tabStorage, limit);
