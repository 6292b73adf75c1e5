import { useLayoutEffect, useRef, useState } from 'react';

import { lazyPart } from '../../../ui/lazyPart';
import type { VariableStyle } from '../../../ui/variableStyle';
import { PictureCanvas } from '../picture/PictureCanvas';
import styles from './Compare.module.css';
import type { SeenLook } from './useLook';

// Most views are there at once.
const DrawingRow = lazyPart(() => import('./DrawingRow'));

type CompareProps = {
  readonly pictureId: number;
  readonly name: string;
  /** The simulation to the right of the line. */
  readonly look: SeenLook;
  /** 'As seen with protanopia'. */
  readonly caption: string;
  /** The simulation in a word or two. */
  readonly label: string;
};

/** The original picture to the left of a movable line, the simulation to the right. */
export const Compare = ({ pictureId, name, look, caption, label }: CompareProps) => {
  const { seen, done, hasFailed, cancel, draw } = look;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [split, setSplit] = useState(50);

  useLayoutEffect(() => {
    if (!canvas.current) return;
    // Also clears it.
    canvas.current.width = seen?.width ?? 1;
    canvas.current.height = seen?.height ?? 1;
    if (seen) canvas.current.getContext('2d')?.putImageData(seen, 0, 0);
  }, [seen]);

  const style: VariableStyle = { '--split': `${split}%` };
  return (
    <div className={styles.stage}>
      {/* The labels are drawn by CSS: both pictures have names. */}
      <div
        className={styles.compare}
        style={style}
        data-label={label}
        data-waiting={(seen === null && done !== null) || undefined}
      >
        <PictureCanvas pictureId={pictureId} name={`${name}, as it is`} />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn pixels; an <img> would have to load them */}
        <canvas ref={canvas} className={styles.seen} role="img" aria-label={`${name}. ${caption}`} />
        <input
          type="range"
          className={styles.range}
          aria-label="How much is shown as it is"
          aria-valuetext={`${split} percent as it is`}
          min={0}
          max={100}
          value={split}
          onChange={({ target }) => setSplit(Number(target.value))}
        />
        <i className={styles.line} aria-hidden />
      </div>
      {done !== undefined && <DrawingRow done={done} hasFailed={hasFailed} onCancel={cancel} onDraw={draw} />}
    </div>
  );
};
