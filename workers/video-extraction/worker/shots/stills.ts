import type { Pixels } from '../../../../src/engine/planes';

export type KeptStill = {
  readonly frame: number;
  readonly timeSeconds: number;
  readonly pixels: Pixels & { readonly rgba: Uint8ClampedArray<ArrayBuffer> };
};

/** Frames, both ends included. */
type Span = { readonly first: number; readonly last: number };

export type Stills = {
  /** Whether a frame is to be kept: a few a second, and the first of what may be a shot, however short. */
  readonly isWanted: (frame: number, timeSeconds: number, isJump: boolean) => boolean;
  /** Copies the pixels. */
  readonly keep: (frame: number, timeSeconds: number, pixels: Pixels) => void;
  /** The still nearest to the typical frame of a shot; one beside the shot where none of its own was kept. Its pixels stay. */
  readonly choose: (shot: Span, typical: number) => KeptStill;
  readonly forgetBefore: (frame: number) => void;
};

/** At first; in long shots fewer, so that any shot has `MOST` at most. Between two dissolves a shot may be as short. */
const EVERY_SECONDS = 0.4;
const MOST_SECONDS = 1;

/** Half a megabyte each, at the size at which colors are read. */
const MOST = 32;

/** Half of what a long shot has. */
const MOST_SPARE = MOST / 2;

/** The jump itself may be a blend of both shots. */
const FRAMES_AFTER_JUMP = 2;

const nearestStill = (
  stills: readonly KeptStill[],
  { first: from, last: to }: Span,
  typical: number,
): KeptStill => {
  const own = stills.filter(({ frame }) => frame >= from && frame <= to);
  const [first, ...others] = own.length > 0 ? own : stills;
  if (!first) throw new RangeError('No still was kept');
  return others.reduce(
    (best, still) => (Math.abs(still.frame - typical) < Math.abs(best.frame - typical) ? still : best),
    first,
  );
};

export const createStills = (): Stills => {
  let kept: KeptStill[] = [];
  let everySeconds = EVERY_SECONDS;
  let nextSeconds = -Infinity;
  let keepUntilFrame = -1;
  /** Room of stills that nobody saw: to get new room for one takes as long as to fill it. */
  const spare: Uint8ClampedArray<ArrayBuffer>[] = [];
  const chosen = new WeakSet<KeptStill>();
  const keepOnly = (isKept: (still: KeptStill, index: number) => boolean): void => {
    const all = kept;
    kept = all.filter(isKept);
    for (const still of all)
      if (!kept.includes(still) && !chosen.has(still) && spare.length < MOST_SPARE)
        spare.push(still.pixels.rgba);
  };
  const roomFor = (length: number): Uint8ClampedArray<ArrayBuffer> => {
    const room = spare.pop();
    return room?.length === length ? room : new Uint8ClampedArray(length);
  };
  return {
    isWanted: (frame, timeSeconds, isJump) => {
      if (isJump) keepUntilFrame = frame + FRAMES_AFTER_JUMP - 1;
      return timeSeconds >= nextSeconds || frame <= keepUntilFrame;
    },
    keep: (frame, timeSeconds, { rgba, width, height }) => {
      const copy = roomFor(rgba.length);
      copy.set(rgba);
      kept.push({ frame, timeSeconds, pixels: { rgba: copy, width, height } });
      if (timeSeconds >= nextSeconds) nextSeconds = timeSeconds + everySeconds;
      if (kept.length <= MOST) return;
      // Every other one of the older half: the newest may belong to shots that are still to be told apart.
      keepOnly((_, index) => index >= MOST / 2 || index % 2 === 0);
      everySeconds = Math.min(everySeconds * 1.25, MOST_SECONDS);
    },
    choose: (shot, typical) => {
      const still = nearestStill(kept, shot, typical);
      chosen.add(still);
      return still;
    },
    forgetBefore: (frame) => {
      keepOnly((still) => still.frame >= frame);
      everySeconds = EVERY_SECONDS;
      nextSeconds = -Infinity;
    },
  };
};
