import { Link, type LinkProps } from 'react-router-dom';

import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import type { Palette } from '../../../color/types';
import { usePaletteNames } from '../../../state/usePaletteNames';
import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './WeeklyTile.module.css';

type WeeklyColorsProps = {
  readonly palette: Palette;
  /** The target of a click on a color, the same as the tile's. */
  readonly link: Pick<LinkProps, 'to' | 'state' | 'onClick'>;
};

/** The colors with their names, one below the other. The tile's own link is the Tab stop. */
export const WeeklyColors = ({ palette, link }: WeeklyColorsProps) => {
  const names = usePaletteNames(palette);
  return (
    <ul className={styles.colors} aria-label="Colors">
      {palette.map((color, index) => {
        const hex = formatHex(color);
        const style: VariableStyle = { '--c': hex, '--ink': readableInk(color.rgb) };
        return (
          // Two colors of a palette may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.row}>
            <Link {...link} className={styles.color} style={style} tabIndex={-1}>
              <span className={styles.name}>{names[index]}</span>
              <span className={styles.hex}>{hex}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
