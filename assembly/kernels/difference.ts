import { TILT } from '../tables';
import { labOf } from './points';

// The minimum perceptual distance of swatches. A spot is a color with its repeatedly used values, as f64: L, a, b,
// chroma, and the squared distance in a and b beyond which no color is within the minimum.
const A: usize = 8;
const B: usize = 16;
const CHROMA: usize = 24;
const REACH: usize = 32;
export const SPOT_BYTES: usize = 40;

/**
 * Slightly more than ΔE00 2: coordinates are interpolated, and the formula is discontinuous where two hues are
 * opposite.
 */
const FLOOR: f64 = 2.05;
/** S_L is at most 1.75, so a larger difference in lightness alone exceeds the minimum. */
const LIGHTNESS_REACH: f64 = 3.65;
const TWENTY_FIVE_7: f64 = 6103515625;

const COS_275: f64 = 0.08715574274765817;
const SIN_275: f64 = -0.9961946980917455;

// @ts-ignore: decorator
@inline
function chromaWeight(chroma: f64): f64 {
  const square = chroma * chroma;
  const seventh = square * square * square * chroma;
  return sqrt<f64>(seventh / (seventh + TWENTY_FIVE_7));
}

function squaredReach(chroma: f64, b: f64): f64 {
  const stretched = chroma * (1.5 - 0.5 * chromaWeight(0.5 * chroma));
  let reach = FLOOR;
  for (let i = 0; i < 5; i++) {
    const mean = stretched + reach;
    // The rotation term R_T in the blues only applies where b is negative; its sine factor is at most sin 60°.
    const tilt = b < reach ? 0.867 * chromaWeight(mean) : 0.001;
    reach = (FLOOR * (1 + 0.045 * mean)) / sqrt<f64>(1 - tilt);
  }
  return reach * reach;
}

export function storeSpot(spot: usize, color: u32): void {
  const lab = labOf(color);
  const a = <f64>f32x4.extract_lane(lab, 1);
  const b = <f64>f32x4.extract_lane(lab, 2);
  const chroma = sqrt<f64>(a * a + b * b);
  store<f64>(spot, <f64>f32x4.extract_lane(lab, 0));
  store<f64>(spot, a, A);
  store<f64>(spot, b, B);
  store<f64>(spot, chroma, CHROMA);
  store<f64>(spot, squaredReach(chroma, b), REACH);
}

/**
 * Squared CIEDE2000. The hue terms are computed from the hue difference's direction with multiple-angle identities, so
 * that only square roots are needed and both engines compute the same values.
 */
function squaredDeltaE00(p: usize, q: usize): f64 {
  const pb = load<f64>(p, B);
  const qb = load<f64>(q, B);
  const stretch = 1.5 - 0.5 * chromaWeight((load<f64>(p, CHROMA) + load<f64>(q, CHROMA)) * 0.5);
  const pa = load<f64>(p, A) * stretch;
  const qa = load<f64>(q, A) * stretch;
  const pc = sqrt<f64>(pa * pa + pb * pb);
  const qc = sqrt<f64>(qa * qa + qb * qb);
  const meanC = (pc + qc) * 0.5;

  let x: f64 = 0;
  let y: f64 = 0;
  if (pc > 0) {
    x += pa / pc;
    y += pb / pc;
  }
  if (qc > 0) {
    x += qa / qc;
    y += qb / qc;
  }
  const length = sqrt<f64>(x * x + y * y);
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

  const pl = load<f64>(p);
  const ql = load<f64>(q);
  const offset = (pl + ql) * 0.5 - 50;
  const square = offset * offset;
  const dL = (ql - pl) / (1 + (0.015 * square) / sqrt<f64>(20 + square));
  const dC = (qc - pc) / (1 + 0.045 * meanC);
  const chord = 2 * (pc * qc - (pa * qa + pb * qb));
  const arc = sqrt<f64>(chord > 0 ? chord : 0);
  const dH = (pa * qb - pb * qa < 0 ? -arc : arc) / (1 + 0.015 * meanC * t);

  const position = (1 + c1 * COS_275 + s1 * SIN_275) * 512;
  const index = <i32>position;
  const at = TILT + (<usize>index << 2);
  const low = <f64>load<f32>(at);
  const tilt = low + (position - <f64>index) * (<f64>load<f32>(at, 4) - low);
  const rotation = -2 * chromaWeight(meanC) * tilt;
  return dL * dL + dC * dC + dH * dH + rotation * dC * dH;
}

/** Whether the candidate is within ΔE00 2 of any of the consecutive spots from `spots` to `end`. */
export function isCloseToAny(candidate: usize, spots: usize, end: usize): bool {
  const L = load<f64>(candidate);
  const a = load<f64>(candidate, A);
  const b = load<f64>(candidate, B);
  for (let spot = spots; spot < end; spot += SPOT_BYTES) {
    const dL = L - load<f64>(spot);
    if (dL > LIGHTNESS_REACH || dL < -LIGHTNESS_REACH) continue;
    const da = a - load<f64>(spot, A);
    const db = b - load<f64>(spot, B);
    if (da * da + db * db > load<f64>(spot, REACH)) continue;
    if (squaredDeltaE00(candidate, spot) < FLOOR * FLOOR) return true;
  }
  return false;
}
