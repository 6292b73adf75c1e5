import { useRef } from 'react';

import { useElementWidth } from '../../../ui/useElementWidth';
import type { VariableStyle } from '../../../ui/variableStyle';
import { useTimecode } from '../video/useTimecode';
import styles from './Timeline.module.css';
import { axisTimes } from './timelineBars';

/** Least distance between the centers of two labels; those at the ends are inside the strip, so farther away. */
const LABEL_PX = 140;

/** Time labels under the strip. */
export const Axis = ({ durationSeconds }: { readonly durationSeconds: number }) => {
  const axis = useRef<HTMLDivElement>(null);
  const width = useElementWidth(axis);
  const timecodeOf = useTimecode();
  const times = axisTimes(durationSeconds, Math.min(8, Math.max(1, Math.floor(width / LABEL_PX))));
  const end = Math.max(durationSeconds, 1e-6);
  // The last step before the end may be shorter than the others.
  const hasRoom = (time: number): boolean =>
    time === 0 || time === durationSeconds || width * (end - time) >= LABEL_PX * end;
  return (
    <div ref={axis} className={styles.axis} aria-hidden>
      {times.filter(hasRoom).map((time) => {
        const place: VariableStyle = { '--place': `${(100 * time) / end}%` };
        return (
          <span key={time} style={place}>
            {timecodeOf(time)}
          </span>
        );
      })}
    </div>
  );
};
