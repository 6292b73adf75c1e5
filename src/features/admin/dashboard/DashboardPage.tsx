import { isoWeek } from '../../../domain/isoWeek';
import { AdminPage } from '../AdminPage';
import { fullDate } from '../dateText';
import { useNow } from '../useNow';
import { ActivityPanel } from './ActivityPanel';
import { useGetDashboardQuery } from './dashboardApi';
import styles from './DashboardPage.module.css';
import { StatCards } from './StatCards';
import { WeeklyPanel } from './WeeklyPanel';
import { WeeksPanel } from './WeeksPanel';

const DashboardPage = () => {
  const now = useNow();
  const { data, isError, refetch } = useGetDashboardQuery();
  return (
    <AdminPage title="Dashboard" note={`${fullDate(now)} · Week ${isoWeek(now).week}`}>
      <StatCards dashboard={data ?? null} hasFailed={isError} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <WeeksPanel weeks={data?.weeks ?? null} onRetry={isError ? () => void refetch() : null} />
          <WeeklyPanel now={now} />
        </div>
        <ActivityPanel now={now} />
      </div>
    </AdminPage>
  );
};

export default DashboardPage;
