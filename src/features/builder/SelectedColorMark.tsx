import { formatHex } from '../../color/format';
import { useShownPalette } from './palette/shownPalette';
import styles from './SelectedColorMark.module.css';

/** The color chip before the title of a panel that follows the selected color. */
export const SelectedColorMark = () => (
  <span
    className={styles.mark}
    style={{ background: formatHex(useShownPalette().color) }}
    title="Follows the selected color"
  />
);
