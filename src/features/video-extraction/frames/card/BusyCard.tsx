import styles from './FrameCard.module.css';
import { PalettePlaces } from './PalettePlaces';

/** The frame that is being read, in the shape of what it will be. */
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
