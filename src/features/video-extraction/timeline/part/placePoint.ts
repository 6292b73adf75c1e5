import type { Part } from './part';

export type PointKind = 'in' | 'out';

/** Length of a film, and the resolution of its points. */
export type Film = {
  readonly durationSeconds: number;
  /** Frames per second; null if unknown, then seconds are used. */
  readonly frameRate: number | null;
};

/** Duration of a frame in seconds. */
export const frameSeconds = (frameRate: number | null): number => 1 / (frameRate ?? 1);

/**
 * The position of a point that is moved to a time, in seconds: at the start of the nearest frame, within the film and
 * at least a frame from the other point. Moving never pushes the other point.
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
