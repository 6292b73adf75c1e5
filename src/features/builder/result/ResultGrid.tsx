import type { MouseEvent } from 'react';
import type { Palette } from '../../../color/types';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { PaletteResult } from './PaletteResult';
import styles from './ResultGrid.module.css';

export type Result = {
  readonly label: string;
  readonly palette: Palette;
  /** Shown, but disabled. */
  readonly hasDuplicates?: boolean;
};

type ResultGridProps<T extends Result> = {
  /** Accessible name of the list. */
  readonly label: string;
  readonly results: readonly T[];
  readonly onUse: (result: T) => void;
  /** 'pairs': two columns; 'named': two columns with labels below; 'tiles': as many as fit, scrolling. */
  readonly layout?: 'pairs' | 'named' | 'tiles';
};

/** Selectable palettes, with one Tab stop and one click handler for all of them. */
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
    // Tab must not stop at one that cannot be focused.
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
            // After every change a position shows another palette.
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
            {/* The palette above includes it in its accessible name. */}
            <span className={styles.name} aria-hidden>
              {result.label}
            </span>
          </div>
        );
      })}
    </div>
  );
};
