import { memo } from 'react';
import { formatRatio } from '../../../../color/contrast';
import { contrastLevel } from '../../../../color/contrastLevel';
import type { Hex } from '../../../../color/types';
import { rovingItem } from '../../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './PairBlock.module.css';

type PairBlockProps = {
  /** Index of its first tile among all tiles. */
  readonly index: number;
  readonly firstHex: Hex;
  readonly secondHex: Hex;
  readonly firstName: string;
  readonly secondName: string;
  readonly ratio: number;
};

/**
 * Two colors on each other, a button for each order, above their common ratio. The grid's tooltips explain the levels.
 */
export const PairBlock = memo(
  ({ index, firstHex, secondHex, firstName, secondName, ratio }: PairBlockProps) => {
    const level = contrastLevel(ratio);
    const printed = formatRatio(ratio);
    const style: VariableStyle = { '--first': firstHex, '--second': secondHex };
    const tile = (place: number, text: string, background: string) => (
      <button
        {...rovingItem(index + place)}
        type="button"
        className={styles.tile}
        aria-label={`${text} on ${background}, ${printed}, ${level}`}
      />
    );
    return (
      <div className={styles.block} style={style} data-level={level}>
        {tile(0, secondName, firstName)}
        {tile(1, firstName, secondName)}
        <span className={styles.ratio}>{printed}</span>
        <span className={styles.level}>{level}</span>
      </div>
    );
  },
);
