import type { CSSProperties } from 'react';

import { EXTRACTION } from '../../../domain/limits';
import styles from './SwatchGrid.module.css';
import { useGridColumns } from './useGridColumns';

/** As many empty cells as a picture usually fills. */
export const SwatchGridSkeleton = () => {
  const columns: CSSProperties & { '--columns': number } = { '--columns': useGridColumns() };
  return (
    <div className={styles.grid} style={columns} aria-hidden>
      {Array.from({ length: EXTRACTION.swatchTarget }, (_, i) => (
        <span key={i} className={styles.waiting} />
      ))}
    </div>
  );
};
