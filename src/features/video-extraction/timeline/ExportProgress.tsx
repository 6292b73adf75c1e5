import { Button } from '../../../ui/Button';
import styles from './ExportProgress.module.css';
import type { ExportStanding } from './useStripExport';

/** How far a contact sheet is, and its end. */
export const ExportProgress = ({
  done,
  total,
  onCancel,
}: ExportStanding & { readonly onCancel: () => void }) => (
  <section className={styles.standing} aria-label="Export">
    <span>
      Frame {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
    </span>
    <progress className={styles.bar} aria-label="Frames written" max={Math.max(1, total)} value={done} />
    <Button size="small" onClick={onCancel}>
      Cancel
    </Button>
  </section>
);
