import { useCallback } from 'react';

import { useLazySuggestTagsQuery } from '../../../state/api/tagsApi';

/**
 * Whether a tag that is being typed is looked for as it stands: where palettes have it, or none has a longer one. On the
 * way to one that is suggested, nothing would be found.
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
