import { RefreshCw } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';

import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { ColorStrip } from '../../../ui/ColorStrip';
import { IconButton } from '../../../ui/IconButton';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { BuilderLink, type OpenBuilder } from '../palette/BuilderLink';
import type { FilmStill } from '../film/filmStills';
import { formatTime } from '../formatTime';
import type { Frame } from '../videoExtractionSlice';
import styles from './FrameCard.module.css';
import { Still } from './Still';

type FrameCardProps = {
  readonly frame: Frame;
  readonly still: FilmStill | null;
  /** Its palettes are being regenerated. */
  readonly isBusy: boolean;
  /** The timeline points at it. */
  readonly isSelected: boolean;
  /** Strips side by side, two on phones. */
  readonly stripColumns: number;
  readonly onRegenerate: (index: number) => void;
  readonly onOpen: OpenBuilder;
};

/** One captured frame with its six palettes, each a way to the builder. */
export const FrameCard = memo(
  ({ frame, still, isBusy, isSelected, stripColumns, onRegenerate, onOpen }: FrameCardProps) => {
    const { index, timeSeconds, palettes, width, height } = frame;
    const time = formatTime(timeSeconds);
    const group = useRovingFocus({ count: palettes.length, columns: stripColumns });
    const card = useRef<HTMLElement>(null);
    const shown = useRef(index);
    useLayoutEffect(() => {
      if (shown.current === index) return;
      shown.current = index;
      const focused = document.activeElement;
      // The card has gone over to another frame, which nobody has chosen.
      if (focused instanceof HTMLElement && card.current?.contains(focused)) focused.blur();
    }, [index]);
    return (
      <article
        ref={card}
        className={styles.card}
        aria-label={`Frame at ${time}`}
        data-frame={index}
        data-selected={isSelected || undefined}
      >
        <div className={styles.still}>
          {still && <Still still={still} className={styles.picture} isUpright={height > width} />}
          <span className={styles.time}>{time}</span>
          <span className={styles.regenerate} data-busy={isBusy || undefined}>
            <IconButton
              size="small"
              label={`Regenerate palettes of ${time}`}
              icon={<RefreshCw aria-hidden />}
              disabled={isBusy}
              onClick={() => onRegenerate(index)}
            />
          </span>
        </div>
        <div {...group} role="toolbar" aria-label={`Palettes of ${time}`} className={styles.palettes}>
          {palettes.map((palette, i) => {
            const hexes = palette.map((rgb) => formatHex(colorFromPacked(rgb)));
            return (
              <BuilderLink
                {...rovingItem(i)}
                // A place on the card is what stays while its palette is regenerated.
                // oxlint-disable-next-line react/no-array-index-key
                key={i}
                className={styles.palette}
                colors={palette}
                onOpen={onOpen}
                aria-label={`Palette ${i + 1}: ${hexes.join(', ')}, open in builder`}
                title={hexes.join(' ')}
              >
                <ColorStrip hexes={hexes} />
              </BuilderLink>
            );
          })}
        </div>
      </article>
    );
  },
);
FrameCard.displayName = 'FrameCard';
