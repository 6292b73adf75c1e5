/** Frames come up to a hundred a second: they are counted together, so that the page draws four times at most. */
const TOGETHER_MS = 250;

export type FrameCounter = {
  /** One more has come. */
  readonly count: () => void;
  /** Reports those that have come since. */
  readonly flush: () => void;
  /** What has come since is not reported. */
  readonly drop: () => void;
};

/** Reports that frames have come: the first at once, those after it together. */
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
