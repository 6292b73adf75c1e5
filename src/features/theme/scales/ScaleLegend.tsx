import styles from './ScaleLegend.module.css';

/** The meaning of the marks on the scales, and what steps can be used for. */
export const ScaleLegend = ({ hasWide }: { readonly hasWide: boolean }) => (
  <ul className={styles.legend} aria-label="Marks on the scales">
    <li>
      <span className={styles.dot} aria-hidden />A color of the palette or a status color, exact on its step
    </li>
    <li>
      <span className={styles.ring} aria-hidden />
      The same, between two steps
    </li>
    <li>
      <span className={styles.pin} aria-hidden />A color that you have pinned
    </li>
    {hasWide && (
      <li>
        <span className={styles.corner} aria-hidden />
        Wider than sRGB
      </li>
    )}
    <li className={styles.uses}>
      Click copies. Drag a step to a role, a pinned one along its scale; by touch, hold it first.{' '}
      <span className={styles.keys}>Keys: P pins, Alt and arrows move, Delete unpins.</span>
    </li>
  </ul>
);
