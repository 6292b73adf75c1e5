import type { LocalStore } from './localStore';
import { reportError } from '../reportError';

type LocalStoreOptions = {
  /** Asked at every use, because the getter of a blocked `localStorage` throws. */
  readonly area: () => Storage;
  /** Called with true when the disk turns out to be full, with false once everything is kept again. */
  readonly onTrouble: (isFull: boolean) => void;
};

const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Keeps values in `localStorage`, and in memory where that is blocked or full. */
export const createLocalStore = ({ area, onTrouble }: LocalStoreOptions): LocalStore => {
  // What could not be kept, as JSON: read back for the life of the page.
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

  /** Small values may still fit on a full disk: trouble is over when the ones left behind fit too. */
  const retryUnkept = (): void => {
    for (const [key, text] of unkept) if (!keep(key, text)) return;
    if (isFull) onTrouble((isFull = false));
  };

  /** Keeps the first bad value of a key beside it, for whoever wants to rescue it. */
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

    write(key, value) {
      const isKept = keep(key, JSON.stringify(value));
      if (isKept) retryUnkept();
      return isKept;
    },
  };
};
