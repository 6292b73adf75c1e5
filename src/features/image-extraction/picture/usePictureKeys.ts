import { useEffect, useLayoutEffect, useRef } from 'react';

import { useAppSelector } from '../../../state/hooks';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';
import { KEYS_OF_THEIR_OWN } from '../useHistoryKeys';

/** The actions of keys, by the key in lower case. */
export type PictureKeys = Readonly<Record<string, () => void>>;

/** Single-key shortcuts for the picture, unless these are switched off: anywhere on the page except while typing. */
export const usePictureKeys = (keys: PictureKeys): void => {
  const latest = useRef(keys);
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  // Not after painting: an event in between would still meet the values before.
  useLayoutEffect(() => {
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
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hasSingleKeys]);
};
