import styles from './FrameCard.module.css';
import { PalettePlaces } from './PalettePlaces';

/** A placeholder for the frame being read. */
export const BusyCard = ({ children }: { readonly children: string | null }) => (
  <div className={`${styles.card} ${styles.busy}`}>
    <div className={styles.still}>
      <span className={styles.note}>{children}</span>
    </div>
    <div className={styles.palettes} aria-hidden>
      <PalettePlaces />
    </div>
  </div>
);
