import { VIDEO } from '../../../../domain/videoLimits';
import styles from './FrameCard.module.css';

/** Placeholders for the palettes of a frame that are not there yet. */
export const PalettePlaces = () =>
  Array.from({ length: VIDEO.palettesPerFrame }, (_, i) => (
    <span key={i} className={`${styles.palette} ${styles.empty}`} aria-hidden />
  ));
