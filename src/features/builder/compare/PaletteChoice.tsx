import { Compass } from 'lucide-react';
import { useId } from 'react';

import { formatHex } from '../../../color/format';
import { ColorStrip } from '../../../ui/ColorStrip';
import { Skeleton } from '../../../ui/Skeleton';
import spoken from '../../../ui/spoken.module.css';
import styles from './PaletteChoice.module.css';
import type { Choice } from './useChoices';

/** The origin of a palette, read out before its name. */
const SOURCES = { pinned: 'Pinned: ', explore: 'From Explore: ' } as const;

type PaletteChoiceProps = {
  readonly choices: readonly Choice[];
  /** More palettes are loading. */
  readonly isLoading: boolean;
  /** The value of the chosen palette. */
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
};

/** Chooses the palette to compare, by colors and name: one line, which scrolls if it is longer. */
export const PaletteChoice = ({ choices, isLoading, chosen, onChoose }: PaletteChoiceProps) => {
  const group = useId();
  if (choices.length === 0 && !isLoading) return null;
  return (
    <fieldset className={styles.palettes}>
      <legend className={styles.legend}>Compare with</legend>
      <div className={styles.line}>
        {choices.map(({ value, label, colors, source }) => (
          <label key={value} className={styles.palette} data-pinned={source === 'pinned' || undefined}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={value === chosen}
              data-autofocus={value === chosen || undefined}
              onChange={() => onChoose(value)}
            />
            <ColorStrip hexes={colors.map((color) => formatHex(color))} height={28} />
            <span className={styles.name}>
              {source && <span className={spoken.spoken}>{SOURCES[source]}</span>}
              {source === 'explore' && <Compass className={styles.mark} aria-hidden />}
              <bdi dir="auto" className={styles.text}>
                {label}
              </bdi>
            </span>
          </label>
        ))}
        {choices.length === 0 && <Skeleton height={56} radius={10} />}
      </div>
    </fieldset>
  );
};
