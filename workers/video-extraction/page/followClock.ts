import { type PlayerClock, VideoExtractionError } from '../common/api';

/** How far a player has come. */
export const reachedBy = ({ ended, seeking, currentTime }: PlayerClock): number =>
  ended && !seeking ? Infinity : currentTime;

export type FollowedClock = {
  /** Resolves when the player has ended; rejects when it fails, or with the signal's reason. */
  readonly ended: Promise<void>;
  readonly stop: () => void;
};

/** Reports every step of a player. */
export const followClock = (
  clock: PlayerClock,
  advance: (reachedSeconds: number) => void,
  signal: AbortSignal,
): FollowedClock => {
  let stop = (): void => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    const step = (): void => {
      const reached = reachedBy(clock);
      advance(reached);
      if (reached === Infinity) resolve();
    };
    const fail = (): void => reject(signal.aborted ? signal.reason : new VideoExtractionError('corrupt'));
    const types = ['timeupdate', 'seeked', 'ended'] as const;
    for (const type of types) clock.addEventListener(type, step);
    clock.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
    stop = () => {
      for (const type of types) clock.removeEventListener(type, step);
      clock.removeEventListener('error', fail);
      signal.removeEventListener('abort', fail);
    };
    step();
  });
  // The rejection is for callers that await it; a run that has already failed ignores it.
  ended.catch(() => undefined);
  return { ended, stop };
};
