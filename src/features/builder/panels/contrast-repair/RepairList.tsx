import { useId, useState, type MouseEvent } from 'react';
import type { FailingPair, PairRepair } from '../../../../color/contrastRepair';
import { Button } from '../../../../ui/Button';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './RepairList.module.css';
import { RepairRow } from './RepairRow';
import type { Repairs } from './useRepairs';

/** Pairs shown at first: about as many as fit beside the contrast matrix of this many colors. */
const atFirst = (colorCount: number): number => Math.max(3, colorCount - 1);

type RepairListProps = {
  readonly repairs: Repairs;
  /** The failing pairs, those of the selected color first. */
  readonly pairs: readonly FailingPair[];
  readonly names: readonly string[];
  readonly selected: number;
  readonly onApply: (repair: PairRepair, row: number) => void;
};

export const RepairList = ({ repairs, pairs, names, selected, onApply }: RepairListProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const count = atFirst(repairs.colors.length);
  const shown = isWhole ? pairs : pairs.slice(0, count);
  const id = useId();
  const firstOther = shown.findIndex(({ indexes }) => !indexes.includes(selected));
  const ownCount = firstOther === -1 ? shown.length : firstOther;
  const groups = [
    { title: 'With the selected color', start: 0, end: ownCount },
    { title: ownCount > 0 ? 'Other pairs' : 'Pairs', start: ownCount, end: shown.length },
  ].filter(({ start, end }) => start < end);

  const apply = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!button) return;
    const { row, color } = button.dataset;
    const repair = shown[Number(row)]?.repairs.find(({ index }) => index === Number(color));
    if (repair) onApply(repair, Number(row));
  };

  const rowsOf = (rows: number): VariableStyle => ({ '--rows': rows });

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles the clicks of its buttons */}
      <div className={styles.groups} onClick={apply}>
        {groups.map(({ title, start, end }) => (
          <div key={start === 0 ? 'first' : 'rest'} className={styles.group} style={rowsOf(end - start)}>
            <p id={`${id}${start}`} className={styles.title}>
              {title}
            </p>
            <ul className={styles.list} aria-labelledby={`${id}${start}`}>
              {shown.slice(start, end).map((pair, place) => (
                <RepairRow
                  // Keyed by position, not by pair, so that the pressed button and its focus are kept.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={place}
                  row={start + place}
                  pair={pair}
                  repairs={repairs}
                  names={names}
                  selected={selected}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {pairs.length > count && (
        <div className={styles.more}>
          <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show ${pairs.length - count} more`}
          </Button>
        </div>
      )}
    </>
  );
};
