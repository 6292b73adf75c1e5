import { useCallback, useEffect, useRef } from 'react';

type PagedQuery = {
  /** The query's arguments; undefined until the query has started. */
  readonly originalArgs?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
};

/**
 * Loads the next page of a list; null when there is none. A query handles one request at a time and drops the others: a
 * call during a refetch loads the next page after it, unless the query's arguments change meanwhile.
 */
export const useNextPage = ({
  originalArgs,
  isFetching,
  hasNextPage,
  fetchNextPage,
}: PagedQuery): (() => void) | null => {
  // Compared as text: components that use the same list may pass different argument objects.
  const list = JSON.stringify([originalArgs]);
  const waiting = useRef<string>(null);
  useEffect(() => {
    if (waiting.current !== list) waiting.current = null;
    if (isFetching || waiting.current === null) return;
    waiting.current = null;
    if (hasNextPage) void fetchNextPage();
  }, [list, isFetching, hasNextPage, fetchNextPage]);
  const loadMore = useCallback(() => {
    if (isFetching) waiting.current = list;
    else void fetchNextPage();
  }, [list, isFetching, fetchNextPage]);
  return hasNextPage ? loadMore : null;
};
