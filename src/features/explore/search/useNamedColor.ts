import { useEffect, useState } from 'react';

import type { Color } from '../../../color/types';
import { useServices } from '../../../state/servicesContext';
import { namedColor } from './namedColor';

type Listed = { readonly words: string; readonly hex: string | null };

/** The color that words name; null while unknown, and for none. */
export const useNamedColor = (words: string | null): Color | null => {
  const { hexOf } = useServices().colorNames;
  const [listed, setListed] = useState<Listed | null>(null);
  useEffect(() => {
    if (words === null) return undefined;
    let isLeft = false;
    void hexOf(words).then((hex) => {
      if (!isLeft) setListed({ words, hex });
    });
    return () => {
      isLeft = true;
    };
  }, [words, hexOf]);
  return words === null || listed?.words !== words ? null : namedColor(words, listed.hex);
};
