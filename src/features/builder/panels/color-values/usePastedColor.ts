import { useEffect } from 'react';
import { parseHex } from '../../../../color/parse';
import { PALETTE_MIN } from '../../../../color/paletteSize';
import { COPY_TOAST_MS } from '../../../../domain/messageTimes';
import { BUILDER_MESSAGES } from '../../../../domain/builderMessages';
import { dialogOpened } from '../../../../state/dialogsSlice';
import { useAppDispatch } from '../../../../state/hooks';
import { useServices } from '../../../../state/servicesContext';
import type { EnteredColor } from './parseEnteredColor';
import { readCssColor } from './readCssColor';

/** Targets whose paste is not for the palette. */
const OTHER_TARGETS = 'input, textarea, [contenteditable], [role="dialog"]';

/** A color as in lists, style sheets and links. */
const COLOR = /#[\da-f]{3,8}\b|\b[\da-f]{6}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

/** Stops at the second match: a style sheet may have thousands. */
const hasSeveralColors = (text: string): boolean => {
  const matches = text.matchAll(COLOR);
  return Array.from({ length: PALETTE_MIN }, () => matches.next()).every(({ done }) => done !== true);
};

/**
 * Applies a color pasted anywhere on the page, in hex or any other CSS notation. Several colors are a palette and open
 * the import.
 */
export const usePastedColor = (onColor: (color: EnteredColor) => void): void => {
  const { toasts } = useServices();
  const dispatch = useAppDispatch();
  useEffect(() => {
    let isGone = false;
    const take = (color: EnteredColor) => {
      onColor(color);
      toasts.show(BUILDER_MESSAGES.colorPasted, { ms: COPY_TOAST_MS });
      if (color.note !== null) toasts.show(color.note);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest(OTHER_TARGETS)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const hex = parseHex(text);
      if (hex) {
        event.preventDefault();
        take({ color: hex, wide: null, note: null });
        return;
      }
      if (hasSeveralColors(text)) {
        event.preventDefault();
        dispatch(dialogOpened({ dialog: 'import', text }));
        return;
      }
      void readCssColor(text).then((color) => {
        if (color && !isGone) take(color);
      });
    };
    document.addEventListener('paste', paste);
    return () => {
      isGone = true;
      document.removeEventListener('paste', paste);
    };
  }, [onColor, dispatch, toasts]);
};
