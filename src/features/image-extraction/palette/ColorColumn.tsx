import { Check, Copy } from 'lucide-react';
import type { CSSProperties } from 'react';

import { colorFromPacked } from '../../../color/color';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import type { PaletteEntry } from '../paletteHistory';
import { KeepButton } from './KeepButton';
import styles from './PaletteColumns.module.css';
import { WideMark } from './WideMark';

type ColorColumnProps = {
  readonly entry: PaletteEntry;
  readonly name: string;
  /** The share in percents as it is read: '34', '<1'. */
  readonly percent: string;
  readonly isActive: boolean;
  readonly isCopied: boolean;
  readonly onCopy: (hex: string) => void;
  readonly onKeep: (isKept: boolean) => void;
  readonly onPoint: (isPointed: boolean) => void;
};

type ColumnStyle = CSSProperties & Record<'--color' | '--ink' | '--share', string | number>;

/** One palette color, as wide as its share. A click copies its hex. */
export const ColorColumn = ({
  entry,
  name,
  percent,
  isActive,
  isCopied,
  onCopy,
  onKeep,
  onPoint,
}: ColorColumnProps) => {
  const color = colorFromPacked(entry.rgb);
  const hex = formatHex(color);
  const style: ColumnStyle = {
    '--color': hex,
    '--ink': readableInk(color.rgb),
    '--share': entry.share * 100,
  };
  return (
    <li className={styles.column} style={style}>
      <button
        type="button"
        className={styles.copy}
        title={`Copy ${hex}`}
        aria-label={`${percent}% ${name} ${hex}, copy`}
        data-active={isActive || undefined}
        onClick={() => onCopy(hex)}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      >
        <span className={styles.share}>
          {percent}
          <small>%</small>
        </span>{' '}
        <span>
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.hex}>
            {hex}
            {isCopied ? <Check aria-hidden data-copied /> : <Copy aria-hidden />}
          </span>
        </span>
      </button>
      <KeepButton hex={hex} isKept={entry.isKept === true} onKeep={onKeep} />
      {entry.p3 !== undefined && <WideMark p3={entry.p3} />}
    </li>
  );
};
