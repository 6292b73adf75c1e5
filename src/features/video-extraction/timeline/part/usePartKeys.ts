import { useEffect, useRef } from 'react';

import { useAppSelector } from '../../../../state/hooks';
import { selectHasSingleKeys } from '../../../../state/shortcuts/shortcutSlice';

/** Where these keys have a meaning of their own, or the page lies under a dialog. */
const KEYS_OF_THEIR_OWN = [
  'input:not([type="file"], [type="range"], [type="checkbox"], [type="radio"])',
  'textarea, select, [contenteditable], [role="dialog"], [role="menu"]',
].join();

/** What a space presses: it keeps that meaning there. */
const PRESSED_BY_SPACE =
  'button, summary, input, [role="slider"], [role="tab"], [role="option"], [role="checkbox"]';

/** Marks the elements that handle the keys of the video. */
export const VIDEO_KEYS = { 'data-video-keys': true } as const;
const KEY_TARGETS = '[data-video-keys]';

const commandOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null => {
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return key.toLowerCase();
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
};

/**
 * Keys for the video: handled while the focus is in its timeline or player, or the pointer is over one of them and the
 * focus nowhere in particular, so that nobody who types elsewhere sets them off. 'undo' stands for Ctrl+Z, ⌘Z on a Mac,
 * and 'redo' for the same with Shift, or Ctrl+Y. Those that change nothing may be handled anywhere on the page. Letters
 * and signs alone are nobody's command where single-key shortcuts are switched off.
 */
export const usePartKeys = (keys: Readonly<Record<string, () => void>>, isAnywhere = false): void => {
  const latest = useRef(keys);
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  useEffect(() => {
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
      // A click on what takes no focus leaves it to what is around it.
      const isHovered = hovered !== null && target.contains(hovered);
      if (!isAnywhere && !isHovered && !target.closest(KEY_TARGETS)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isAnywhere, hasSingleKeys]);
};
