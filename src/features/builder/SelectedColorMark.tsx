import { formatHex } from '../../color/format';
import { useAppSelector } from '../../state/hooks';
import { selectSelectedColor } from './palette/selectors';
import styles from './SelectedColorMark.module.css';

/** The chip before the title of a panel that follows the selected color. */
export const SelectedColorMark = () => {
  const color = useAppSelector(selectSelectedColor);
  return color ? (
    <span
      className={styles.mark}
      style={{ background: formatHex(color) }}
      title="Follows the selected color"
    />
  ) : null;
};
