import { useEffect, useLayoutEffect, useRef } from 'react';

import { FILM_KEYS } from '../../../../domain/filmKeys';
import { useAppSelector } from '../../../../state/hooks';
import { pressedKey } from '../../../../state/shortcuts/pressedKey';
import { selectHasSingleKeys } from '../../../../state/shortcuts/shortcutSlice';

/** Elements that handle these keys themselves, and dialogs over the page. */
const KEYS_OF_THEIR_OWN = [
  'input:not([type="file"], [type="range"], [type="checkbox"], [type="radio"])',
  'textarea, select, [contenteditable], [role="dialog"], [role="menu"]',
].join();

/** Elements that Space activates: they keep that. */
const PRESSED_BY_SPACE =
  'button, summary, input, [role="slider"], [role="tab"], [role="option"], [role="checkbox"]';

/** Marks the elements that handle the keys of the video. */
export const VIDEO_KEYS = { 'data-video-keys': true } as const;
const KEY_TARGETS = '[data-video-keys]';

/** Commands that a key which is held down gives again and again. */
const REPEATED: ReadonlySet<string> = new Set(['undo', 'redo', FILM_KEYS.stepBack, FILM_KEYS.stepForward]);

const commandOf = (event: KeyboardEvent): string | null => {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = pressedKey(event).toLowerCase();
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return key;
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' && !shiftKey ? 'redo' : null;
};

/**
 * Keys for the video: handled while the focus is in its timeline or player, or while the pointer is over one of them
 * and nothing else is focused, so that typing elsewhere does not trigger them. 'undo' stands for Ctrl+Z, ⌘Z on a Mac,
 * and 'redo' for the same with Shift, or Ctrl+Y. Keys that change nothing may be handled anywhere on the page. Without
 * single-key shortcuts, letters and signs alone are ignored. A key that is held down is one press, unless it steps.
 */
export const usePartKeys = (keys: Readonly<Record<string, () => void>>, isAnywhere = false): void => {
  const latest = useRef(keys);
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  // Not after painting: an event in between would still meet the values before.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      const command = commandOf(event) ?? '';
      const run = latest.current[command];
      if (command.length === 1 && !hasSingleKeys) return;
      if (!run || event.defaultPrevented || !(target instanceof Element)) return;
      if (target.closest(KEYS_OF_THEIR_OWN)) return;
      if (event.key === ' ' && target.closest(PRESSED_BY_SPACE)) return;
      const hovered = document.querySelector(`${KEY_TARGETS}:hover`);
      // A click on an element that is not focusable focuses an ancestor.
      const isHovered = hovered !== null && target.contains(hovered);
      if (!isAnywhere && !isHovered && !target.closest(KEY_TARGETS)) return;
      event.preventDefault();
      if (!event.repeat || REPEATED.has(command)) run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isAnywhere, hasSingleKeys]);
};
