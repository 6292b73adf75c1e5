import { Check, Copy } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';

import { colorFromPacked } from '../../../color/color';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { shareMessage, type Whole } from '../../../domain/shareMessages';
import type { PaletteEntry } from '../paletteHistory';
import type { RovingItem } from '../../../ui/useRovingFocus';
import { KeepButton } from './KeepButton';
import styles from './PaletteColumns.module.css';
import { WideMark } from './WideMark';

/** Open, copy, lock, and the exact wide-gamut color. */
export type ColumnItems = readonly [RovingItem, RovingItem, RovingItem, RovingItem];

type ColorColumnProps = {
  readonly entry: PaletteEntry;
  readonly name: string;
  /** The displayed percentage: '34', '<1'; null while it is counted. */
  readonly percent: string | null;
  /** What it is a part of; null if that is not known. */
  readonly whole: Whole | null;
  /** Address of the builder with the palette. */
  readonly href: string;
  readonly isActive: boolean;
  readonly isCopied: boolean;
  /** Indices of its controls within the palette, from top to bottom. */
  readonly items: ColumnItems;
  readonly onOpen: () => void;
  readonly onCopy: (hex: string) => void;
  readonly onKeep: ((isKept: boolean) => void) | undefined;
  readonly onHover: (isHovered: boolean) => void;
};

type ColumnStyle = CSSProperties & Record<'--color' | '--ink' | '--share', string | number>;

const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * One palette color, as wide as its share. A click opens the palette in the builder (a link, so that it can be opened
 * in another tab); a click on the hex copies it.
 */
export const ColorColumn = ({
  entry,
  name,
  percent,
  whole,
  href,
  isActive,
  isCopied,
  items: [openItem, copyItem, keepItem, wideItem],
  onOpen,
  onCopy,
  onKeep,
  onHover,
}: ColorColumnProps) => {
  const color = colorFromPacked(entry.rgb);
  const hex = formatHex(color);
  const style: ColumnStyle = {
    '--color': hex,
    '--ink': readableInk(color.rgb),
    '--share': entry.share * 100,
  };
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className={styles.column} style={style}>
      <a
        className={styles.link}
        href={href}
        title="Open in palette builder"
        data-active={isActive || undefined}
        onClick={open}
        onPointerEnter={() => onHover(true)}
        onPointerLeave={() => onHover(false)}
        onFocus={() => onHover(true)}
        onBlur={() => onHover(false)}
        {...openItem}
      >
        {percent === null ? (
          <span className={styles.share} title="Being counted">
            …
          </span>
        ) : (
          <span className={styles.share} title={whole ? shareMessage(percent, whole) : undefined}>
            {percent}
            <small>%</small>
          </span>
        )}{' '}
        <span className={styles.name} title={name}>
          {name}
        </span>
      </a>{' '}
      <button
        type="button"
        className={styles.hex}
        aria-label={`Copy ${hex}`}
        onClick={() => onCopy(hex)}
        {...copyItem}
      >
        {hex}
        {isCopied ? <Check aria-hidden data-copied /> : <Copy aria-hidden />}
      </button>
      {onKeep && <KeepButton hex={hex} isKept={entry.isKept === true} item={keepItem} onKeep={onKeep} />}
      {entry.p3 !== undefined && <WideMark p3={entry.p3} item={wideItem} />}
    </li>
  );
};
