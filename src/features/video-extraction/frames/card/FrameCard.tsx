import { RefreshCw } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';

import { colorFromPacked } from '../../../../color/color';
import { formatHex } from '../../../../color/format';
import { OUTSIDE_RANGE, partMessage, pictureAtMessage } from '../../../../domain/videoMessages';
import type { Video } from '../../../../state/video/video';
import { ColorStrip } from '../../../../ui/ColorStrip';
import { IconButton } from '../../../../ui/IconButton';
import { rovingItem, useRovingFocus } from '../../../../ui/useRovingFocus';
import { BuilderLink, type OpenBuilder } from '../../palette/BuilderLink';
import { useVideoFrame } from '../../video/useVideo';
import { useTimecode } from '../../video/useTimecode';
import { cardPalettes } from './cardPalettes';
import { CardMenu, type CardEdits } from './CardMenu';
import { describeFew } from './describeFew';
import styles from './FrameCard.module.css';
import { PalettePlaces } from './PalettePlaces';
import { Still } from './Still';
import { usePartFrames } from './usePartFrames';
import { useShot } from './useShot';

type FrameCardProps = {
  readonly video: Video;
  readonly index: number;
  /** Its palettes are being regenerated. */
  readonly isBusy: boolean;
  /** It is selected in the timeline. */
  readonly isSelected: boolean;
  /** It is outside the in and out points. */
  readonly isOutside: boolean;
  /** Columns of palettes, two on phones. */
  readonly stripColumns: number;
  /** Null while the video is being read. */
  readonly edits: CardEdits | null;
  /** Seeks the player to the beginning of its part of the film; null while the film is being read. */
  readonly onGoTo: ((index: number) => void) | null;
  readonly onRegenerate: (index: number) => void;
  readonly onOpen: OpenBuilder;
};

/** A captured frame with its palettes, six or fewer, each a link to the builder. */
export const FrameCard = memo(
  ({
    video,
    index,
    isBusy,
    isSelected,
    isOutside,
    stripColumns,
    edits,
    onGoTo,
    onRegenerate,
    onOpen,
  }: FrameCardProps) => {
    const placed = useVideoFrame(index);
    const { length, endSeconds, pictureSeconds, isTaken } = useShot(index);
    // The nearest picture is only shown if the shot will not get its own.
    const frame = isTaken ? null : placed;
    const timecodeOf = useTimecode();
    const parts = usePartFrames(video, index);
    const palettes = cardPalettes(frame, parts, stripColumns);
    const few = parts ? null : describeFew(palettes.length, video.dominantAt(index).length);
    const time = timecodeOf(video.timeAt(index));
    const group = useRovingFocus({ count: palettes.length, columns: stripColumns });
    const card = useRef<HTMLElement>(null);
    const shown = useRef(index);
    useLayoutEffect(() => {
      if (shown.current === index) return;
      shown.current = index;
      const focused = document.activeElement;
      // The card now shows another frame, which was not focused by the user.
      if (focused instanceof HTMLElement && card.current?.contains(focused)) focused.blur();
    }, [index]);
    return (
      <article
        ref={card}
        className={styles.card}
        aria-label={isOutside ? `Frame at ${time}, ${OUTSIDE_RANGE}` : `Frame at ${time}`}
        aria-busy={!frame || undefined}
        data-frame={index}
        data-selected={isSelected || undefined}
        data-outside={isOutside || undefined}
      >
        <div className={styles.still}>
          {frame && (
            <Still
              still={frame.thumbnail}
              className={styles.picture}
              isUpright={frame.height > frame.width}
            />
          )}
          <button
            type="button"
            className={styles.goTo}
            aria-label={`Go to ${time}`}
            title={pictureSeconds === null ? undefined : pictureAtMessage(timecodeOf(pictureSeconds))}
            disabled={!onGoTo}
            onClick={() => onGoTo?.(index)}
          >
            <span className={styles.time}>
              {time}
              {endSeconds !== null && <span className={styles.end}>–{timecodeOf(endSeconds)}</span>}
            </span>
          </button>
          {length !== null && <span className={styles.length}>{length}</span>}
          {isTaken && <span className={styles.note}>Reading {time}</span>}
          <span className={styles.actions}>
            {edits && <CardMenu index={index} time={time} count={video.count()} {...edits} />}
            <span className={styles.regenerate} data-busy={isBusy || undefined}>
              <IconButton
                size="small"
                label={`Regenerate palettes of ${time}`}
                icon={<RefreshCw aria-hidden />}
                disabled={isBusy || !frame}
                onClick={() => onRegenerate(index)}
              />
            </span>
          </span>
        </div>
        <div {...group} role="toolbar" aria-label={`Palettes of ${time}`} className={styles.palettes}>
          {palettes.length === 0 && <PalettePlaces />}
          {palettes.map(({ colors, number, part, isFirst }, i) => {
            const hexes = colors.map((rgb) => formatHex(colorFromPacked(rgb)));
            const name = part === null ? `Palette ${number}` : `${partMessage(part)}, palette ${number}`;
            return (
              <BuilderLink
                {...rovingItem(i)}
                // While a palette is regenerated its position on the card stays the same.
                // oxlint-disable-next-line react/no-array-index-key
                key={i}
                className={styles.palette}
                colors={colors}
                onOpen={onOpen}
                aria-label={`${name}: ${hexes.join(', ')}, open in builder`}
                title={hexes.join(' ')}
              >
                {part !== null && <span className={styles.part}>{isFirst && partMessage(part)}</span>}
                <ColorStrip hexes={hexes} />
              </BuilderLink>
            );
          })}
        </div>
        {few !== null && <p className={styles.few}>{few}</p>}
      </article>
    );
  },
);
FrameCard.displayName = 'FrameCard';
