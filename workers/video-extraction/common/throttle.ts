/** Limits how far reading may go, and whether it may go on at all. */
export type Throttle = {
  /** Resolves once the given media time may be read. */
  readonly reach: (timeSeconds: number) => Promise<void>;
  readonly advance: (reachedSeconds: number) => void;
  readonly setPaused: (isPaused: boolean) => void;
  /** Reading is paused or throttled, not stuck. */
  readonly isWaiting: () => boolean;
  /** Only the machine limits the speed, so the remaining time can be estimated. */
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
      // A player that is rewound has still reached the later time.
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
