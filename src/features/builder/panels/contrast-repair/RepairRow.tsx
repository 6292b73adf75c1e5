import { memo } from 'react';
import { formatRatio } from '../../../../color/contrast';
import { isProgress, type FailingPair } from '../../../../color/contrastRepair';
import { formatHex } from '../../../../color/format';
import type { VariableStyle } from '../../../../ui/variableStyle';
import { RepairOption } from './RepairOption';
import styles from './RepairRow.module.css';
import type { Repairs } from './useRepairs';

type RepairRowProps = {
  /** Its index in the list, which handles its buttons. */
  readonly row: number;
  readonly pair: FailingPair;
  readonly repairs: Repairs;
  readonly names: readonly string[];
  /** The tiles have this color as background if the pair contains it. */
  readonly selected: number;
};

/** A failing pair, and how to repair it by changing either of its colors. */
export const RepairRow = memo(({ row, pair, repairs, names, selected }: RepairRowProps) => {
  const { colors, locked, target } = repairs;
  const [first, second] = pair.indexes;
  const [ground, text] = second === selected ? [second, first] : [first, second];
  const [groundColor, textColor] = [colors[ground], colors[text]];
  if (!groundColor || !textColor) return null;
  const [groundHex, textHex] = [formatHex(groundColor), formatHex(textColor)];
  const label = `${names[text] ?? ''} on ${names[ground] ?? ''}`;
  const ratio = formatRatio(pair.ratio);
  // The smaller change first; a color that cannot be repaired last.
  const changing = new Set([...pair.repairs.map(({ index }) => index), text, ground]);
  const style: VariableStyle = { '--text-color': textHex, '--ground': groundHex };

  return (
    <li className={styles.row}>
      <div className={styles.before}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not an image file */}
        <span className={styles.tile} style={style} role="img" aria-label={label} />
        <span className={styles.ratio}>{ratio}</span>
      </div>
      <div className={styles.options}>
        {Array.from(changing, (index, place) => {
          const repair = pair.repairs.find((other) => other.index === index);
          const hex = repair && formatHex(repair.color);
          return (
            <RepairOption
              // Keyed by position, like the rows.
              key={place}
              row={row}
              index={index}
              name={names[index] ?? ''}
              isLocked={locked[index] === true}
              target={target}
              text={index === text ? (hex ?? textHex) : textHex}
              ground={index === ground ? (hex ?? groundHex) : groundHex}
              ratio={repair?.ratio ?? null}
              lightnessChange={repair?.lightnessChange ?? 0}
              difference={repair?.difference ?? 0}
              othersWon={(repair?.pairsWon ?? 1) - 1}
              pairsLost={repair?.pairsLost ?? 0}
              lookAlike={repair && repair.lookAlike !== null ? (names[repair.lookAlike] ?? null) : null}
              isOffered={repair !== undefined && isProgress(repair)}
            />
          );
        })}
      </div>
    </li>
  );
});
RepairRow.displayName = 'RepairRow';
