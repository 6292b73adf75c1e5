import { useRef } from 'react';

import { useElementWidth } from '../../../ui/useElementWidth';
import type { VariableStyle } from '../../../ui/variableStyle';
import { useTimecode } from '../video/useTimecode';
import styles from './Timeline.module.css';
import { axisTimes } from './timelineBars';

/** Least distance between two ticks. */
const STEP_PX = 140;
/** Width of a label with the space around it. */
const LABEL_PX = 100;

/** Time labels under the strip, each to the right of its tick; the end's is to the left, if there is room for it. */
export const Axis = ({ durationSeconds }: { readonly durationSeconds: number }) => {
  const axis = useRef<HTMLDivElement>(null);
  const width = useElementWidth(axis);
  const timecodeOf = useTimecode();
  const times = axisTimes(durationSeconds, Math.min(8, Math.max(1, Math.floor(width / STEP_PX))));
  const end = Math.max(durationSeconds, 1e-6);
  const pxToEnd = (time: number): number => (width * (end - time)) / end;
  const steps = times.filter((time) => time === 0 || pxToEnd(time) >= LABEL_PX);
  const hasEnd = durationSeconds > 0 && pxToEnd(steps.at(-1) ?? 0) >= 2 * LABEL_PX;
  return (
    <div ref={axis} className={styles.axis} aria-hidden>
      {steps.map((time) => {
        const place: VariableStyle = { '--place': `${(100 * time) / end}%` };
        return (
          <span key={time} style={place}>
            {timecodeOf(time)}
          </span>
        );
      })}
      {hasEnd && <span data-end>{timecodeOf(durationSeconds)}</span>}
    </div>
  );
};
