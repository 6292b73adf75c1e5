import type { ActivityFilter } from '../../../domain/backOffice';
import { MESSAGES } from '../../../domain/messages';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { agoText } from '../agoText';
import styles from './ActivityList.module.css';
import { ActivityRow } from './ActivityRow';
import { useActivities } from './useActivities';

const ROWS_PER_PAGE = 10;
const ROW_PX = 52;

type ActivityListProps = {
  readonly id: string;
  readonly filter: ActivityFilter;
  readonly now: Date;
};

/** What happened of one kind, or of all. */
export const ActivityList = ({ id, filter, now }: ActivityListProps) => {
  const { activities, hasMore, status, loadMore } = useActivities(filter);
  const isLoading = status === 'loading';
  const isEmpty = activities.length === 0;
  return (
    <>
      <div id={id} className={styles.body} role="tabpanel" aria-label="Recent activity" aria-busy={isLoading}>
        {isEmpty && status === 'ready' && <p className={styles.empty}>{MESSAGES.noActivity}</p>}
        {isEmpty && isLoading && <Skeleton height={ROWS_PER_PAGE * ROW_PX} />}
        <ul>
          {activities.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} ago={agoText(activity.date, now)} />
          ))}
        </ul>
      </div>
      {(hasMore || status === 'failed') && (
        <div className={styles.more}>
          <Button disabled={isLoading} onClick={loadMore}>
            {status === 'failed' && 'Try again'}
            {isLoading && 'Loading…'}
            {status === 'ready' && 'Load more'}
          </Button>
        </div>
      )}
    </>
  );
};
