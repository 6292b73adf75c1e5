import type { MouseEvent } from 'react';
import type { Palette } from '../../../color/types';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { PaletteResult } from './PaletteResult';
import styles from './ResultGrid.module.css';

export type Result = {
  readonly label: string;
  readonly palette: Palette;
  /** Shown, but not to be chosen. */
  readonly hasDuplicates?: boolean;
};

type ResultGridProps<T extends Result> = {
  /** What the palettes are, for those who do not see them. */
  readonly label: string;
  readonly results: readonly T[];
  readonly onUse: (result: T) => void;
  /** 'pairs' stand two by two, 'named' do so over their labels; 'tiles' as many as fit, and scroll. */
  readonly layout?: 'pairs' | 'named' | 'tiles';
};

/** Palettes to choose from, with one Tab stop and one click handler for all of them. */
export const ResultGrid = <T extends Result>({
  label,
  results,
  onUse,
  layout = 'pairs',
}: ResultGridProps<T>) => {
  const first = results.findIndex(({ hasDuplicates = false }) => !hasDuplicates);
  const group = useRovingFocus({
    count: results.length,
    columns: 'measured',
    // Tab must not come to rest on one that cannot take the focus.
    ...(results.some(({ hasDuplicates = false }) => hasDuplicates) && { start: first }),
  });

  const use = ({ target }: MouseEvent) => {
    const clicked = target instanceof HTMLElement ? target.dataset['roving'] : undefined;
    const result = clicked === undefined ? undefined : results[Number(clicked)];
    if (result) onUse(result);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its palettes
    <div
      className={styles.grid}
      data-layout={layout}
      role="toolbar"
      aria-label={label}
      {...group}
      onClick={use}
      onKeyDown={group.onKeyDown}
    >
      {results.map((result, index) => {
        const palette = (
          <PaletteResult
            // A place in the list stays; what it shows is another palette after every change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={result.label}
            palette={result.palette}
            {...(result.hasDuplicates ? { hasDuplicates: true } : rovingItem(index))}
          />
        );
        if (layout !== 'named') return palette;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <div key={index} className={styles.named}>
            {palette}
            {/* The palette above has it in its own name. */}
            <span className={styles.name} aria-hidden>
              {result.label}
            </span>
          </div>
        );
      })}
    </div>
  );
};
