import { memo, type MouseEvent } from 'react';
import { levelLines } from '../../../../domain/wcagSentences';
import { formatHex } from '../../../../color/format';
import { useRovingFocus } from '../../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../../ui/variableStyle';
import type { ContrastBlock } from './contrastBlocks';
import { PairBlock } from './PairBlock';
import styles from './PairGrid.module.css';

/** Columns on a wide panel, by the number of blocks: full rows where possible. */
const WIDE_COLUMNS: Readonly<Record<number, number>> = { 1: 1, 3: 3, 6: 3, 10: 5, 15: 5, 36: 6 };
const MOST_COLUMNS = 7;
const MEDIUM_COLUMNS = 4;
const NARROW_COLUMNS = 2;

type PairGridProps = {
  readonly blocks: readonly ContrastBlock[];
  /** By index of the color. */
  readonly names: readonly string[];
  /** `tile` counts both orders of every block. */
  readonly onOpen: (tile: number, element: HTMLElement) => void;
};

const tileOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-roving]') : null;

/** Every ordered pair, highest ratio first. One Tab stop; arrow keys, Home and End move between tiles. */
export const PairGrid = memo(({ blocks, names, onOpen }: PairGridProps) => {
  const group = useRovingFocus({ count: blocks.length * 2, columns: 'measured', perColumn: 2 });

  const open = ({ target }: MouseEvent) => {
    const tile = tileOf(target);
    if (tile) onOpen(Number(tile.dataset['roving']), tile);
  };
  // Set on hover: writing 72 titles after every color change would be wasted.
  const explain = ({ target }: MouseEvent) => {
    const tile = tileOf(target);
    const pair = tile && blocks.flat()[Number(tile.dataset['roving'])];
    if (pair)
      tile.title = `${names[pair.foregroundIndex]} on ${names[pair.backgroundIndex]}\n${levelLines(pair.ratio)}`;
  };

  // Removed again: the title also describes the tile to screen readers, and would be outdated after the next change.
  const withdraw = ({ target }: MouseEvent) => tileOf(target)?.removeAttribute('title');

  const wide = WIDE_COLUMNS[blocks.length] ?? MOST_COLUMNS;
  const style: VariableStyle = {
    '--wide': wide,
    '--medium': Math.min(wide, MEDIUM_COLUMNS),
    '--narrow': Math.min(wide, NARROW_COLUMNS),
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tiles
    <div
      {...group}
      className={styles.grid}
      style={style}
      role="toolbar"
      aria-label="Pairs by contrast"
      onClick={open}
      onPointerOver={explain}
      onPointerOut={withdraw}
      onKeyDown={group.onKeyDown}
    >
      {blocks.map(([{ background, foreground, backgroundIndex, foregroundIndex, ratio }], i) => (
        <PairBlock
          // Blocks keep their position and change colors: moving elements costs more than repainting.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          index={i * 2}
          firstHex={formatHex(background)}
          secondHex={formatHex(foreground)}
          firstName={names[backgroundIndex] ?? ''}
          secondName={names[foregroundIndex] ?? ''}
          ratio={ratio}
        />
      ))}
    </div>
  );
});
PairGrid.displayName = 'PairGrid';
