import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';

import { MESSAGES } from '../../../domain/messages';
import type { FoundPalette } from '../../../domain/project';
import { useNextPage } from '../../../state/api/useNextPage';
import { useFindOwnPalettesInfiniteQuery } from '../cache/projectsApi';
import type { Pages } from './useProjectPages';

const NONE: readonly FoundPalette[] = [];

/** Palettes in all projects that match typed text; empty without a search. */
export const useFoundPalettes = (text: string): Pages<FoundPalette> => {
  const isSearching = text !== '';
  const answer = useFindOwnPalettesInfiniteQuery(isSearching ? text : skipToken);
  const { data, isFetching, isError, requestId, hasNextPage, fetchNextPage, refetch } = answer;
  const loadMore = useNextPage(answer);
  const rows = useMemo(() => {
    const byId = new Map<string, FoundPalette>();
    for (const row of data?.pages.flatMap(({ found }) => found) ?? []) byId.set(row.palette.id, row);
    return data ? [...byId.values()] : null;
  }, [data]);
  return {
    rows: isSearching ? rows : NONE,
    isLoading: isFetching,
    isLoadingMore: answer.isFetchingNextPage,
    loadMore: isSearching ? loadMore : null,
    reading: {
      isError,
      requestId,
      message: MESSAGES.palettesFailed,
      retry: () => void (data && hasNextPage ? fetchNextPage() : refetch()),
    },
  };
};
