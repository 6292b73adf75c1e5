import styles from './PictureBar.module.css';

/** What can be done on the picture, by mouse or touch. */
export const PictureHint = () => (
  <p className={styles.hint}>
    <span className={styles.mouse}>Click to add a color</span>
    <span className={styles.touch}>Tap to add a color, hold to aim</span>
    <span>Drag a pin to change one</span>
    <span className={styles.mouse}>
      <kbd>Shift</kbd> + drag for the colors of a part
    </span>
  </p>
);
