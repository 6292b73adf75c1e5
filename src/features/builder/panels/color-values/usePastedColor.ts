import { useEffect } from 'react';
import { parseHex } from '../../../../color/parse';
import { COPY_TOAST_MS } from '../../../../domain/limits';
import { MESSAGES } from '../../../../domain/messages';
import { useAppDispatch } from '../../../../state/hooks';
import { showToast } from '../../../../state/toasts';
import { replaceSelectedColor } from '../../palette/commands';

/** Where a paste belongs to something else than the palette. */
const OTHER_TARGETS = 'input, textarea, [contenteditable], [role="dialog"]';

/** A hex color pasted anywhere on the page replaces the selected color. */
export const usePastedColor = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest(OTHER_TARGETS)) return;
      const color = parseHex(event.clipboardData?.getData('text/plain') ?? '');
      if (!color) return;
      event.preventDefault();
      dispatch(replaceSelectedColor(color));
      showToast(MESSAGES.colorPasted, { ms: COPY_TOAST_MS });
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [dispatch]);
};
