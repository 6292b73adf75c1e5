import { LEVELS } from '../tables';
import { SPOT_BYTES, isCloseToAny, storeSpot } from './difference';
import { hslOf } from './hsl';

/** Below this saturation (percent) a hue is noise: such colors share one bucket, and their hues are not compared. */
const HUELESS_BELOW: u32 = 5;
const HUE_BUCKET_DEGREES: u32 = 5;
const HUELESS_BUCKET: u32 = 72;
const BUCKETS: usize = 73;
/** Ranks within a bucket, heaviest first: by the bit length of the weight, offset randomly by up to three. */
const RANKS: u32 = 36;

// A candidate is 32 bytes.
const ORDER: usize = 4;
const SATURATION_LIGHTNESS: usize = 8;
const HUE: usize = 12;
const HAS_HUE: usize = 16;
/** Smallest squared distance to the swatches compared so far; −1 once it is decided. */
const DISTANCE: usize = 20;
const COMPARED: usize = 24;
export const CANDIDATE_BYTES: usize = 32;

export const MAX_TARGET: usize = 1024;

// The chosen swatches, four per vector, two vectors at a time. Unused lanes are far from every color.
const FAR_AWAY: i32 = -90 << 16 | (-90 & 0xffff);
const TAKEN_SATURATION_LIGHTNESS: usize = memory.data(1024 * 4, 16);
const TAKEN_HUE: usize = memory.data(1024 * 4, 16);
const TAKEN_HAS_HUE: usize = memory.data(1024 * 4, 16);
const SPOTS: usize = memory.data(1025 * 40, 16);

const OFFSETS: usize = memory.data((73 * 36 + 1) * 4, 16);
/** Buckets not yet exhausted at this level: the position of the next candidate, and the end of the bucket. */
const OPEN: usize = memory.data(73 * 8, 16);

let state: u32 = 1;

// @ts-ignore: decorator
@inline
function next(): u32 {
  let x = state;
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  state = x;
  return x;
}

function storeCandidate(at: usize, color: u32, weight: u32, chance: u32): void {
  const hsl = hslOf(color);
  const saturation = <u32>hsl & 0xffff;
  const hue = <u32>(hsl >> 32);
  const hasHue = saturation >= HUELESS_BELOW;
  const bucket = hasHue ? hue / HUE_BUCKET_DEGREES : HUELESS_BUCKET;
  store<u32>(at, color);
  store<u32>(at, bucket * RANKS + clz<u32>(weight) + ctz<u32>(chance | 8), ORDER);
  store<u32>(at, <u32>hsl, SATURATION_LIGHTNESS);
  store<u32>(at, hue, HUE);
  store<i32>(at, hasHue ? -1 : 0, HAS_HUE);
  store<i32>(at, i32.MAX_VALUE, DISTANCE);
  store<u32>(at, 0, COMPARED);
}

function shuffle(indexes: usize, count: usize): void {
  for (let i: usize = 0; i < count; i++) store<u32>(indexes + (i << 2), <u32>i);
  for (let i = <u32>count - 1; i > 0; i--) {
    const one = indexes + (<usize>i << 2);
    const other = indexes + (<usize>(next() % (i + 1)) << 2);
    const kept = load<u32>(one);
    store<u32>(one, load<u32>(other));
    store<u32>(other, kept);
  }
}

/** Stable counting sort of the candidates by order; leaves the start of each order in OFFSETS. */
function sort(candidates: usize, count: usize, sorted: usize): void {
  memory.fill(OFFSETS, 0, (BUCKETS * RANKS + 1) << 2);
  const end = candidates + count * CANDIDATE_BYTES;
  for (let at = candidates; at < end; at += CANDIDATE_BYTES) {
    const counter = OFFSETS + (<usize>load<u32>(at, ORDER) << 2);
    store<u32>(counter, load<u32>(counter, 4) + 1, 4);
  }
  let sum: u32 = 0;
  for (let i: usize = 0; i <= BUCKETS * RANKS; i++) {
    sum += load<u32>(OFFSETS + (i << 2));
    store<u32>(OFFSETS + (i << 2), sum);
  }
  for (let at = candidates; at < end; at += CANDIDATE_BYTES) {
    const counter = OFFSETS + (<usize>load<u32>(at, ORDER) << 2);
    const place = load<u32>(counter);
    store<u32>(counter, place + 1);
    const to = sorted + <usize>place * CANDIDATE_BYTES;
    // Not memory.copy: for so few bytes the call takes longer than the copying.
    v128.store(to, v128.load(at));
    v128.store(to, v128.load(at, 16), 16);
  }
}

/** Four squared distances, 50 dh² + 81 (ds² + dl²), from a candidate to the taken swatches at byte `at`. */
// @ts-ignore: decorator
@inline
function squaredDistances(at: usize, saturationLightness: v128, hue: v128, hasHue: v128): v128 {
  const apart = v128.sub<i16>(v128.load(TAKEN_SATURATION_LIGHTNESS + at), saturationLightness);
  const around = v128.abs<i32>(v128.sub<i32>(v128.load(TAKEN_HUE + at), hue));
  const shorter = v128.min<i32>(around, v128.sub<i32>(i32x4.splat(360), around));
  const turn = v128.and(shorter, v128.and(v128.load(TAKEN_HAS_HUE + at), hasHue));
  return v128.add<i32>(
    i32x4.dot_i16x8_s(apart, v128.mul<i16>(apart, i16x8.splat(81))),
    i32x4.dot_i16x8_s(turn, v128.mul<i16>(turn, i16x8.splat(50))),
  );
}

