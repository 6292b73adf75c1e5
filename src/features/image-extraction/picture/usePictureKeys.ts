import { useEffect, useRef, type RefObject } from 'react';

import { useAppSelector } from '../../../state/hooks';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';
import { KEYS_OF_THEIR_OWN } from '../useHistoryKeys';

/** What a key does while the pointer is over the picture or the focus in its panel. */
export type PictureKeys = Readonly<Record<string, () => void>>;

/**
 * Single keys for the picture, unless somebody has switched such keys off. They are handled only there, so that nobody
 * who types elsewhere sets them off.
 */
export const usePictureKeys = (panel: RefObject<HTMLElement | null>, keys: PictureKeys): void => {
  const latest = useRef(keys);
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!hasSingleKeys) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const run = latest.current[key.toLowerCase()];
      if (!run || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || target.closest(KEYS_OF_THEIR_OWN) || target.closest('select'))
        return;
      const isHere = panel.current?.contains(target) ?? false;
      const isHovered = target === document.body && (panel.current?.matches(':hover') ?? false);
      if (!isHere && !isHovered) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [panel, hasSingleKeys]);
};
