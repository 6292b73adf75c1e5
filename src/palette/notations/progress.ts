/** Receives the share of a text that has been read, 0 to 1. */
export type ReportRead = (fraction: number) => void;

export const ignoreProgress: ReportRead = () => {};

/** Characters between two reports: a few milliseconds of work. */
const STEP = 50_000;

/** Reports the position in a text of `length` characters from time to time. */
export const createProgress = (length: number, report: ReportRead): ((at: number) => void) => {
  let next = STEP;
  return (at) => {
    if (at < next) return;
    next = at + STEP;
    report(at / length);
  };
};
