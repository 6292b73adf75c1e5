import type { LocalStore } from './localStore';
import { reportError } from './reportError';

type LocalStoreOptions = {
  /** Asked at every use, because the getter of a blocked `localStorage` throws. */
  readonly area: () => Storage;
  /** Called with true when a value could not be kept, with false when a later one could. */
  readonly onTrouble: (isInTrouble: boolean) => void;
};

/** Keeps values in `localStorage`, and in memory where that is blocked or full. */
export const createLocalStore = ({ area, onTrouble }: LocalStoreOptions): LocalStore => {
  // What could not be kept, as JSON: read back for the life of the page.
  const unkept = new Map<string, string>();

  const report = (wasInTrouble: boolean): void => {
    const isInTrouble = unkept.size > 0;
    if (isInTrouble || wasInTrouble) onTrouble(isInTrouble);
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

  return {
    read(key) {
      let text: string | null = unkept.get(key) ?? null;
      try {
        text ??= area().getItem(key);
      } catch {
        return undefined;
      }
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch {
        backUp(key, text);
        return undefined;
      }
    },

    write(key, value) {
      const wasInTrouble = unkept.size > 0;
      const text = JSON.stringify(value);
      try {
        area().setItem(key, text);
        unkept.delete(key);
      } catch (error) {
        reportError(`keeping ${key}`, error);
        unkept.set(key, text);
      }
      report(wasInTrouble);
      return !unkept.has(key);
    },
  };
};
