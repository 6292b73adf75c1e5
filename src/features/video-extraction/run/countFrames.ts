/**
 * Up to a hundred frames arrive a second: they are reported in batches, so that the page renders four times at most.
 */
const TOGETHER_MS = 250;

export type FrameCounter = {
  /** Counts one more frame. */
  readonly count: () => void;
  /** Reports the frames counted since the last report. */
  readonly flush: () => void;
  /** Drops them unreported. */
  readonly drop: () => void;
};

/** Reports new frames: the first at once, those after it in batches. */
export const createFrameCounter = (onCount: () => void): FrameCounter => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  let isPending = false;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isPending = false;
  };
  const flush = (): void => {
    const wasPending = isPending;
    drop();
    if (wasPending) onCount();
  };
  return {
    count: () => {
      isPending = true;
      if (isFirst) flush();
      else timer ??= setTimeout(flush, TOGETHER_MS);
      isFirst = false;
    },
    flush,
    drop,
  };
};
