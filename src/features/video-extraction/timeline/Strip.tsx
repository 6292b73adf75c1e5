import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { afterTransitionMessage } from '../../../domain/videoMessages';
import type { Video } from '../../../state/video/video';
import { useAppSelector } from '../../../state/hooks';
import { useNamer } from '../../../state/useNamer';
import { useElementWidth } from '../../../ui/useElementWidth';
import type { VariableStyle } from '../../../ui/variableStyle';
import { useTimecode } from '../video/useTimecode';
import { seek } from '../player/videoTime';
import { usePlayerTime } from '../player/usePlayerState';
import { selectRun, selectShown } from '../videoExtractionSlice';
import { barAt, barWith, drawnBars, type Bar } from './timelineBars';
import { describeBar, describeTransition } from './describeBar';
import { drawTimeline, type Drawing } from './drawTimeline';
import { GapMarks } from './gaps/GapMarks';
import { PartHandles } from './part/PartHandles';
import { PartMarks } from './part/PartMarks';
import { coloredParts, createColorsOf, stripParts, transitionsOf, type Transition } from './stripParts';
import styles from './Timeline.module.css';

/** Bars per Page Up or Page Down. */
const PAGE = 10;
/** Players report their time in whole microseconds, rounded down. */
const ROUNDING_SECONDS = 2e-6;
/** Lines between more slots than this would be a gray area that hides the one being read. */
const MOST_SLOTS = 200;

type StripProps = {
  readonly video: Video;
  readonly bars: readonly Bar[];
  readonly durationSeconds: number;
  /** Seconds between frames; null for scenes. */
  readonly seconds: number | null;
  readonly isRunning: boolean;
  readonly player: HTMLVideoElement | null;
  readonly onSelect: (index: number, isAskedFor: boolean) => void;
  /** Toggles play and pause. */
  readonly onPlay: () => void;
  /** Removes the frame that the player is at. */
  readonly onRemove: (index: number) => void;
  readonly signal: () => AbortSignal;
};

const STEPS: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  PageUp: (index) => index + PAGE,
  PageDown: (index) => index - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

const span = (from: number, to: number, durationSeconds: number): VariableStyle => ({
  '--from': `${(100 * from) / durationSeconds}%`,
  '--to': `${(100 * to) / durationSeconds}%`,
});

/** The hovered bar, and the time that a click seeks to, in seconds of the video. */
type Pointed = { readonly bar: Bar | Transition; readonly seconds: number };

