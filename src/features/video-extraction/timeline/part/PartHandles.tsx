import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { useAppDispatch, useAppSelector } from '../../../../state/hooks';
import type { VariableStyle } from '../../../../ui/variableStyle';
import { undoEdit } from '../../edits/showCut';
import { renewVideoPalette } from '../../palette/videoPalette';
import { seek } from '../../player/videoTime';
import { useTimecode } from '../../video/useTimecode';
import { selectPart, selectShown } from '../../videoExtractionSlice';
import { changePart } from './changePart';
import styles from './PartHandles.module.css';
import { frameSeconds, placePoint, type PointKind } from './placePoint';

type PartHandlesProps = {
  readonly durationSeconds: number;
  readonly player: HTMLVideoElement | null;
  readonly signal: () => AbortSignal;
};

/** A handle being dragged. */
type Drag = {
  readonly left: number;
  readonly width: number;
  /** Offset from the point to the pointer, so that nothing jumps. */
  readonly graspPx: number;
  hasMoved: boolean;
};

const NAMES = { in: 'In point', out: 'Out point' } as const;
const KEY_DIRECTIONS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The handles of the in and out points: moved by dragging, or with keys by a frame, with Shift by a second. The player
 * follows them.
 */
export const PartHandles = ({ durationSeconds, player, signal }: PartHandlesProps) => {
  const dispatch = useAppDispatch();
  const part = useAppSelector(selectPart);
  const frameRate = useAppSelector(selectShown)?.info.frameRate ?? null;
  const timecodeOf = useTimecode();
  const drag = useRef<Drag>(null);

  const moveTo = (kind: PointKind, to: number, move: { isContinued: boolean; isPassing: boolean }) => {
    const seconds = placePoint(part, kind, to, { durationSeconds, frameRate });
    if (seconds === part[kind]) return false;
    dispatch(changePart({ kind, seconds }, signal(), move));
    if (player) seek(player, seconds);
    return true;
  };
  const onPointerDown = (seconds: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { left, width } = event.currentTarget.parentElement?.getBoundingClientRect() ?? {
      left: 0,
      width: 0,
    };
    if (width <= 0) return;
    const graspPx = event.clientX - left - (seconds / durationSeconds) * width;
    drag.current = { left, width, graspPx, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove =
    (kind: PointKind) =>
    ({ clientX }: PointerEvent) => {
      const { current } = drag;
      if (!current) return;
      const { left, width, graspPx, hasMoved } = current;
      const to = ((clientX - graspPx - left) / width) * durationSeconds;
      if (moveTo(kind, to, { isContinued: hasMoved, isPassing: true })) current.hasMoved = true;
    };
  const endDrag = () => {
    if (drag.current?.hasMoved) void dispatch(renewVideoPalette(signal()));
    drag.current = null;
  };
  const onKeyDown = (kind: PointKind, seconds: number) => (event: KeyboardEvent) => {
    const { key, shiftKey, repeat } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Escape' && drag.current) {
      event.preventDefault();
      if (drag.current.hasMoved) dispatch(undoEdit(signal()));
      drag.current = null;
      return;
    }
    if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      dispatch(changePart({ kind: 'clear', point: kind }, signal()));
      return;
    }
    const direction = KEY_DIRECTIONS[key];
    if (direction === undefined) return;
    event.preventDefault();
    const step = shiftKey ? 1 : frameSeconds(frameRate);
    // A held key is one movement.
    moveTo(kind, seconds + direction * step, { isContinued: repeat, isPassing: false });
  };

  return (['in', 'out'] as const).map((kind) => {
    const seconds = part[kind];
    if (seconds === null) return null;
    const style: VariableStyle = {
      '--at': `${(100 * Math.min(seconds, durationSeconds)) / durationSeconds}%`,
    };
    return (
      <span
        key={kind}
        className={styles.handle}
        style={style}
        data-point={kind}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two handles on one track, which is a canvas
        role="slider"
        tabIndex={0}
        title={`${NAMES[kind]}: drag, or press an arrow key`}
        aria-label={NAMES[kind]}
        aria-valuemin={0}
        aria-valuemax={durationSeconds}
        aria-valuenow={seconds}
        aria-valuetext={timecodeOf(seconds)}
        onPointerDown={onPointerDown(seconds)}
        onPointerMove={onPointerMove(kind)}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onLostPointerCapture={endDrag}
        onKeyDown={onKeyDown(kind, seconds)}
      />
    );
  });
};
