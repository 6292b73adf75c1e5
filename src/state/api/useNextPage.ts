import { useCallback, useEffect, useRef } from 'react';

type PagedQuery = {
  /** What is asked for; undefined until it is being read. */
  readonly originalArgs?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
};

/**
 * Brings the next page of a list; null where there is none. A query answers one request at a time and drops the others:
 * who asks while the list is being read again gets the page after it, unless another list is asked for meanwhile.
 */
export const useNextPage = ({
  originalArgs,
  isFetching,
  hasNextPage,
  fetchNextPage,
}: PagedQuery): (() => void) | null => {
  // As text: each component that asks for the same list may do so by an object of its own.
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
