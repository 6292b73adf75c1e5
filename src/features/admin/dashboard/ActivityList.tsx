import { useMemo } from 'react';

import type { Activity, ActivityFilter } from '../../../domain/admin';
import { ADMIN_MESSAGES } from '../../../domain/adminMessages';
import { distinctRows } from '../../../state/api/distinctRows';
import { useNextPage } from '../../../state/api/useNextPage';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { relativeTime } from '../relativeTime';
import styles from './ActivityList.module.css';
import { ActivityRow } from './ActivityRow';
import { ActivitySkeleton } from './ActivitySkeleton';
import { useListActivitiesInfiniteQuery } from './dashboardApi';

const ROWS_PER_PAGE = 10;

type ActivityListProps = {
  readonly id: string;
  readonly filter: ActivityFilter;
  readonly now: Date;
  readonly isNews: (activity: Activity) => boolean;
};

/** Activities of one kind, or of all. */
export const ActivityList = ({ id, filter, now, isNews }: ActivityListProps) => {
  const answer = useListActivitiesInfiniteQuery(filter);
  const { data, isFetching, isFetchingNextPage, isError, hasNextPage, refetch } = answer;
  const loadMore = useNextPage(answer);
  const isWaiting = isFetchingNextPage || (isFetching && !hasNextPage);
  const activities = useMemo(() => distinctRows(data?.pages.map((page) => page.activities) ?? []), [data]);
  const isEmpty = activities.length === 0;
  return (
    <>
      <div
        id={id}
        className={styles.body}
        role="tabpanel"
        aria-label="Recent activity"
        aria-busy={isFetching}
      >
        {isEmpty && data && <p className={styles.empty}>{ADMIN_MESSAGES.noActivity}</p>}
        {isEmpty && isFetching && <ActivitySkeleton rowCount={ROWS_PER_PAGE} />}
        <ul>
          {activities.map((activity) => (
            <ActivityRow
              key={activity.id}
              activity={activity}
              ago={relativeTime(activity.date, now)}
              isNews={isNews(activity)}
            />
          ))}
        </ul>
      </div>
      {isEmpty && isFetching && (
        // Where most lists go on.
        <div className={styles.more}>
          <Skeleton height={36} />
        </div>
      )}
      {(hasNextPage || isError) && (
        <div className={styles.more}>
          <Button disabled={isWaiting} onClick={() => (data && loadMore ? loadMore() : void refetch())}>
            {isWaiting ? 'Loading…' : isError ? 'Try again' : 'Load more'}
          </Button>
        </div>
      )}
    </>
  );
};
