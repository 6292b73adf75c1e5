import { useCallback } from 'react';

import { useLazySuggestTagsQuery } from '../../../state/api/tagsApi';

/**
 * Whether to search for a tag that is still being typed: if some palettes have it, or none has a longer one and it cannot
 * become a color. Otherwise, while typing a suggested tag or a hex, nothing would be found.
 */
export const useIsWholeTag = (): ((tag: string, mayBeColor: boolean) => Promise<boolean>) => {
  const [suggest] = useLazySuggestTagsQuery();
  return useCallback(
    async (tag, mayBeColor) => {
      const { data: offers = [] } = await suggest({ word: tag, among: 'public' }, true);
      return (!mayBeColor && offers.length === 0) || offers.some((offer) => offer.tag === tag);
    },
    [suggest],
  );
};
