import { memo } from 'react';
import { readableInk } from '../../../../color/contrast';
import { formatHex } from '../../../../color/format';
import type { Palette } from '../../../../color/types';
import { ColorStrip } from '../../../../ui/ColorStrip';
import { PaletteResult } from '../../result/PaletteResult';
import styles from './Sight.module.css';

/** A dot on each marked color, as one background: the row has no element per color. */
const dots = (palette: Palette, marks: readonly number[]): string =>
  palette
    .flatMap(({ rgb }, i) => {
      const place = (((i + 0.5) / palette.length) * 100).toFixed(3);
      const ink = readableInk(rgb);
      return marks.includes(i)
        ? [`radial-gradient(circle at ${place}% 50%, ${ink} 2.5px, transparent 3.5px)`]
        : [];
    })
    .join(', ');

const NO_MARKS: readonly number[] = [];

type SightRowProps = {
  readonly label: string;
  readonly caption?: string;
  readonly palette: Palette;
  /** Colors that look like another one. */
  readonly marks?: readonly number[];
  /** Without it the row is not clickable. */
  readonly onUse?: (palette: Palette) => void;
};

/** One simulation of the palette. */
export const SightRow = memo(({ label, caption, palette, marks = NO_MARKS, onUse }: SightRowProps) => (
  <div className={styles.row}>
    <div className={styles.name}>
      <span>{label}</span>
      {caption && <span className={styles.caption}>{caption}</span>}
    </div>
    <div className={styles.strip}>
      {onUse ? (
        <PaletteResult
          label={label}
          palette={palette}
          title="Use this palette"
          onClick={() => onUse(palette)}
        />
      ) : (
        <ColorStrip hexes={palette.map(formatHex)} />
      )}
      {marks.length > 0 && (
        <span className={styles.dots} style={{ backgroundImage: dots(palette, marks) }} aria-hidden />
      )}
    </div>
  </div>
));
SightRow.displayName = 'SightRow';
