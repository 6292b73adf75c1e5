import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';

import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { rovingItem, useRovingFocus } from '../../ui/useRovingFocus';
import type { VariableStyle } from '../../ui/variableStyle';
import styles from './ColorChooser.module.css';
import type { FoundColor } from '../../palette/notations/found';

type ColorChooserProps = {
  readonly colors: readonly FoundColor[];
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (index: number) => void;
};

/** The colors that were found, each to be taken or left. One Tab stop; arrow keys move. */
export const ColorChooser = ({ colors, chosen, onToggle }: ColorChooserProps) => {
  const group = useRovingFocus({ count: colors.length });
  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-roving]') : null;
    if (cell) onToggle(Number(cell.dataset['roving']));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are clicked
    <fieldset className={styles.grid} aria-label="Colors to use" onClick={onClick} {...group}>
      {colors.map(({ color, name }, index) => {
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
            aria-label={name === null ? hex : `${hex}, ${name}`}
            title={name ?? undefined}
            {...rovingItem(index)}
          >
            <span className={styles.hex}>{hex}</span>
            {chosen.has(index) && <Check aria-hidden />}
          </button>
        );
      })}
    </fieldset>
  );
};
