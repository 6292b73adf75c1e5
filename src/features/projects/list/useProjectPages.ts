import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';

import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { ProjectCard, ProjectQuery } from '../../../domain/project';
import { distinctRows } from '../../../state/api/distinctRows';
import { useNextPage } from '../../../state/api/useNextPage';
import { FRESH_SECONDS, useListProjectsInfiniteQuery } from '../cache/projectsApi';
import type { Reading } from '../ReadProblem';

/** A list that comes by page. */
export type Pages<Row> = {
  /** Those that have come; null before the first. */
  readonly rows: readonly Row[] | null;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  /** Null on the last page. */
  readonly loadMore: (() => void) | null;
  readonly reading: Reading;
};

const NONE: readonly ProjectCard[] = [];

/** The projects of a query; none for null. What was found before stays until the answer is there. */
export const useProjectPages = (query: ProjectQuery | null): Pages<ProjectCard> => {
  const answer = useListProjectsInfiniteQuery(query ?? skipToken, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const { data, isFetching, isError, requestId, hasNextPage, fetchNextPage, refetch } = answer;
  const loadMore = useNextPage(answer);
  const rows = useMemo(
    () => (data ? distinctRows(data.pages.map(({ projects }) => projects)) : null),
    [data],
  );
  return {
    rows: query ? rows : NONE,
    isLoading: isFetching,
    isLoadingMore: answer.isFetchingNextPage,
    loadMore: query && loadMore,
    reading: {
      isError,
      requestId,
      message: PROJECT_MESSAGES.projectsFailed,
      retry: () => void (data && hasNextPage ? fetchNextPage() : refetch()),
    },
  };
};
