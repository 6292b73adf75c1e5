import type { CSSProperties, MouseEvent } from 'react';

import { colorFromPacked } from '../../../color/color';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { shownName } from '../../../color/shownName';
import type { PaletteEntry } from '../paletteHistory';
import styles from './PaletteColumns.module.css';
import { WideMark } from './WideMark';

type ColorColumnProps = {
  readonly entry: PaletteEntry;
  /** The share in whole percents; all columns together make 100. */
  readonly percent: number;
  readonly href: string;
  readonly isActive: boolean;
  readonly onOpen: () => void;
  readonly onPoint: (isPointed: boolean) => void;
};

type ColumnStyle = CSSProperties & Record<'--color' | '--ink' | '--share', string | number>;

const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** One palette colour, as wide as its share. A link, so that it opens in another tab as well. */
export const ColorColumn = ({ entry, percent, href, isActive, onOpen, onPoint }: ColorColumnProps) => {
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
    <div className={styles.column} style={style}>
      <a
        className={styles.link}
        href={href}
        title="Open in palette builder"
        data-active={isActive || undefined}
        onClick={open}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      >
        <span className={styles.share}>
          {percent === 0 ? '<1' : percent}
          <small>%</small>
        </span>
        <span>
          <span className={styles.name}>{shownName(color)}</span>
          <span className={styles.hex}>{hex}</span>
        </span>
      </a>
      {entry.p3 !== undefined && <WideMark p3={entry.p3} />}
    </div>
  );
};
