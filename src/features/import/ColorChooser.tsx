import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';

import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { timesMessage } from '../../domain/importMessages';
import { rovingItem, useRovingFocus } from '../../ui/useRovingFocus';
import type { VariableStyle } from '../../ui/variableStyle';
import styles from './ColorChooser.module.css';
import type { ShownColor } from './useChosenColors';

type ColorChooserProps = {
  readonly colors: readonly ShownColor[];
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (index: number) => void;
};

/** The colors that were found, each to be taken or left. One Tab stop; arrow keys move. */
export const ColorChooser = ({ colors, chosen, onToggle }: ColorChooserProps) => {
  const group = useRovingFocus({ count: colors.length });
  const isCounted = colors.some(({ count }) => count !== null);
  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-roving]') : null;
    if (cell) onToggle(Number(cell.dataset['roving']));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are clicked
    <fieldset
      className={styles.grid}
      aria-label="Colors to use"
      data-counted={isCounted || undefined}
      onClick={onClick}
      {...group}
    >
      {colors.map(({ color, name, count }, index) => {
        const hex = formatHex(color);
        const style: VariableStyle = { '--c': hex, '--ink': readableInk(color.rgb) };
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the same color may be found twice
            key={index}
            type="button"
            className={styles.cell}
            style={style}
            aria-pressed={chosen.has(index)}
            aria-label={[hex, name, count === null ? null : timesMessage(count)]
              .filter((part) => part !== null)
              .join(', ')}
            title={name ?? undefined}
            {...rovingItem(index)}
          >
            <span className={styles.hex}>{hex}</span>
            {count !== null && <span className={styles.count}>{`×${count}`}</span>}
            {chosen.has(index) && <Check aria-hidden />}
          </button>
        );
      })}
    </fieldset>
  );
};
