import { useId } from 'react';

import { formatHex } from '../../../color/format';
import { ColorStrip } from '../../../ui/ColorStrip';
import styles from './PaletteChoice.module.css';
import type { Choice } from './useChoices';

type PaletteChoiceProps = {
  readonly choices: readonly Choice[];
  /** The value of the chosen one. */
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
};

/** Which palette is compared, by its colors and its name: one line, which is scrolled where it is longer. */
export const PaletteChoice = ({ choices, chosen, onChoose }: PaletteChoiceProps) => {
  const group = useId();
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.palettes}>
      <legend className={styles.legend}>Compare with</legend>
      <div className={styles.line}>
        {choices.map(({ value, label, colors }) => (
          <label key={value} className={styles.palette}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={value === chosen}
              data-autofocus={value === chosen || undefined}
              onChange={() => onChoose(value)}
            />
            <ColorStrip hexes={colors.map((color) => formatHex(color))} height={28} />
            <bdi dir="auto" className={styles.name}>
              {label}
            </bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
