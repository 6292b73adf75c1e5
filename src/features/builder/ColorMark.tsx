import { formatHex } from '../../color/format';
import type { Color } from '../../color/types';
import styles from './ColorMark.module.css';

type ColorMarkProps = { readonly color: Color; readonly title: string };

/** The color chip before the title of a panel that follows one color. */
export const ColorMark = ({ color, title }: ColorMarkProps) => (
  <span className={styles.mark} style={{ background: formatHex(color) }} title={title} />
);
