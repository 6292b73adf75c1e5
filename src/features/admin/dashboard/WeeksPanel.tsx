import { useState } from 'react';

import type { WeekCount } from '../../../domain/admin';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { AdminPanel } from '../AdminPanel';
import { WeekLegend } from './WeekLegend';
import { WeekPicker } from './WeekPicker';
import styles from './WeeksPanel.module.css';
import { WeeksTable } from './WeeksTable';

type WeeksPanelProps = {
  readonly weeks: readonly WeekCount[] | null;
  /** Null unless the last request failed. */
  readonly onRetry: (() => void) | null;
};

/** Sign-ups and new subscriptions, side by side over the same weeks. */
export const WeeksPanel = ({ weeks, onRetry }: WeeksPanelProps) => {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <AdminPanel
      title="Last 12 weeks"
      controls={<WeekLegend week={chosen === null ? null : (weeks?.[chosen] ?? null)} />}
    >
      <div className={styles.body}>
        {weeks ? (
          <>
            <WeekPicker weeks={weeks} chosen={chosen} onChoose={setChosen} />
            <WeeksTable weeks={weeks} />
          </>
        ) : onRetry ? (
          <div className={styles.failed}>
            <Button onClick={onRetry}>Try again</Button>
          </div>
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </AdminPanel>
  );
};
