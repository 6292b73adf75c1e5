import { Lock } from 'lucide-react';
import { memo } from 'react';
import { formatRatio } from '../../../../color/contrast';
import type { Hex } from '../../../../color/types';
import { Button } from '../../../../ui/Button';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './RepairOption.module.css';
import { changeWords, lossWords } from './repairWords';

type RepairOptionProps = {
  readonly row: number;
  /** Of the color that changes. */
  readonly index: number;
  readonly name: string;
  readonly isLocked: boolean;
  readonly target: number;
  /** The pair as it would be. */
  readonly text: Hex;
  readonly ground: Hex;
  /** Null where no lightness reaches the target, or the color is locked. */
  readonly ratio: number | null;
  readonly lightnessChange: number;
  /** ΔE00. */
  readonly difference: number;
  readonly pairsLost: number;
  /** False where it would only trade one pair for another: it is shown, but not offered. */
  readonly isOffered: boolean;
};

/** One color of a pair at its nearest lightness that passes, or why there is none. Plain values: most stay the same. */
export const RepairOption = memo(
  ({
    row,
    index,
    name,
    isLocked,
    target,
    text,
    ground,
    ratio,
    lightnessChange,
    difference,
    pairsLost,
    isOffered,
  }: RepairOptionProps) => {
    if (ratio === null) {
      return (
        <p className={styles.refusal}>
          {isLocked && <Lock aria-hidden />}
          {isLocked ? `${name} is locked` : `No lightness of ${name} reaches ${target}`}
        </p>
      );
    }
    const style: VariableStyle = { '--text-color': text, '--ground': ground };
    const words = changeWords(name, lightnessChange, difference);
    const printed = formatRatio(ratio);
    const loss = pairsLost > 0 ? lossWords(pairsLost, target, isOffered) : null;
    return (
      <div className={styles.option}>
        <span className={styles.tile} style={style} aria-hidden />
        <p className={styles.words}>
          <b className={styles.ratio}>{printed}</b> {words}
          {loss !== null && <span className={styles.loss}>{loss}</span>}
        </p>
        {isOffered && (
          <Button
            size="small"
            data-row={row}
            data-color={index}
            aria-label={[`Apply ${words}`, printed, loss].filter(Boolean).join(', ')}
          >
            Apply
          </Button>
        )}
      </div>
    );
  },
);
