import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';

import { MESSAGES } from '../../domain/messages';
import type { SavedPalette } from '../../domain/savedPalette';
import { distinctRows } from '../../state/distinctRows';
import { FRESH_SECONDS, useListProjectPalettesInfiniteQuery } from './projectsApi';
import type { Pages } from './useProjectPages';

/** The palettes of a project, newest first; null rows without one. */
export const useProjectPalettes = (projectId: string | null): Pages<SavedPalette> => {
  const { currentData, isFetching, isError, requestId, hasNextPage, fetchNextPage, refetch } =
    useListProjectPalettesInfiniteQuery(projectId ?? skipToken, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const rows = useMemo(
    () => (currentData ? distinctRows(currentData.pages.map(({ palettes }) => palettes)) : null),
    [currentData],
  );
  return {
    rows,
    isLoading: isFetching,
    loadMore: currentData && hasNextPage ? () => void fetchNextPage() : null,
    reading: {
      isError,
      requestId,
      message: MESSAGES.palettesFailed,
      retry: () => void (currentData && hasNextPage ? fetchNextPage() : refetch()),
    },
  };
};
