import { rgbToHsl } from '../../color/convert';
import type { ColorSummary } from '../colorSummary';
import type { SampleOptions } from '../engine';
import { MAX_SWATCHES } from '../engineLimits';
import { SWATCH_DISTANCES } from '../swatchDistances';
import { nextXorshift, xorshiftState } from '../xorshift';
import { isClose, type Spot, toSpot } from './difference';
import { labOf } from './points';

/** Below this saturation (percent) the hue is noise: such colors share one bucket, and hue adds no distance. */
const HUELESS_BELOW = 5;
const HUE_BUCKET_DEGREES = 5;
const HUELESS_BUCKET = 360 / HUE_BUCKET_DEGREES;
/** Ranks per bucket: heavier cells come first, by the bit length of their weight, moved back by 0–3 at random. */
const RANKS = 36;

type Candidate = {
  readonly color: number;
  readonly h: number;
  readonly s: number;
  readonly l: number;
  readonly order: number;
  /** Least squared distance to the swatches compared so far; −1 once taken, or rejected as within ΔE00 2 of one. */
  distance: number;
  /** Number of swatches compared so far. */
  compared: number;
};

const bucketOf = (h: number, s: number): number =>
  s < HUELESS_BELOW ? HUELESS_BUCKET : Math.trunc(h / HUE_BUCKET_DEGREES);

const toCandidate = (color: number, weight: number, chance: number): Candidate => {
  const { h, s, l } = rgbToHsl({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });
  const late = 31 - Math.clz32((chance | 8) & -(chance | 8));
  return {
    color,
    h,
    s,
    l,
    order: bucketOf(h, s) * RANKS + Math.clz32(weight) + late,
    distance: 0x7fff_ffff,
    compared: 0,
  };
};

/** In the integer scale of `SWATCH_DISTANCES`. */
const squaredDistance = (x: Candidate, y: Candidate): number => {
  const ds = x.s - y.s;
  const dl = x.l - y.l;
  const around = Math.abs(x.h - y.h);
  const dh = x.s < HUELESS_BELOW || y.s < HUELESS_BELOW ? 0 : Math.min(around, 360 - around);
  return 50 * dh * dh + 81 * (ds * ds + dl * dl);
};

/**
 * `Engine.sampleSwatches`. Each try takes the next candidate of a random hue bucket. A candidate that is too near
 * cannot succeed later at the same level, so each is tried once per level, and a level ends when none is left: this
 * finds all that any number of random tries would find.
 */
export const sampleSwatches = (summary: ColorSummary, { target, seed }: SampleOptions): Uint32Array => {
  const wanted = Math.min(target, MAX_SWATCHES);
  let state = xorshiftState(seed);
  const next = (): number => (state = nextXorshift(state));

  const shuffled = [...summary.colors.keys()];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = next() % (i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  const candidates = shuffled
    .map((cell) => toCandidate(summary.colors[cell]!, summary.weights[cell]!, next()))
    .toSorted((x, y) => x.order - y.order);
  const buckets = Array.from({ length: HUELESS_BUCKET + 1 }, (): Candidate[] => []);
  for (const candidate of candidates) buckets[Math.trunc(candidate.order / RANKS)]!.push(candidate);

  const taken: Candidate[] = [];
  const spots: Spot[] = [];
  const isFree = (candidate: Candidate, level: number): boolean => {
    while (candidate.distance >= level && candidate.compared < taken.length) {
      const distance = squaredDistance(candidate, taken[candidate.compared]!);
      candidate.distance = Math.min(candidate.distance, distance);
      candidate.compared += 1;
    }
    if (candidate.distance < level) return false;
    const spot = toSpot(labOf(candidate.color));
    const isFarEnough = !spots.some((other) => isClose(spot, other));
    candidate.distance = -1;
    if (isFarEnough) spots.push(spot);
    return isFarEnough;
  };

  for (const level of SWATCH_DISTANCES) {
    const open = buckets.filter(({ length }) => length > 0).map((bucket) => ({ bucket, at: 0 }));
    while (open.length > 0 && taken.length < wanted) {
      const chosen = next() % open.length;
      const { bucket } = open[chosen]!;
      let { at } = open[chosen]!;
      while (at < bucket.length && !isFree(bucket[at]!, level)) at += 1;
      if (at < bucket.length) taken.push(bucket[at]!);
      open[chosen]!.at = at + 1;
      if (at + 1 >= bucket.length) {
        open[chosen] = open.at(-1)!;
        open.pop();
      }
    }
  }
  return Uint32Array.from(taken, ({ color }) => color);
};
