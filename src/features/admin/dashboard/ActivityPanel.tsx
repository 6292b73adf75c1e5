import { useId, useState } from 'react';

import type { ActivityFilter } from '../../../domain/admin';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { AdminPanel } from '../AdminPanel';
import { ActivityList } from './ActivityList';
import { ACTIVITY_FILTERS } from './activityKinds';
import styles from './ActivityPanel.module.css';
import { useNews } from './useNews';

/** Activities, newest first. */
export const ActivityPanel = ({ now }: { readonly now: Date }) => {
  const [filter, setFilter] = useState<ActivityFilter>('all');
  const listId = useId();
  const isNews = useNews();
  return (
    <AdminPanel title="Recent activity">
      <div className={styles.filters}>
        <SegmentedTabs
          label="Kind of activity"
          options={ACTIVITY_FILTERS}
          value={filter}
          onChange={setFilter}
          panelId={listId}
        />
      </div>
      <ActivityList key={filter} id={listId} filter={filter} now={now} isNews={isNews} />
    </AdminPanel>
  );
};
