import type { LocalStore } from './localStore';
import { reportError } from '../reportError';

type LocalStoreOptions = {
  /** Called at every use, because the getter of a blocked `localStorage` throws. */
  readonly area: () => Storage;
  /** Called with true when the storage is full, with false once every value is stored again. */
  readonly onTrouble: (isFull: boolean) => void;
  /** Keys that `clear` leaves. */
  readonly deviceKeys?: readonly string[];
};

const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Keeps values in `localStorage`, and in memory where that is blocked or full. */
export const createLocalStore = ({ area, onTrouble, deviceKeys = [] }: LocalStoreOptions): LocalStore => {
  // Values that could not be stored, as JSON; read from here until the page is closed.
  const unkept = new Map<string, string>();
  let isFull = false;

  const keep = (key: string, text: string): boolean => {
    try {
      area().setItem(key, text);
      unkept.delete(key);
      return true;
    } catch (error) {
      unkept.set(key, text);
      if (isQuotaError(error) && !isFull) onTrouble((isFull = true));
      return false;
    }
  };

  /** A small value may still fit into a full storage: the trouble is over only once every unstored value fits. */
  const retryUnkept = (): void => {
    for (const [key, text] of unkept) if (!keep(key, text)) return;
    if (isFull) onTrouble((isFull = false));
  };

  /** Keeps a copy of a key's first invalid value, so that it can be recovered. */
  const backUp = (key: string, text: string): void => {
    try {
      const backupKey = `${key}-backup`;
      if (area().getItem(backupKey) === null) area().setItem(backupKey, text);
      area().removeItem(key);
    } catch (error) {
      reportError(`backing up ${key}`, error);
    }
  };

  const readText = (key: string): string | null => {
    const text = unkept.get(key);
    if (text !== undefined) return text;
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  };

  return {
    read(key) {
      const text = readText(key);
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch {
        backUp(key, text);
        return undefined;
      }
    },

    write(key, value, besideKey) {
      const text = JSON.stringify(value);
      // Last of all, so that a value beside another one is stored after it.
      unkept.delete(key);
      if (besideKey !== undefined && unkept.has(besideKey)) {
        unkept.set(key, text);
        return false;
      }
      const isKept = keep(key, text);
      if (isKept) retryUnkept();
      return isKept;
    },

    clear() {
      for (const key of unkept.keys()) if (!deviceKeys.includes(key)) unkept.delete(key);
      try {
        const stored = area();
        const keys = Array.from({ length: stored.length }, (_, i) => stored.key(i));
        for (const key of keys) if (key !== null && !deviceKeys.includes(key)) stored.removeItem(key);
      } catch (error) {
        reportError('clearing the storage', error);
      }
      retryUnkept();
    },
  };
};
