import { VIDEO } from '../../../../domain/videoLimits';
import styles from './FrameCard.module.css';

/** Where the palettes of a frame will be, which are not there yet. */
export const PalettePlaces = () =>
  Array.from({ length: VIDEO.palettesPerFrame }, (_, i) => (
    <span key={i} className={`${styles.palette} ${styles.empty}`} aria-hidden />
  ));
