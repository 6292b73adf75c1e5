import { PALETTE_MIN } from '../../domain/limits';
import { Button } from '../../ui/Button';
import styles from './UseColors.module.css';

type UseColorsProps = {
  /** How many are taken. */
  readonly count: number;
  readonly words?: string;
  readonly onUse?: () => void;
};

/** The way out with the colors that were taken; there is none while they are too few. */
export const UseColors = ({ count, words, onUse }: UseColorsProps) => (
  <footer className={styles.footer}>
    <span className={styles.count}>{words}</span>
    <Button variant="primary" disabled={count < PALETTE_MIN} onClick={onUse}>
      {count < PALETTE_MIN ? 'Use colors' : `Use ${count} colors`}
    </Button>
  </footer>
);
