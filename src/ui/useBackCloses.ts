import { useEffect, useEffectEvent } from 'react';

/** Of browsers on Android, and in no list of types yet. */
type CloseWatcher = EventTarget & { readonly destroy: () => void };

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Where the browser can tell, the Back of a phone closes what is open over the page, as it does in apps, and does not
 * leave the page below it. Elsewhere it stays the browser's own.
 */
export const useBackCloses = (onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const Watcher = window.CloseWatcher;
    // Where there is a keyboard, Escape asks for the same: its order among menus and fields is the page's own.
    if (!Watcher || !window.matchMedia('(pointer: coarse)').matches) return undefined;
    let watcher: CloseWatcher | null = null;
    const watch = (): void => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        // A watcher serves once, and what it asks to close may stay open to ask something first.
        watch();
        close();
      });
    };
    watch();
    return () => watcher?.destroy();
  }, []);
};
