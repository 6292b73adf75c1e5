import styles from './MediaGallery.module.css';
import { Skeleton } from './Skeleton';
import type { VariableStyle } from './variableStyle';

/** Typical aspect ratios of photographs, so that the rows hardly change height when the pictures load. */
const RATIOS = [1.5, 0.75, 1.5, 1, 1.5, 1.33, 1.78, 1.5, 0.8, 1.33, 1.78, 1, 1.5, 0.8, 1.78] as const;

export const MediaSkeleton = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, i) => {
    const ratio: VariableStyle = { '--ratio': RATIOS[i % RATIOS.length] ?? 1.5 };
    return (
      <li key={i} className={styles.photo} style={ratio} aria-hidden>
        <span className={styles.image}>
          <Skeleton radius={0} />
        </span>
        <span className={styles.strip} />
        <span className={styles.caption}>&nbsp;</span>
        <span className={styles.credit}>&nbsp;</span>
      </li>
    );
  });
