import { Check } from 'lucide-react';
import { memo } from 'react';

import { timesMessage } from '../../domain/importMessages';
import { rovingItem } from '../../ui/useRovingFocus';
import type { VariableStyle } from '../../ui/variableStyle';
import styles from './ColorChooser.module.css';

type ColorCellProps = {
  readonly index: number;
  /** '#RRGGBB', and black or white, whichever is more readable on it. */
  readonly hex: string;
  readonly ink: string;
  readonly name: string | null;
  /** How often it was found; null if not counted. */
  readonly count: number | null;
  readonly isChosen: boolean;
};

/** A color that can be selected. Takes plain values, so that after a click only one of hundreds renders. */
export const ColorCell = memo(({ index, hex, ink, name, count, isChosen }: ColorCellProps) => {
  const style: VariableStyle = { '--c': hex, '--ink': ink };
  return (
    <button
      type="button"
      className={styles.cell}
      style={style}
      aria-pressed={isChosen}
      aria-label={[hex, name, count === null ? null : timesMessage(count)]
        .filter((part) => part !== null)
        .join(', ')}
      title={name ?? undefined}
      {...rovingItem(index)}
    >
      <span className={styles.words}>
        <span>{hex}</span>
        {name !== null && <span className={styles.name}>{name}</span>}
      </span>
      {/* The accessible name includes it in words. */}
      {count !== null && (
        <span className={styles.count} aria-hidden>
          {`×${count}`}
        </span>
      )}
      {isChosen && <Check aria-hidden />}
    </button>
  );
});
ColorCell.displayName = 'ColorCell';
