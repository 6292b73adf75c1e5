import { memo, type CSSProperties } from 'react';

import { colorFromPacked } from '../../../color/color';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import styles from './SwatchGrid.module.css';

type SwatchCellProps = {
  readonly cell: number;
  readonly rgb: number;
  readonly isInPalette: boolean;
  /** The one cell in the Tab order. */
  readonly isTabStop: boolean;
  /** At the edge of the grid, where the enlarged cell has to grow inward. */
  readonly side: 'start' | 'end' | undefined;
  /** At the bottom of the grid, where it has to grow upward. */
  readonly isInLastRow: boolean;
};

/** One of 200; renders only when its own props change. The grid handles the clicks. */
export const SwatchCell = memo((props: SwatchCellProps) => {
  const { cell, rgb, isInPalette, isTabStop, side, isInLastRow } = props;
  const color = colorFromPacked(rgb);
  const hex = formatHex(color);
  const style: CSSProperties & Record<'--color' | '--ink', string> = {
    '--color': hex,
    '--ink': readableInk(color.rgb),
  };
  return (
    <button
      type="button"
      className={styles.cell}
      style={style}
      data-cell={cell}
      data-hex={hex}
      data-side={side}
      data-foot={isInLastRow || undefined}
      aria-label={hex}
      aria-pressed={isInPalette}
      tabIndex={isTabStop ? 0 : -1}
    />
  );
});
SwatchCell.displayName = 'SwatchCell';
