import type { MouseEvent } from 'react';

import { PALETTE_MAX } from '../../color/paletteSize';
import { IMPORT_MESSAGES } from '../../domain/importMessages';
import { useRovingFocus } from '../../ui/useRovingFocus';
import { ColorBlock } from './ColorBlock';
import styles from './ColorChooser.module.css';
import type { ShownColor } from './useChosenColors';
import { STEP, useGrowingCount } from './useGrowingCount';

type ColorChooserProps = {
  readonly colors: readonly ShownColor[];
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (index: number) => void;
};

/** The colors that were found, each selectable. One Tab stop; arrow keys move. */
export const ColorChooser = ({ colors, chosen, onToggle }: ColorChooserProps) => {
  const drawn = useGrowingCount(colors.length);
  const group = useRovingFocus({ count: drawn });
  const isFull = chosen.size >= PALETTE_MAX;
  const isWide = colors.some(({ name, count }) => name !== null || count !== null);
  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-roving]') : null;
    if (cell) onToggle(Number(cell.dataset['roving']));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- handles the clicks of the buttons inside
    <fieldset
      className={styles.grid}
      aria-label="Colors to use"
      aria-description={isFull ? IMPORT_MESSAGES.importFull : undefined}
      data-wide={isWide || undefined}
      data-full={isFull || undefined}
      onClick={onClick}
      {...group}
    >
      {Array.from({ length: Math.ceil(drawn / STEP) }, (_, place) => (
        <ColorBlock key={place} colors={colors} chosen={chosen} place={place} />
      ))}
    </fieldset>
  );
};
