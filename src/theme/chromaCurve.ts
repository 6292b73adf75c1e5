/** Factors are kept in hundredths, as the address writes them. */
const PER = 100;

/** The factor of both ends of a curve that were not set. */
const UNSET = 1;

/**
 * The factor of the chroma at each step, in hundredths from 0 to 2: that set by hand where there is one, and a straight
 * line between two of them. Ends that were not set are 1, so that one point alone takes its neighbors along, less and
 * less towards the ends, as one of the lightness does.
 *
 * @param byHand by step; null, or nothing at the end, where none was set
 * @param steps number of steps, at least 2
 */
export const chromaFactors = (byHand: readonly (number | null)[], steps: number): number[] => {
  const known = Array.from({ length: steps }, (_, step) => {
    const isEnd = step === 0 || step === steps - 1;
    return byHand[step] ?? (isEnd ? UNSET : null);
  }).flatMap((factor, step) => (factor === null ? [] : [{ step, factor }]));
  return Array.from({ length: steps }, (_, step) => {
    const after = known.findIndex((other) => other.step >= step);
    const [lower, upper] = [known[after - 1], known[after]];
    if (!upper || !lower || upper.step === step) return upper?.factor ?? UNSET;
    const fraction = (step - lower.step) / (upper.step - lower.step);
    return Math.round((lower.factor + (upper.factor - lower.factor) * fraction) * PER) / PER;
  });
};

/**
 * Points set by hand that give just these factors: one for each, save those of 1 among others of 1, which need none.
 * Nothing follows the last point.
 */
export const chromaPoints = (factors: readonly number[]): (number | null)[] => {
  const points = factors.map((factor, step) => {
    const around = [factors[step - 1] ?? UNSET, factor, factors[step + 1] ?? UNSET];
    const isEnd = step === 0 || step === factors.length - 1;
    return around.every((one) => one === UNSET) || (isEnd && factor === UNSET) ? null : factor;
  });
  return points.slice(0, points.findLastIndex((point) => point !== null) + 1);
};
