import { TILT } from '../tables';

/** A color of CIELAB with its chroma. */
export type Tone = {
  readonly L: number;
  readonly a: number;
  readonly b: number;
  readonly chroma: number;
};

/** With a bound that `isClose` needs again and again. */
export type Spot = Tone & {
  /** Squared distance in a and b beyond which no color is within FLOOR. */
  readonly reach: number;
};

/** Slightly above ΔE00 2: coordinates are interpolated, and the formula is discontinuous at opposite hues. */
const FLOOR = 2.05;
/** S_L is at most 1.75, so a larger lightness difference alone exceeds FLOOR. */
const LIGHTNESS_REACH = 3.65;
const TWENTY_FIVE_7 = 6_103_515_625;

const COS_275 = 0.08715574274765817;
const SIN_275 = -0.9961946980917455;

const chromaWeight = (chroma: number): number => {
  const square = chroma * chroma;
  const seventh = square * square * square * chroma;
  return Math.sqrt(seventh / (seventh + TWENTY_FIVE_7));
};

const squaredReach = (chroma: number, b: number): number => {
  const stretched = chroma * (1.5 - 0.5 * chromaWeight(0.5 * chroma));
  let reach = FLOOR;
  for (let i = 0; i < 5; i++) {
    const mean = stretched + reach;
    // R_T acts on blues only, with negative b; its sine is at most sin 60°.
    const tilt = b < reach ? 0.867 * chromaWeight(mean) : 0.001;
    reach = (FLOOR * (1 + 0.045 * mean)) / Math.sqrt(1 - tilt);
  }
  return reach * reach;
};

export const toTone = ([L, a, b]: readonly [number, number, number]): Tone => ({
  L,
  a,
  b,
  chroma: Math.sqrt(a * a + b * b),
});

export const toSpot = (lab: readonly [number, number, number]): Spot => {
  const { L, a, b, chroma } = toTone(lab);
  return { L, a, b, chroma, reach: squaredReach(chroma, b) };
};

/**
 * CIEDE2000, squared (Sharma et al. 2005). Its hue terms are computed from the bisector of the two hues by
 * multiple-angle identities, with square roots only, so that both engines agree.
 */
export const squaredDeltaE00 = (p: Tone, q: Tone): number => {
  const stretch = 1.5 - 0.5 * chromaWeight((p.chroma + q.chroma) * 0.5);
  const pa = p.a * stretch;
  const qa = q.a * stretch;
  const pc = Math.sqrt(pa * pa + p.b * p.b);
  const qc = Math.sqrt(qa * qa + q.b * q.b);
  const meanC = (pc + qc) * 0.5;

  let x = 0;
  let y = 0;
  if (pc > 0) {
    x += pa / pc;
    y += p.b / pc;
  }
  if (qc > 0) {
    x += qa / qc;
    y += q.b / qc;
  }
  const length = Math.sqrt(x * x + y * y);
  const c1 = length > 0 ? x / length : 1;
  const s1 = length > 0 ? y / length : 0;
  const c2 = 2 * c1 * c1 - 1;
  const s2 = 2 * s1 * c1;
  const c3 = c1 * c2 - s1 * s2;
  const s3 = s1 * c2 + c1 * s2;
  const c4 = 2 * c2 * c2 - 1;
  const s4 = 2 * s2 * c2;
  const t =
    1 -
    0.17 * (0.8660254037844387 * c1 + 0.5 * s1) +
    0.24 * c2 +
    0.32 * (0.9945218953682733 * c3 - 0.10452846326765347 * s3) -
    0.2 * (0.45399049973954675 * c4 + 0.8910065241883679 * s4);

  const offset = (p.L + q.L) * 0.5 - 50;
  const square = offset * offset;
  const dL = (q.L - p.L) / (1 + (0.015 * square) / Math.sqrt(20 + square));
  const dC = (qc - pc) / (1 + 0.045 * meanC);
  const chord = 2 * (pc * qc - (pa * qa + p.b * q.b));
  const arc = Math.sqrt(chord > 0 ? chord : 0);
  const dH = (pa * q.b - p.b * qa < 0 ? -arc : arc) / (1 + 0.015 * meanC * t);

  const position = (1 + c1 * COS_275 + s1 * SIN_275) * 512;
  const index = Math.trunc(position);
  const low = TILT[index]!;
  const tilt = low + (position - index) * (TILT[index + 1]! - low);
  const rotation = -2 * chromaWeight(meanC) * tilt;
  return dL * dL + dC * dC + dH * dH + rotation * dC * dH;
};

/** Whether two colors are within ΔE00 2; the cheap bounds come first, with the reach of `taken`. */
export const isClose = (candidate: Spot, taken: Spot): boolean => {
  const dL = candidate.L - taken.L;
  if (dL > LIGHTNESS_REACH || dL < -LIGHTNESS_REACH) return false;
  const da = candidate.a - taken.a;
  const db = candidate.b - taken.b;
  if (da * da + db * db > taken.reach) return false;
  return squaredDeltaE00(candidate, taken) < FLOOR * FLOOR;
};
