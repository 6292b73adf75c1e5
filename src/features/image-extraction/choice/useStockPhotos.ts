import { useCallback, useEffect, useRef, useState } from 'react';

import { EXTRACTION } from '../../../domain/limits';
import type { StockPhoto } from '../../../domain/stockPhoto';
import { useServices } from '../../../state/servicesContext';

type Shown = { readonly photos: readonly StockPhoto[]; readonly pages: number; readonly hasMore: boolean };

export type StockPhotosOnPage = Shown & { readonly isLoading: boolean; readonly loadMore: () => void };

/** The gallery's pictures, page after page, for as long as the page is open. */
export const useStockPhotos = (): StockPhotosOnPage => {
  const { stockPhotos } = useServices();
  const [shown, setShown] = useState<Shown>({ photos: [], pages: 0, hasMore: false });
  const [isLoading, setIsLoading] = useState(true);
  const isGone = useRef(false);

  const load = useCallback(
    async (page: number) => {
      const next = await stockPhotos.curated(page, EXTRACTION.galleryPageSize);
      if (isGone.current) return;
      setShown(({ photos }) => {
        const known = new Set(page === 1 ? [] : photos.map(({ id }) => id));
        const kept = page === 1 ? [] : photos;
        return {
          // A provider may move pictures between its pages while they are read.
          photos: [...kept, ...next.filter(({ id }) => !known.has(id))],
          pages: page,
          hasMore: next.length === EXTRACTION.galleryPageSize,
        };
      });
      setIsLoading(false);
    },
    [stockPhotos],
  );

  useEffect(() => {
    isGone.current = false;
    void load(1);
    return () => {
      isGone.current = true;
    };
  }, [load]);

  const loadMore = () => {
    setIsLoading(true);
    void load(shown.hasMore ? shown.pages + 1 : 1);
  };
  return { ...shown, isLoading, loadMore };
};
