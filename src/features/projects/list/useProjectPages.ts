import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';

import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { ProjectCard, ProjectQuery } from '../../../domain/project';
import { distinctRows } from '../../../state/api/distinctRows';
import { useNextPage } from '../../../state/api/useNextPage';
import { FRESH_SECONDS, useListProjectsInfiniteQuery } from '../cache/projectsApi';
import type { Reading } from '../ReadProblem';

/** A paginated list. */
export type Pages<Row> = {
  /** The loaded rows; null before the first. */
  readonly rows: readonly Row[] | null;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  /** Null on the last page. */
  readonly loadMore: (() => void) | null;
  readonly reading: Reading;
};

const NONE: readonly ProjectCard[] = [];

/** The projects of a query; empty for null. The previous result is kept until the next is loaded. */
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
