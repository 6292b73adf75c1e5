import { Button } from '../../ui/Button';
import styles from './ReadingProgress.module.css';

type ReadingProgressProps = {
  /** 0 to 1. */
  readonly part: number;
  readonly onStop: () => void;
};

/** Progress of reading a long text or a file, with a button to stop. */
export const ReadingProgress = ({ part, onStop }: ReadingProgressProps) => (
  <div className={styles.reading}>
    <span className={styles.words}>{`Reading, ${Math.floor(part * 100)} %`}</span>
    <progress className={styles.bar} aria-label="Read" max={1} value={part} />
    <Button size="small" onClick={onStop}>
      Cancel
    </Button>
  </div>
);
