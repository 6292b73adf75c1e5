import type { Part } from './part';

export type PointKind = 'in' | 'out';

/** How long a film is, and how fine its points are. */
export type Film = {
  readonly durationSeconds: number;
  /** Frames a second; null where nobody knows, and seconds are counted instead. */
  readonly frameRate: number | null;
};

/** From one frame to the next, in seconds. */
export const frameSeconds = (frameRate: number | null): number => 1 / (frameRate ?? 1);

/**
 * Where a point comes to that is moved to a time, in seconds: at the beginning of the nearest frame, within the film and with
 * a frame at least between it and the other point. A move never takes the other point along.
 */
export const placePoint = (
  part: Part,
  kind: PointKind,
  seconds: number,
  { durationSeconds, frameRate }: Film,
): number => {
  const frame = frameSeconds(frameRate);
  const nearest = Math.round(seconds / frame) * frame;
  return kind === 'in'
    ? Math.max(0, Math.min(nearest, (part.out ?? durationSeconds) - frame))
    : Math.min(durationSeconds, Math.max(nearest, (part.in ?? 0) + frame));
};
