import { useRef } from 'react';

import { Button } from '../../../ui/Button';
import { useFocusReturn } from '../../../ui/useFocusReturn';
import styles from './DrawingRow.module.css';

type DrawingRowProps = {
  /** From 0 to 1; null once it is canceled or has failed. */
  readonly done: number | null;
  readonly hasFailed: boolean;
  readonly onCancel: () => void;
  readonly onDraw: () => void;
};

/** Progress of a view that takes long, with a button to cancel; where there is no view to go back to, to draw it. */
const DrawingRow = ({ done, hasFailed, onCancel, onDraw }: DrawingRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  useFocusReturn(row);
  const [words, draw] = hasFailed
    ? (['This view could not be drawn.', 'Try again'] as const)
    : (['Not drawn', 'Draw'] as const);
  return (
    <div ref={row} className={styles.row}>
      <span className={styles.words} role={hasFailed ? 'alert' : undefined}>
        {done === null ? words : `Drawing, ${Math.floor(done * 100)}%`}
      </span>
      {done !== null && <progress className={styles.bar} aria-label="View drawn" max={1} value={done} />}
      <Button size="small" onClick={done === null ? onDraw : onCancel}>
        {done === null ? draw : 'Cancel'}
      </Button>
    </div>
  );
};

export default DrawingRow;
