/** How far reading may go, and whether it may go at all. */
export type Throttle = {
  /** Resolves when the given media time may be read. */
  readonly reach: (timeSeconds: number) => Promise<void>;
  readonly advance: (reachedSeconds: number) => void;
  readonly setPaused: (isPaused: boolean) => void;
  /** Reading stands still because it has to, not because it is stuck. */
  readonly isWaiting: () => boolean;
  /** The machine sets the speed, so it can tell how long it will take. */
  readonly isTimed: boolean;
};

export const createThrottle = (reachedAtFirst: number): Throttle => {
  let reached = reachedAtFirst;
  let isPaused = false;
  const waiting = new Set<{ readonly timeSeconds: number; readonly go: () => void }>();

  const mayRead = (timeSeconds: number): boolean => !isPaused && timeSeconds <= reached;
  const release = (): void => {
    for (const waiter of waiting) {
      if (mayRead(waiter.timeSeconds)) {
        waiting.delete(waiter);
        waiter.go();
      }
    }
  };

  return {
    reach: async (timeSeconds) => {
      if (mayRead(timeSeconds)) return;
      await new Promise<void>((go) => waiting.add({ timeSeconds, go }));
    },
    advance: (reachedSeconds) => {
      // A player that is wound back has still been there.
      reached = Math.max(reached, reachedSeconds);
      release();
    },
    setPaused: (paused) => {
      isPaused = paused;
      release();
    },
    isWaiting: () => waiting.size > 0,
    isTimed: reachedAtFirst === Infinity,
  };
};
