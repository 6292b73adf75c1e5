import { Lock } from 'lucide-react';
import { memo } from 'react';
import { formatRatio } from '../../../../color/contrast';
import type { Hex } from '../../../../color/types';
import { Button } from '../../../../ui/Button';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './RepairOption.module.css';
import {
  changeWords,
  differenceFigure,
  differenceWords,
  effectWords,
  likenessWords,
  noGainWords,
} from './repairWords';

type RepairOptionProps = {
  readonly row: number;
  /** Index of the color that changes. */
  readonly index: number;
  readonly name: string;
  readonly isLocked: boolean;
  readonly target: number;
  /** The pair after the repair. */
  readonly text: Hex;
  readonly ground: Hex;
  /** Null if no lightness reaches the target, or the color is locked. */
  readonly ratio: number | null;
  readonly lightnessChange: number;
  /** ΔE00. */
  readonly difference: number;
  /** Other pairs that would then reach the target. */
  readonly othersWon: number;
  readonly pairsLost: number;
  /** Name of the color that it would be hard to distinguish from; null for none. */
  readonly lookAlike: string | null;
  /** False if it would fix no more pairs than it breaks. */
  readonly isOffered: boolean;
};

/**
 * The nearest passing lightness for one color of a pair, or why there is none. Takes plain values, so that memo skips
 * most renders.
 */
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
    othersWon,
    pairsLost,
    lookAlike,
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
    if (!isOffered) return <p className={styles.refusal}>{noGainWords(name, pairsLost)}</p>;

    const style: VariableStyle = { '--text-color': text, '--ground': ground };
    const change = changeWords(name, lightnessChange);
    const printed = formatRatio(ratio);
    const looks = differenceWords(difference);
    const effect = effectWords(othersWon, pairsLost);
    const likeness = lookAlike === null ? null : likenessWords(lookAlike);
    return (
      <div className={styles.option}>
        <span className={styles.tile} style={style} aria-hidden />
        <p className={styles.words}>
          <span className={styles.change}>{change}</span>
          <span title={differenceFigure(difference)}>
            Reaches <b className={styles.ratio}>{printed}</b>, {looks}
          </span>
          {effect !== null && <span>{effect}</span>}
          {likeness !== null && <span className={styles.likeness}>{likeness}</span>}
        </p>
        <Button
          size="small"
          data-row={row}
          data-color={index}
          aria-label={[`Apply ${change}`, printed, looks, effect, likeness].filter(Boolean).join(', ')}
        >
          Apply
        </Button>
      </div>
    );
  },
);
