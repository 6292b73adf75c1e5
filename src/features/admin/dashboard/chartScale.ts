/** Step sizes that are easy to read, up to the next power of ten. */
const EASY = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

const easyStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least));
  const size = EASY.find((one) => one * power >= least) ?? 10;
  return Math.ceil(size * power);
};

/** The ticks of an integer scale that covers the largest value, lowest first. */
export const scaleLines = (largest: number, count: number): readonly number[] => {
  const step = easyStep(Math.max(1, largest / count));
  return Array.from({ length: count }, (_, index) => (index + 1) * step);
};
