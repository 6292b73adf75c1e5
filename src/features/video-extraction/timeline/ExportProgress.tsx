import { groupDigits } from '../../../domain/groupDigits';
import { Button } from '../../../ui/Button';
import styles from './ExportProgress.module.css';
import type { ExportStanding } from './useStripExport';

/** Progress of a contact sheet, with a button to cancel. */
export const ExportProgress = ({
  done,
  total,
  onCancel,
}: ExportStanding & { readonly onCancel: () => void }) => (
  <section className={styles.standing} aria-label="Export">
    <span>
      Frame {groupDigits(done)} of {groupDigits(total)}
    </span>
    <progress className={styles.bar} aria-label="Frames written" max={Math.max(1, total)} value={done} />
    <Button size="small" onClick={onCancel}>
      Cancel
    </Button>
  </section>
);
