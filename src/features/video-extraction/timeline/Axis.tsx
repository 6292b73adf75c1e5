import { useRef } from 'react';

import { useElementWidth } from '../../../ui/useElementWidth';
import type { VariableStyle } from '../../../ui/variableStyle';
import { useTimecode } from '../video/useTimecode';
import styles from './Timeline.module.css';
import { axisTimes } from './timelineBars';

/** Room for a time such as 01:01:30:00 and air around it. */
const LABEL_PX = 104;

/** The first and the last stand inside the strip: so far from its ends the next one may have its middle. */
const END_PX = 140;

/** Times under the strip. */
export const Axis = ({ durationSeconds }: { readonly durationSeconds: number }) => {
  const axis = useRef<HTMLDivElement>(null);
  const width = useElementWidth(axis);
  const timecodeOf = useTimecode();
  const times = axisTimes(durationSeconds, Math.min(8, Math.max(1, Math.floor(width / LABEL_PX) - 1)));
  const end = Math.max(durationSeconds, 1e-6);
  const hasRoom = (time: number): boolean =>
    time === 0 || time === durationSeconds || width * Math.min(time, end - time) >= END_PX * end;
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
