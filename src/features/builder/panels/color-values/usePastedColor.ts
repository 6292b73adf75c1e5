import { useEffect } from 'react';
import type { CssColor } from '../../../../color/parseCssColor';
import { parseHex } from '../../../../color/parse';
import { COPY_TOAST_MS } from '../../../../domain/limits';
import { MESSAGES } from '../../../../domain/messages';
import { showToast } from '../../../../state/toasts';
import { readCssColor } from './readCssColor';

/** Where a paste belongs to something else than the palette. */
const OTHER_TARGETS = 'input, textarea, [contenteditable], [role="dialog"]';

/** Answers every color that is pasted anywhere on the page, hex or any other of CSS. */
export const usePastedColor = (onColor: (color: CssColor) => void): void => {
  useEffect(() => {
    let isGone = false;
    const take = (color: CssColor) => {
      onColor(color);
      showToast(MESSAGES.colorPasted, { ms: COPY_TOAST_MS });
    };
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest(OTHER_TARGETS)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const hex = parseHex(text);
      if (hex) {
        event.preventDefault();
        take({ color: hex, wide: null });
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
  }, [onColor]);
};
