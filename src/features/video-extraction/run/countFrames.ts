/** Frames come up to a hundred a second: they are counted together, so that the page draws four times at most. */
const TOGETHER_MS = 250;

export type FrameCounter = {
  /** One more has come. */
  readonly count: () => void;
  /** Tells of those that have come since. */
  readonly flush: () => void;
  /** What has come since is not told. */
  readonly drop: () => void;
};

/** Tells that frames have come: of the first at once, of those after it together. */
export const createFrameCounter = (tell: () => void): FrameCounter => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  let isUntold = false;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isUntold = false;
  };
  const flush = (): void => {
    const wasUntold = isUntold;
    drop();
    if (wasUntold) tell();
  };
  return {
    count: () => {
      isUntold = true;
      if (isFirst) flush();
      else timer ??= setTimeout(flush, TOGETHER_MS);
      isFirst = false;
    },
    flush,
    drop,
  };
};
