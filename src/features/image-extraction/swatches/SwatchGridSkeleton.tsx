import type { CSSProperties } from 'react';

import { EXTRACTION } from '../../../domain/imageLimits';
import styles from './SwatchGrid.module.css';
import { useGridColumns } from './useGridColumns';

/** The grid that a picture usually fills, drawn as one: 200 elements would weigh on the first frame of every run. */
export const SwatchGridSkeleton = () => {
  const columns = useGridColumns();
  const shape: CSSProperties & Record<'--columns' | '--rows', number> = {
    '--columns': columns,
    '--rows': Math.ceil(EXTRACTION.swatchTarget / columns),
  };
  return <div className={styles.waiting} style={shape} aria-hidden />;
};
