import { Skeleton } from '../../../ui/Skeleton';
import styles from './ActivityRow.module.css';

/** Rows as tall as those that are loading. */
export const ActivitySkeleton = ({ rowCount }: { readonly rowCount: number }) => (
  <div aria-hidden>
    {Array.from({ length: rowCount }, (_, row) => (
      <div key={row} className={styles.row} data-pending>
        <Skeleton width={32} height={32} radius="50%" />
        <div className={styles.text}>
          <Skeleton width="min(240px, 70%)" height={12} radius="4px" />
          <Skeleton width={64} height={12} radius="4px" />
        </div>
      </div>
    ))}
  </div>
);
