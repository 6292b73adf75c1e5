import type { Locks } from '../../../src/state/video/records/claims';

/** The locks of one browser; each page has its own way to them, and closing it gives back what it holds. */
export const createFakeLocks = () => {
  const holders = new Map<string, Promise<void>>();

  const openPage = (): { readonly locks: Locks; readonly close: () => void } => {
    let close = (): void => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const request: Locks['request'] = async (name, { signal }, granted) => {
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      // Once it was granted nobody waits for it any more.
      aborted.catch(() => undefined);
      while (holders.has(name)) await Promise.race([holders.get(name), aborted]);
      const held = Promise.race([granted(), closed]).then(() => void holders.delete(name));
      holders.set(name, held);
      return held;
    };
    return { locks: { request }, close };
  };
  return { openPage };
};
