import { useEffect, useState } from 'react';

import { useServices } from '../../state/servicesContext';
import type { Run } from './imageExtractionState';
import { describeRun } from './describeRun';
import styles from './ProgressLine.module.css';

const TICK_MS = 100;

/** Stage, megapixels and seconds of the running extraction. */
export const ProgressLine = ({ run }: { readonly run: Run }) => {
  const { now } = useServices();
  const [elapsedMs, setElapsedMs] = useState(0);

  useEffect(() => {
    const tick = () => setElapsedMs(now().getTime() - run.startedAtMs);
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [now, run.startedAtMs]);

  return (
    <span className={styles.line}>
      {describeRun(run)}, <span className={styles.seconds}>{(elapsedMs / 1000).toFixed(1)} s</span>
    </span>
  );
};
