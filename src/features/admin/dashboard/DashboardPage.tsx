import { useCallback } from 'react';

import { useServices } from '../../../state/servicesContext';
import { isoWeek } from '../../../domain/isoWeek';
import { AdminPage } from '../AdminPage';
import { fullDate } from '../dateText';
import { useAnswer } from '../useAnswer';
import { useNow } from '../useNow';
import { ActivityPanel } from './ActivityPanel';
import styles from './DashboardPage.module.css';
import { StatCards } from './StatCards';
import { WeeklyPanel } from './WeeklyPanel';
import { WeeksPanel } from './WeeksPanel';

const DashboardPage = () => {
  const { backend } = useServices();
  const now = useNow();
  const ask = useCallback(() => backend.admin.dashboard(), [backend]);
  const { value, hasFailed, askAgain } = useAnswer('loading the dashboard', ask);
  return (
    <AdminPage title="Dashboard" note={`${fullDate(now)} · Week ${isoWeek(now).week}`}>
      <StatCards dashboard={value} hasFailed={hasFailed} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <WeeksPanel weeks={value?.weeks ?? null} onRetry={hasFailed ? askAgain : null} />
          <WeeklyPanel now={now} />
        </div>
        <ActivityPanel now={now} />
      </div>
    </AdminPage>
  );
};

export default DashboardPage;
