import { VIDEO } from '../../../domain/limits';
import styles from './FrameCard.module.css';

/** The frame that is being read, in the shape of what it will be. */
export const BusyCard = ({ children }: { readonly children: string | null }) => (
  <div className={`${styles.card} ${styles.busy}`}>
    <div className={styles.still}>
      <span className={styles.note}>{children}</span>
    </div>
    <div className={styles.palettes} aria-hidden>
      {Array.from({ length: VIDEO.palettesPerFrame }, (_, i) => (
        <span key={i} className={styles.palette} />
      ))}
    </div>
  </div>
);
