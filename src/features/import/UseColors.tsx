import { PALETTE_MIN } from '../../color/paletteSize';
import { Button } from '../../ui/Button';
import styles from './UseColors.module.css';

type UseColorsProps = {
  /** Number of selected colors. */
  readonly count: number;
  readonly words?: string | undefined;
  /** Why the last click selected nothing. */
  readonly notice?: string | null;
  readonly onClear?: () => void;
  readonly onUse?: () => void;
};

/** The button that uses the selected colors; disabled while they are too few. */
export const UseColors = ({ count, words, notice = null, onClear, onUse }: UseColorsProps) => (
  <footer className={styles.footer} data-stays>
    <span className={styles.state}>
      <span className={styles.count}>{words}</span>
      {count > 0 && onClear && (
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear
        </Button>
      )}
      {onClear && <output className={styles.notice}>{notice}</output>}
    </span>
    <Button variant="primary" disabled={count < PALETTE_MIN} onClick={onUse}>
      {count < PALETTE_MIN ? 'Use colors' : `Use ${count} colors`}
    </Button>
  </footer>
);
