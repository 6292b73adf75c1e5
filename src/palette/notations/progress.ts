/** Told how much of a text has been read, 0 to 1. */
export type ReportRead = (part: number) => void;

export const ignoreProgress: ReportRead = () => {};

/** Characters between two reports: some milliseconds of work. */
const STEP = 50_000;

/** Tells `report` of places in a text of `length` characters, now and then. */
export const createProgress = (length: number, report: ReportRead): ((at: number) => void) => {
  let next = STEP;
  return (at) => {
    if (at < next) return;
    next = at + STEP;
    report(at / length);
  };
};
