import { useCallback, useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { PLAN_LIMITS } from '../../domain/planLimits';
import type { SavedPalette } from '../../domain/savedPalette';
import { distinctRows } from '../../state/api/distinctRows';
import { useAppSelector } from '../../state/hooks';
import { selectIsSessionLoading, selectPlan } from '../../state/session/sessionSlice';
import { useNextPage } from '../../state/api/useNextPage';
import { useListPublicPalettesInfiniteQuery } from './exploreApi';
import { readQuery, writeQuery, type ExploreQuery } from './exploreQuery';
import { useScrollRestoration } from './useScrollRestoration';

export type ExploreStatus = 'loading' | 'loaded' | 'loadingMore' | 'failed' | 'moreFailed';

export type ExploreList = {
  readonly query: ExploreQuery;
  readonly palettes: readonly SavedPalette[];
  readonly status: ExploreStatus;
  readonly hasMore: boolean;
  /** There is more, but not for this plan. */
  readonly isCapped: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

type Answer = {
  readonly currentData?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
};

const statusOf = ({ currentData, isError, isFetching, isFetchingNextPage }: Answer): ExploreStatus => {
  if (isFetchingNextPage) return 'loadingMore';
  if (isFetching) return 'loading';
  if (isError) return currentData ? 'moreFailed' : 'failed';
  return currentData ? 'loaded' : 'loading';
};

/** The list for the address. On return it has the same length and scroll position as before. */
export const useExploreList = (): ExploreList => {
  const { search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const plan = useAppSelector(selectPlan);
  const isSessionLoading = useAppSelector(selectIsSessionLoading);
  const key = writeQuery(readQuery(new URLSearchParams(search)));
  const query = useMemo(() => readQuery(new URLSearchParams(key)), [key]);

  const answer = useListPublicPalettesInfiniteQuery(key, { refetchOnMountOrArgChange: !isReturn });
  const { currentData, hasNextPage, fetchNextPage, refetch } = answer;
  const next = useNextPage(answer);
  // No limit until the plan is known.
  const limit = isSessionLoading ? Infinity : PLAN_LIMITS[plan].explorePalettes;
  // Counts change between two requests, so that the next page may repeat a palette.
  const read = useMemo(
    () => distinctRows(currentData?.pages.map((page) => page.palettes) ?? []),
    [currentData],
  );
  const palettes = useMemo(() => read.slice(0, limit), [read, limit]);
  const status = statusOf(answer);
  const hasMore = currentData !== undefined && hasNextPage;
  const isCapped = hasMore && read.length >= limit;
  const canLoad = hasMore && !isCapped;

  const latest = useMemo(
    () => ({ key, palettes, status, hasMore, isCapped, canLoad }),
    [key, palettes, status, hasMore, isCapped, canLoad],
  );
  // New cards are rendered in interruptible slices; until then the previous list is shown.
  const deferred = useDeferredValue(latest);
  const isBehind = deferred.key === key && deferred.palettes !== palettes;
  const shown = isBehind ? deferred : latest;

  const wantedCount = useScrollRestoration(key, isReturn, shown.palettes.length, shown.canLoad);
  const isShort = status === 'loaded' && canLoad && palettes.length < wantedCount;
  useLayoutEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);

  return {
    query,
    palettes: shown.palettes,
    status: shown.status,
    hasMore: shown.hasMore,
    isCapped: shown.isCapped,
    loadMore: useCallback(() => {
      if (canLoad) next?.();
    }, [canLoad, next]),
    retry: useCallback(() => void refetch(), [refetch]),
  };
};
