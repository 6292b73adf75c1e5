import { separation, type Candidate } from './seriesSeparation';

/** Difference in tone that separates two series without hues: half of eight colors that show on a page can have it. */
const TONE_APART = 0.08;

/** The separation at which two series repel each other by 1; the first few are to be farther apart. */
const WANTED = { few: 13, all: 10 };

/** By the sixth power the closest two of a set count most, as with charges that repel each other. */
const repulsion = (apart: number, wanted: number): number => {
  const cubed = (wanted / apart) ** 3;
  return cubed * cubed;
};

/** The candidates of a mode. Everything else tells them by their index. */
export type Field = {
  readonly candidates: readonly Candidate[];
  readonly byHue: ReadonlyMap<string, readonly number[]>;
  /**
   * How strongly two candidates repel each other. Two of the first few series must also differ in lightness: charts of
   * three or four must work without hues.
   */
  readonly repulsionOf: (one: number, other: number, areFew: boolean) => number;
};

export const createField = (
  candidates: readonly Candidate[],
  hueOf: (candidate: Candidate) => string,
): Field => {
  const byHue = new Map<string, number[]>();
  candidates.forEach((one, at) => {
    const hue = hueOf(one);
    byHue.set(hue, [...(byHue.get(hue) ?? []), at]);
  });
  const count = candidates.length;
  // Computed when they are first needed; 0 until then.
  const all = new Float64Array(count * count);
  const few = new Float64Array(count * count);
  const compare = (a: number, b: number): void => {
    const [one, other] = [candidates[a], candidates[b]];
    if (!one || !other) return;
    const apart = separation(one, other);
    const inGray = Math.min(1, Math.abs(one.tone - other.tone) / TONE_APART);
    for (const at of [a * count + b, b * count + a]) {
      all[at] = repulsion(apart, WANTED.all);
      few[at] = repulsion(apart * inGray, WANTED.few);
    }
  };
  return {
    candidates,
    byHue,
    repulsionOf: (one, other, areFew) => {
      const at = one * count + other;
      if (all[at] === 0) compare(one, other);
      return (areFew ? few : all)[at] ?? 0;
    },
  };
};