/** Compares a candidate with the swatches chosen since its last try, until the result is known. */
function isApart(candidate: usize, taken: usize, level: i32): bool {
  let distance = load<i32>(candidate, DISTANCE);
  if (distance < level) return false;
  const saturationLightness = v128.load_splat<i32>(candidate, SATURATION_LIGHTNESS);
  const hue = v128.load_splat<i32>(candidate, HUE);
  const hasHue = v128.load_splat<i32>(candidate, HAS_HUE);
  const levels = i32x4.splat(level);
  let least = i32x4.splat(distance);
  let compared = <usize>load<u32>(candidate, COMPARED) & ~7;
  while (compared < taken) {
    const at = compared << 2;
    const one = squaredDistances(at, saturationLightness, hue, hasHue);
    const other = squaredDistances(at + 16, saturationLightness, hue, hasHue);
    least = v128.min<i32>(least, v128.min<i32>(one, other));
    compared += 8;
    if (v128.any_true(v128.lt<i32>(least, levels))) break;
  }
  const half = v128.min<i32>(least, v128.shuffle<i32>(least, least, 2, 3, 0, 1));
  distance = i32x4.extract_lane(v128.min<i32>(half, v128.shuffle<i32>(half, half, 1, 0, 3, 2)), 0);
  store<i32>(candidate, distance, DISTANCE);
  store<u32>(candidate, <u32>min(compared, taken), COMPARED);
  return distance >= level;
}

/** Decides a distant candidate for good: it becomes a swatch, unless it is perceptually too close to one. */
function take(candidate: usize, taken: usize): bool {
  const spot = SPOTS + taken * SPOT_BYTES;
  storeSpot(spot, load<u32>(candidate));
  store<i32>(candidate, -1, DISTANCE);
  if (isCloseToAny(spot, SPOTS, spot)) return false;
  const at = taken << 2;
  store<u32>(TAKEN_SATURATION_LIGHTNESS + at, load<u32>(candidate, SATURATION_LIGHTNESS));
  store<u32>(TAKEN_HUE + at, load<u32>(candidate, HUE));
  store<u32>(TAKEN_HAS_HUE + at, load<u32>(candidate, HAS_HUE));
  return true;
}

function openBuckets(sorted: usize): u32 {
  let open: u32 = 0;
  let start: usize = 0;
  for (let bucket: usize = 1; bucket <= BUCKETS; bucket++) {
    const end = <usize>load<u32>(OFFSETS + ((bucket * RANKS - 1) << 2));
    if (end > start) {
      store<u32>(OPEN + (<usize>open << 3), <u32>(sorted + start * CANDIDATE_BYTES));
      store<u32>(OPEN + (<usize>open << 3), <u32>(sorted + end * CANDIDATE_BYTES), 4);
      open++;
    }
    start = end;
  }
  return open;
}

/** Writes at most `target` colors to `swatches`. `scratch` holds two candidates and an index per color. */
export function sampleSwatches(
  colors: usize,
  weights: usize,
  count: usize,
  target: usize,
  seedState: u32,
  levels: usize,
  scratch: usize,
  swatches: usize,
): u32 {
  if (count == 0) return 0;
  state = seedState;
  const candidates = scratch;
  const sorted = candidates + count * CANDIDATE_BYTES;
  const indexes = sorted + count * CANDIDATE_BYTES;
  shuffle(indexes, count);
  for (let i: usize = 0; i < count; i++) {
    const cell = <usize>load<u32>(indexes + (i << 2)) << 2;
    storeCandidate(candidates + i * CANDIDATE_BYTES, load<u32>(colors + cell), load<u32>(weights + cell), next());
  }
  sort(candidates, count, sorted);
  for (let i: usize = 0; i < MAX_TARGET; i++) store<i32>(TAKEN_SATURATION_LIGHTNESS + (i << 2), FAR_AWAY);

  let taken: usize = 0;
  for (let step: usize = 0; step < levels && taken < target; step++) {
    const level = load<i32>(LEVELS + (step << 2));
    let open = openBuckets(sorted);
    while (open > 0 && taken < target) {
      const bucket = OPEN + (<usize>(next() % open) << 3);
      const end = <usize>load<u32>(bucket, 4);
      let at = <usize>load<u32>(bucket);
      while (at < end && !(isApart(at, taken, level) && take(at, taken))) at += CANDIDATE_BYTES;
      if (at < end) store<u32>(swatches + (taken++ << 2), load<u32>(at));
      at += CANDIDATE_BYTES;
      store<u32>(bucket, <u32>at);
      if (at >= end) store<u64>(bucket, load<u64>(OPEN + (<usize>--open << 3)));
    }
  }
  return <u32>taken;
}
