import { useLayoutEffect, useRef, useState } from 'react';

import type { VariableStyle } from '../../../ui/variableStyle';
import { PictureCanvas } from '../picture/PictureCanvas';
import styles from './Compare.module.css';

type CompareProps = {
  readonly pictureId: number;
  readonly name: string;
  /** The simulation to the right of the line; null until it is first drawn. */
  readonly seen: ImageData | null;
  /** 'As seen with protanopia'. */
  readonly caption: string;
  /** The simulation in a word or two. */
  readonly label: string;
};

/** The original picture to the left of a movable line, the simulation to the right. */
export const Compare = ({ pictureId, name, seen, caption, label }: CompareProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [split, setSplit] = useState(50);

  useLayoutEffect(() => {
    if (!canvas.current || !seen) return;
    canvas.current.width = seen.width;
    canvas.current.height = seen.height;
    canvas.current.getContext('2d')?.putImageData(seen, 0, 0);
  }, [seen]);

  const style: VariableStyle = { '--split': `${split}%` };
  return (
    <div className={styles.stage}>
      {/* The labels are drawn by CSS: both pictures have names. */}
      <div
        className={styles.compare}
        style={style}
        data-label={label}
        data-waiting={seen === null || undefined}
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
    </div>
  );
};
