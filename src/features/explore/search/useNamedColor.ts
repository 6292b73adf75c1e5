import { useEffect, useState } from 'react';

import type { Color } from '../../../color/types';
import { reportError } from '../../../state/reportError';
import { namedColor, type ListedColor } from './namedColor';

/** The color that words name; null while that is not known, and where they name none. The list of names loads with the first. */
export const useNamedColor = (words: string | null): Color | null => {
  const [list, setList] = useState<readonly ListedColor[] | null>(null);
  const isAsked = words !== null;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isLeft = false;
    import('color-name-list/bestof')
      .then(({ colornames }) => colornames)
      .catch((error: unknown) => {
        reportError('loading the color names', error);
        return [];
      })
      .then((names) => {
        if (!isLeft) setList(names);
      });
    return () => {
      isLeft = true;
    };
  }, [isAsked]);
  return words === null || list === null ? null : namedColor(words, list);
};
