import { useRef } from 'react';

import { useElementWidth } from '../../../ui/useElementWidth';
import type { VariableStyle } from '../../../ui/variableStyle';
import { useTimecode } from '../video/useTimecode';
import styles from './Timeline.module.css';
import { axisTimes } from './timelineBars';

/** From the middle of one time to the next: that of an end stands inside the strip, and is further from its middle. */
const LABEL_PX = 140;

/** Times under the strip. */
export const Axis = ({ durationSeconds }: { readonly durationSeconds: number }) => {
  const axis = useRef<HTMLDivElement>(null);
  const width = useElementWidth(axis);
  const timecodeOf = useTimecode();
  const times = axisTimes(durationSeconds, Math.min(8, Math.max(1, Math.floor(width / LABEL_PX))));
  const end = Math.max(durationSeconds, 1e-6);
  // The last before the end is nearer to it than a whole step, as the end may be at any time.
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
