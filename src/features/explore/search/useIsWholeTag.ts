import { useCallback } from 'react';

import { useLazySuggestTagsQuery } from '../../../state/api/tagsApi';

/**
 * Whether to search for a tag that is still being typed: if some palettes have it, or none has a longer one. Otherwise,
 * while typing a suggested tag, nothing would be found.
 */
export const useIsWholeTag = (): ((tag: string) => Promise<boolean>) => {
  const [suggest] = useLazySuggestTagsQuery();
  return useCallback(
    async (tag) => {
      const { data: offers = [] } = await suggest(tag, true);
      return offers.length === 0 || offers.some((offer) => offer.tag === tag);
    },
    [suggest],
  );
};
