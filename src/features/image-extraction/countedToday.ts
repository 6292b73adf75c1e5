import type { LocalStore } from '../../state/storage/localStore';

const KEY = 'imagesCountedToday';
/** More than any plan with a limit reads in a day. */
const MOST = 40;

const readPrints = (storage: LocalStore, today: string): readonly string[] => {
  const stored = storage.read(KEY);
  if (typeof stored !== 'object' || stored === null || !('day' in stored && 'prints' in stored)) return [];
  const { day, prints } = stored;
  return day === today && Array.isArray(prints) ? prints.filter((print) => typeof print === 'string') : [];
};

/**
 * Tells a picture by its bytes, and who reads it: SHA-256, in hex. Null where the browser has none to give, as without a secure
 * context, or the file cannot be read: it is taken for a new one then.
 */
export const fingerprint = async (picture: Blob, reader: string): Promise<string | null> => {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer());
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${reader} ${hex}`;
  } catch {
    return null;
  }
};

/** Whether this picture has been counted on this device on that day: only a new one counts. */
export const isCounted = (storage: LocalStore, day: string, print: string | null): boolean =>
  print !== null && readPrints(storage, day).includes(print);

export const noteCounted = (storage: LocalStore, day: string, print: string | null): void => {
  if (print !== null) storage.write(KEY, { day, prints: [...readPrints(storage, day), print].slice(-MOST) });
};
