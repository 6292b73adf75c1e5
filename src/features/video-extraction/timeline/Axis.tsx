import { useRef } from 'react';

import { useElementWidth } from '../../../ui/useElementWidth';
import type { VariableStyle } from '../../../ui/variableStyle';
import { useTimecode } from '../film/useTimecode';
import styles from './Timeline.module.css';
import { axisTimes } from './timelineBars';

/** Room for a time such as 01:01:30:00 and air around it. */
const LABEL_PX = 104;

/** Times under the strip. */
export const Axis = ({ durationSeconds }: { readonly durationSeconds: number }) => {
  const axis = useRef<HTMLDivElement>(null);
  const width = useElementWidth(axis);
  const timecodeOf = useTimecode();
  const times = axisTimes(durationSeconds, Math.min(8, Math.max(1, Math.floor(width / LABEL_PX) - 1)));
  return (
    <div ref={axis} className={styles.axis} aria-hidden>
      {times.map((time) => {
        const place: VariableStyle = { '--place': `${(100 * time) / Math.max(durationSeconds, 1e-6)}%` };
        return (
          <span key={time} style={place}>
            {timecodeOf(time)}
          </span>
        );
      })}
    </div>
  );
};
