import { useEffect } from 'react';

/** Load more when this many palettes are left in the viewer. */
export const PREFETCH_AT = 3;

/** Loads more palettes before the viewer reaches the last one. `left` is the number after the current one. */
export const usePrefetch = (left: number, canLoad: boolean, loadMore: () => void): void => {
  const isNearEnd = left <= PREFETCH_AT;
  useEffect(() => {
    if (isNearEnd && canLoad) loadMore();
  }, [isNearEnd, canLoad, loadMore]);
};
