import { Button } from '../../../ui/Button';
import { groupDigits } from '../../../domain/groupDigits';
import styles from './ExportProgress.module.css';

type ExportProgressProps = {
  readonly written: number;
  /** Null if not counted yet. */
  readonly total: number | null;
  readonly onCancel: () => void;
};

export const ExportProgress = ({ written, total, onCancel }: ExportProgressProps) => (
  <section className={styles.progress} aria-label="Export">
    <p>
      Exporting {groupDigits(written)}
      {total !== null && ` of ${groupDigits(total)}`} users…
    </p>
    <progress value={written} max={Math.max(1, total ?? 1)} aria-label="Users exported" />
    <Button size="small" onClick={onCancel}>
      Cancel
    </Button>
  </section>
);
