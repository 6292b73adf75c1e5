import { useEffect, useRef, useState, type MouseEvent } from 'react';

import type { Video } from '../../../../state/video/video';
import { NO_MEANS } from '../../../../state/video/meanColumns';
import { useAppSelector } from '../../../../state/hooks';
import { useElementWidth } from '../../../../ui/useElementWidth';
import type { VariableStyle } from '../../../../ui/variableStyle';
import { useTimecode } from '../../video/useTimecode';
import { seek } from '../../player/videoTime';
import { selectRun } from '../../videoExtractionSlice';
import { GapMarks } from '../gaps/GapMarks';
import { PartMarks } from '../part/PartMarks';
import { barcodeRow, drawRow, frameAt } from './drawBarcode';
import styles from './Barcode.module.css';

type BarcodeProps = {
  readonly video: Video;
  readonly durationSeconds: number;
  readonly isRunning: boolean;
  readonly player: HTMLVideoElement | null;
};

/** The mean color of each frame read, side by side, shows the light of the video over time. */
export const Barcode = ({ video, durationSeconds, isRunning, player }: BarcodeProps) => {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useElementWidth(box);
  const timecodeOf = useTimecode();
  const [hovered, setHovered] = useState<number | null>(null);
  // Subscribes to the run, as each progress update adds frames.
  useAppSelector(selectRun);
  const count = video.means().times.length;

  useEffect(() => {
    const surface = canvas.current?.getContext('2d');
    if (!surface || width === 0) return;
    const { devicePixelRatio: scale } = window;
    surface.canvas.width = Math.round(width * scale);
    surface.canvas.height = Math.round(surface.canvas.clientHeight * scale);
    if (surface.canvas.height === 0) return;
    // The duration of the first frame is unknown until the second one.
    const means = isRunning && count < 2 ? NO_MEANS : video.means();
    drawRow(surface, barcodeRow(means, { from: 0, to: durationSeconds }, surface.canvas.width));
  }, [count, durationSeconds, video, isRunning, width]);

  if (count === 0 && !isRunning) return null;
  const secondsUnder = ({ clientX, currentTarget }: MouseEvent): number => {
    const { left, width: across } = currentTarget.getBoundingClientRect();
    return across > 0 ? ((clientX - left) / across) * durationSeconds : 0;
  };
  /** Time of the hovered frame; null if there is none. */
  const timeUnder = (event: MouseEvent): number | null => {
    const means = video.means();
    return means.times[frameAt(means, secondsUnder(event))] ?? null;
  };
  const place: VariableStyle = { '--from': `${(100 * (hovered ?? 0)) / durationSeconds}%` };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the strip above handles keys
    <div
      ref={box}
      className={styles.barcode}
      onPointerMove={(event) => setHovered(timeUnder(event))}
      onPointerLeave={() => setHovered(null)}
      onClick={(event) => {
        // Seeks into the frame, as its single-precision start time may be slightly early. While the video is being
        // read, the extraction controls the player's time.
        if (timeUnder(event) !== null && player && !isRunning) seek(player, secondsUnder(event));
      }}
    >
      <canvas
        ref={canvas}
        className={styles.canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn on a canvas, again with each step of a run
        role="img"
        aria-label={`Barcode of the film: the mean color of each of ${count} frames`}
      />
      <GapMarks durationSeconds={durationSeconds} />
      <PartMarks durationSeconds={durationSeconds} />
      {hovered !== null && (
        <span className={styles.hovered} style={place}>
          <span className={styles.time}>{timecodeOf(hovered)}</span>
        </span>
      )}
    </div>
  );
};
