import type { Pixels } from '../../../../src/engine/planes';

export type KeptStill = { readonly frame: number; readonly timeSeconds: number; readonly pixels: Pixels };

export type Stills = {
  /** Whether to keep a frame: a few per second, and the first ones of a possible shot, however short. */
  readonly isWanted: (frame: number, timeSeconds: number, isJump: boolean) => boolean;
  /** Copies the pixels, possibly over those of stills dropped before. */
  readonly keep: (frame: number, timeSeconds: number, pixels: Pixels) => void;
  readonly all: () => readonly KeptStill[];
  readonly forgetBefore: (frame: number) => void;
};

/** Initial interval; increased in long shots, so that a shot has at most `MOST`. */
const EVERY_SECONDS = 0.4;

/** Half a megabyte each, at the size at which colors are read. */
const MOST = 32;

/** The frame at the jump may be a blend of both shots. */
const FRAMES_AFTER_JUMP = 2;

export const createStills = (): Stills => {
  let kept: KeptStill[] = [];
  let everySeconds = EVERY_SECONDS;
  let nextSeconds = -Infinity;
  let keepUntilFrame = -1;
  /** Copies that are no longer needed. Overwriting one costs far less than half a megabyte of new memory. */
  const spare: Pixels['rgba'][] = [];

  const copy = (rgba: Pixels['rgba']): Pixels['rgba'] => {
    const copied = spare.pop();
    if (copied?.length !== rgba.length) return rgba.slice();
    copied.set(rgba);
    return copied;
  };

  const dropUnless = (isKept: (still: KeptStill, index: number) => boolean): void => {
    const before = kept;
    kept = before.filter(isKept);
    for (const still of before) if (!kept.includes(still)) spare.push(still.pixels.rgba);
  };

  return {
    isWanted: (frame, timeSeconds, isJump) => {
      if (isJump) keepUntilFrame = frame + FRAMES_AFTER_JUMP - 1;
      return timeSeconds >= nextSeconds || frame <= keepUntilFrame;
    },
    keep: (frame, timeSeconds, pixels) => {
      kept.push({ frame, timeSeconds, pixels: { ...pixels, rgba: copy(pixels.rgba) } });
      if (timeSeconds >= nextSeconds) nextSeconds = timeSeconds + everySeconds;
      if (kept.length <= MOST) return;
      // Drops every other one of the older half: the newest may belong to shots that are not separated yet.
      // Stryker disable next-line EqualityOperator: the one in the middle is kept as an even one, too
      dropUnless((_, index) => index >= MOST / 2 || index % 2 === 0);
      everySeconds = Math.min(everySeconds * 1.25, 1);
    },
    all: () => kept,
    forgetBefore: (frame) => {
      dropUnless((still) => still.frame >= frame);
      everySeconds = EVERY_SECONDS;
      nextSeconds = -Infinity;
    },
  };
};

/** The still nearest to the typical frame of a shot; one from outside the shot if none of its own was kept. */
export const chooseStill = (
  stills: readonly KeptStill[],
  shot: { readonly first: number; readonly last: number },
  typical: number,
): KeptStill => {
  const own = stills.filter(({ frame }) => frame >= shot.first && frame <= shot.last);
  const candidates = own.length > 0 ? own : stills;
  const [first, ...others] = candidates;
  if (!first) throw new RangeError('No still was kept');
  return others.reduce(
    (best, still) => (Math.abs(still.frame - typical) < Math.abs(best.frame - typical) ? still : best),
    first,
  );
};
