import type { CSSProperties } from 'react';

import { EXTRACTION } from '../../../domain/imageLimits';
import styles from './SwatchGrid.module.css';
import { useGridColumns } from './useGridColumns';

/** A full grid drawn as one element: 200 elements would slow down the first frame of every run. */
export const SwatchGridSkeleton = () => {
  const columns = useGridColumns();
  const shape: CSSProperties & Record<'--columns' | '--rows', number> = {
    '--columns': columns,
    '--rows': Math.ceil(EXTRACTION.swatchTarget / columns),
  };
  return <div className={styles.waiting} style={shape} aria-hidden />;
};
