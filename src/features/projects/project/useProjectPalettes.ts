import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';

import { MESSAGES } from '../../../domain/messages';
import type { SavedPalette } from '../../../domain/savedPalette';
import { distinctRows } from '../../../state/api/distinctRows';
import { useNextPage } from '../../../state/api/useNextPage';
import { FRESH_SECONDS, useListProjectPalettesInfiniteQuery } from '../cache/projectsApi';
import type { Pages } from '../list/useProjectPages';

/** The palettes of a project, newest first; null rows for no project. */
export const useProjectPalettes = (projectId: string | null): Pages<SavedPalette> => {
  const answer = useListProjectPalettesInfiniteQuery(projectId ?? skipToken, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const { currentData, isFetching, isError, requestId, hasNextPage, fetchNextPage, refetch } = answer;
  const loadMore = useNextPage(answer);
  const rows = useMemo(
    () => (currentData ? distinctRows(currentData.pages.map(({ palettes }) => palettes)) : null),
    [currentData],
  );
  return {
    rows,
    isLoading: isFetching,
    isLoadingMore: answer.isFetchingNextPage,
    loadMore: currentData ? loadMore : null,
    reading: {
      isError,
      requestId,
      message: MESSAGES.palettesFailed,
      retry: () => void (currentData && hasNextPage ? fetchNextPage() : refetch()),
    },
  };
};
