import type { CSSProperties } from 'react';

import { shareLabels } from '../../../color/shareLabels';
import { useCopied } from '../../../ui/useCopied';
import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { sharesMessage, type Whole } from '../../../domain/shareMessages';
import { builderAddress } from '../../../palette/paletteLink';
import { colorsOf, type PaletteEntry } from '../paletteHistory';
import { useEntryNames } from '../useEntryNames';
import { useOpenInBuilder } from '../useOpenInBuilder';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { ColorColumn, type ColumnItems } from './ColorColumn';
import styles from './PaletteColumns.module.css';

type PaletteColumnsProps = {
  readonly entries: readonly PaletteEntry[];
  /** What the shares are of; null if that is not known. */
  readonly whole: Whole | null;
  readonly activeIndex: number | null;
  readonly onHover: (index: number | null) => void;
  /** Locks or unlocks a color; if omitted, colors cannot be locked. */
  readonly onKeep?: (index: number, isKept: boolean) => void;
};

/** Controls per color, one below the other. */
const ROWS = 4;

/** Arrow keys move between colors, and up and down within one. */
const itemsOf = (column: number, columns: number): ColumnItems => [
  rovingItem(column),
  rovingItem(columns + column),
  rovingItem(2 * columns + column),
  rovingItem(3 * columns + column),
];

/** The palette, with widths by share. A click opens the builder. */
export const PaletteColumns = ({ entries, whole, activeIndex, onHover, onKeep }: PaletteColumnsProps) => {
  const names = useEntryNames(entries);
  const { copied, copy } = useCopied();
  const open = useOpenInBuilder(entries);
  const address = builderAddress({ colors: colorsOf(entries), name: null });
  const percents = shareLabels(entries.map(({ share }) => share));
  const count: CSSProperties & { '--count': number } = { '--count': entries.length };
  const columns = entries.length;
  const group = useRovingFocus({ count: columns * ROWS, columns });
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Palette" {...group}>
      <ul className={styles.columns} style={count} aria-label="Colors of the palette">
        {entries.map((entry, i) => (
          <ColorColumn
            // oxlint-disable-next-line react/no-array-index-key -- a column stays the same while its color is dragged
            key={i}
            entry={entry}
            name={names[i] ?? ''}
            percent={entry.isUncounted ? null : (percents[i] ?? '')}
            whole={whole}
            href={address}
            isActive={i === activeIndex}
            isCopied={copied === formatHex(colorFromPacked(entry.rgb))}
            items={itemsOf(i, columns)}
            onOpen={open}
            onCopy={(hex) => void copy(hex)}
            onKeep={onKeep && ((isKept) => onKeep(i, isKept))}
            onHover={(isHovered) => onHover(isHovered ? i : null)}
          />
        ))}
      </ul>
      {whole && entries.some(({ isUncounted }) => !isUncounted) && (
        <p className={styles.note}>{sharesMessage(whole)}</p>
      )}
    </div>
  );
};
