import { useCallback, useEffect, useRef } from 'react';

type PagedQuery = {
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
};

/**
 * Brings the next page of a list; null where there is none. A query answers one request at a time and drops the others:
 * who asks while the list is being read again gets the page after it.
 */
export const useNextPage = ({ isFetching, hasNextPage, fetchNextPage }: PagedQuery): (() => void) | null => {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isFetching || !isWaiting.current) return;
    isWaiting.current = false;
    if (hasNextPage) void fetchNextPage();
  }, [isFetching, hasNextPage, fetchNextPage]);
  const loadMore = useCallback(() => {
    if (isFetching) isWaiting.current = true;
    else void fetchNextPage();
  }, [isFetching, fetchNextPage]);
  return hasNextPage ? loadMore : null;
};