/** The strip itself: a canvas, as it may have thousands of bars; a single slider for keyboards and screen readers. */
export const Strip = ({
  video,
  bars,
  durationSeconds,
  seconds,
  isRunning,
  player,
  onSelect,
  onPlay,
  onRemove,
  signal,
}: StripProps) => {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing>(null);
  const width = useElementWidth(box);
  const timecodeOf = useTimecode();
  const namer = useNamer();
  const [hovered, setHovered] = useState<Pointed | null>(null);
  const frameRate = useAppSelector(selectShown)?.info.frameRate ?? null;
  const read = useAppSelector(selectRun)?.progress?.timeSeconds ?? 0;
  const playerTime = usePlayerTime(player);
  const time = Math.min(isRunning ? Math.max(read, playerTime) : playerTime, durationSeconds);
  const current = barAt(bars, time);
  // What is being read comes last, and has no end yet.
  const played = isRunning ? current : barWith(bars, time);
  const transitions = useMemo(() => transitionsOf(video, bars), [video, bars]);
  // The frames change with the bars.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const colorsOf = useMemo(() => createColorsOf(video), [video, bars]);
  const end = bars.at(-1)?.to ?? 0;
  const slotSeconds =
    isRunning && seconds !== null && durationSeconds / seconds <= MOST_SLOTS ? seconds : null;

  useEffect(() => {
    // Separate from drawing: reading the height in every frame would force a layout of the whole page.
    if (!canvas.current) return;
    const { devicePixelRatio: scale } = window;
    canvas.current.width = Math.round(width * scale);
    canvas.current.height = Math.round(canvas.current.clientHeight * scale);
    // Setting a canvas's size clears it, even if the size is the same.
    drawing.current = null;
  }, [width]);
  useEffect(() => {
    const surface = canvas.current?.getContext('2d');
    if (!surface || width === 0) return;
    const area = { width: surface.canvas.width, height: surface.canvas.height, durationSeconds };
    const parts = drawnBars(
      stripParts(video, bars, { from: 0, to: durationSeconds }),
      durationSeconds,
      width,
    );
    drawing.current = drawTimeline(surface, coloredParts(video, parts), area, drawing.current);
  }, [bars, durationSeconds, video, width]);

  const goTo = (bar: Bar | undefined, isAskedFor: boolean, to = bar?.from ?? 0) => {
    if (!bar) return;
    // While the video is being read, the extraction controls the player's time.
    if (player && !isRunning) seek(player, to);
    onSelect(bar.index, isAskedFor);
  };
  const transitionAt = (at: number) => transitions.find(({ from, to }) => at >= from && at < to);
  const pointedBy = ({ clientX, currentTarget }: MouseEvent): Pointed | null => {
    const { left, width: across } = currentTarget.getBoundingClientRect();
    const under = ((clientX - left) / across) * durationSeconds;
    const bar = across > 0 ? (transitionAt(under) ?? barAt(bars, under, true)) : null;
    // A shot can be split or trimmed anywhere; a frame at an interval represents a single picture.
    return bar && { bar, seconds: seconds === null ? under : bar.from };
  };
  const goToPointed = (event: MouseEvent, isAskedFor: boolean) => {
    const pointed = pointedBy(event);
    if (pointed) goTo(pointed.bar, isAskedFor, pointed.seconds);
  };
  const hover = (event: MouseEvent) => {
    const pointed = pointedBy(event);
    setHovered((last) =>
      last && last.bar === pointed?.bar && last.seconds === pointed.seconds ? last : pointed,
    );
  };
  const describe = (bar: Bar) => {
    const text = describeBar(bar, bars.length, colorsOf(bar), timecodeOf, namer);
    const before = transitions.find(({ index, to }) => index === bar.index && to === bar.from);
    return before ? `${text}, ${afterTransitionMessage(describeTransition(before, frameRate))}` : text;
  };
  const through = transitionAt(time + ROUNDING_SECONDS);
  const timeIn = (bar: Bar | Transition | undefined, at: number) =>
    bar && 'kind' in bar ? `${timecodeOf(at)}, ${describeTransition(bar, frameRate)}` : timecodeOf(at);
  const valueText = played && !through ? describe(played) : timeIn(through, time);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = current ? bars.indexOf(current) : 0;
    if (event.key === 'Enter') goTo(bars[index], true);
    if (event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) onPlay();
    }
    if (event.key === 'Delete') {
      event.preventDefault();
      if (played && !event.repeat) onRemove(played.index);
    }
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(bars[Math.min(bars.length - 1, Math.max(0, step(index, bars.length - 1)))], false);
  };

  /** At the time itself, or in the center of the bar. */
  const labelPlace = ({ bar, seconds: at }: Pointed): VariableStyle => ({
    '--at': `${(100 * (seconds === null ? at : (bar.from + bar.to) / 2)) / durationSeconds}%`,
  });

  return (
    <div className={styles.strip}>
      <div
        ref={box}
        className={styles.bars}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its track is a canvas, and its steps are the frames
        role="slider"
        tabIndex={0}
        aria-label="Frames of the film"
        aria-valuemin={0}
        aria-valuemax={Math.round(durationSeconds)}
        aria-valuenow={Math.round(time)}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(null)}
        onClick={(event) => goToPointed(event, false)}
        onDoubleClick={(event) => goToPointed(event, true)}
      >
        {slotSeconds !== null && (
          <span
            className={styles.slots}
            style={{ backgroundSize: `${(100 * slotSeconds) / durationSeconds}% 100%` }}
          />
        )}
        <canvas ref={canvas} className={styles.canvas} />
        {slotSeconds !== null && end < durationSeconds && (
          <span
            className={styles.now}
            style={span(end, Math.min(end + slotSeconds, durationSeconds), durationSeconds)}
          />
        )}
        <GapMarks durationSeconds={durationSeconds} />
        <PartMarks durationSeconds={durationSeconds} />
        {hovered && (
          <>
            <span
              className={styles.hovered}
              style={span(hovered.bar.from, hovered.bar.to, durationSeconds)}
            />
            <span className={styles.time} style={labelPlace(hovered)}>
              {timeIn(hovered.bar, hovered.seconds)}
            </span>
          </>
        )}
        <span className={styles.head} style={span(time, time, durationSeconds)} />
      </div>
      {!isRunning && <PartHandles durationSeconds={durationSeconds} player={player} signal={signal} />}
    </div>
  );
};
