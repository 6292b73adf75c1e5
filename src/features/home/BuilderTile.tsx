import { useState } from 'react';

import { colorFromHex } from '../../color/color';
import { readableInk } from '../../color/contrast';
import { formatHex, formatHsl, formatRgb } from '../../color/format';
import { shownName } from '../../color/shownName';
import type { Color } from '../../color/types';
import { PATHS } from '../../domain/paths';
import type { VariableStyle } from '../../ui/variableStyle';
import styles from './BuilderTile.module.css';
import { HomeTile } from './HomeTile';

const COLORS = ['#2D1E2F', '#B23A6B', '#F29E6B', '#F6E3B4', '#3D7A80'].map((hex) => colorFromHex(hex));
const fill = (color: Color): VariableStyle => ({ '--c': formatHex(color), '--ink': readableInk(color.rgb) });
const FIRST_SELECTED = 1;

/** A palette that answers the pointer as the builder's does: the color under it opens and tells its values. */
export const BuilderTile = () => {
  const [selectedIndex, setSelectedIndex] = useState(FIRST_SELECTED);
  const selected = COLORS[selectedIndex];
  return (
    <HomeTile
      path={PATHS.builder}
      title="Palette builder"
      text="Two to nine colors: generate, edit, copy every value, share as a link"
    >
      <div className={styles.columns}>
        {COLORS.map((color, index) => (
          <div
            key={formatHex(color)}
            className={styles.column}
            data-selected={index === selectedIndex || undefined}
            style={fill(color)}
            onPointerEnter={() => setSelectedIndex(index)}
          >
            <span className={styles.label}>
              <span className={styles.hex}>{formatHex(color)}</span>
              <span className={styles.name}>{shownName(color)}</span>
            </span>
          </div>
        ))}
      </div>
      {selected && (
        <dl className={styles.values}>
          <dt>HSL</dt>
          <dd>{formatHsl(selected)}</dd>
          <dt>RGB</dt>
          <dd>{formatRgb(selected)}</dd>
        </dl>
      )}
    </HomeTile>
  );
};
