import styles from './ScaleLegend.module.css';

/** The meaning of the marks on the scales, and what steps can be used for. */
export const ScaleLegend = ({ hasWide }: { readonly hasWide: boolean }) => (
  <ul className={styles.legend} aria-label="Marks on the scales">
    <li>
      <span className={styles.dot} aria-hidden />A color of the palette or a status color, exact on its step
    </li>
    <li>
      <span className={styles.ring} aria-hidden />
      The same, between two steps: all hues share their steps, so that a color may have another one in its own
      shade scale in the builder
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
      Press a step to copy it. Drag it onto a role to use it there, or a pinned one along its scale; on a
      touch screen, hold it first.{' '}
      <span className={styles.keys}>
        On a focused step, P pins it, Alt with an arrow moves it, and Delete unpins it.
      </span>
    </li>
  </ul>
);
