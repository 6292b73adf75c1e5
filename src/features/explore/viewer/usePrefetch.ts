import { useEffect } from 'react';

/** Palettes left in the viewer when it asks for more. */
export const PREFETCH_AT = 3;

/** Asks for more palettes before the viewer comes to its last one. `left` are those after the one it shows. */
export const usePrefetch = (left: number, canLoad: boolean, loadMore: () => void): void => {
  const isNearEnd = left <= PREFETCH_AT;
  useEffect(() => {
    if (isNearEnd && canLoad) loadMore();
  }, [isNearEnd, canLoad, loadMore]);
};
