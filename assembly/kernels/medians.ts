const MAX_CENTERS: usize = 9;
/** Weiszfeld's weights grow without bound near a center: distances are clamped to at least this. */
const NEAREST: f32 = 0.5;
/** Total squared movement of all centers at which the iteration stops. */
const SETTLED: f32 = 0.001;

/** Sums of a round: one set of centers per lane, so that no addition depends on the previous one. */
const SUMS: usize = memory.data(4 * 9 * 16, 16);

// @ts-ignore: decorator
@inline
function squaredDistance(at: usize, stride: usize, center: usize): v128 {
  const l = f32x4.sub(v128.load(at), v128.load_splat<f32>(center));
  const a = f32x4.sub(v128.load(at + stride), v128.load_splat<f32>(center, 4));
  const b = f32x4.sub(v128.load(at + stride * 2), v128.load_splat<f32>(center, 8));
  return f32x4.add(f32x4.add(f32x4.mul(l, l), f32x4.mul(a, a)), f32x4.mul(b, b));
}

// @ts-ignore: decorator
@inline
function strideOf(count: usize): usize {
  return ((count + 3) & ~3) << 2;
}

// @ts-ignore: decorator
@inline
function sumOfLanes(v: v128): f32 {
  return (
    f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3))
  );
}

function indexOfLargest(scores: usize, end: usize): usize {
  let best: usize = 0;
  for (let at: usize = 4; at < end; at += 4) {
    if (load<f32>(scores + at) > load<f32>(scores + best)) best = at;
  }
  return best >> 2;
}

function indexAtFraction(scores: usize, end: usize, fraction: f32): usize {
  let total: f32 = 0;
  for (let at: usize = 0; at < end; at += 4) total += load<f32>(scores + at);
  let rest: f32 = fraction * total;
  for (let at: usize = 0; at < end; at += 4) {
    const score = load<f32>(scores + at);
    rest -= score;
    if (rest <= 0 && score > 0) return at >> 2;
  }
  return indexOfLargest(scores, end);
}

/**
 * Chooses center `index` among the points. With a negative `fraction`, it is the point with the largest weight ×
 * squared distance to the earlier centers, else the point at that fraction of the cumulative weight × distance. With
 * `isFlat`, weights are replaced by their square roots. `scratch` holds two f32 per point.
 */
export function seedCenter(
  points: usize,
  count: usize,
  centers: usize,
  index: usize,
  fraction: f32,
  isFlat: bool,
  scratch: usize,
): void {
  const stride = strideOf(count);
  const served = scratch + stride;
  for (let at: usize = 0; at < stride; at += 16) {
    let score = v128.load(points + stride * 3 + at);
    if (isFlat) score = f32x4.sqrt(score);
    if (index > 0) {
      let distance = squaredDistance(points + at, stride, centers + ((index - 1) << 4));
      if (index > 1) distance = f32x4.min(v128.load(served + at), distance);
      v128.store(served + at, distance);
      score = f32x4.mul(score, fraction < 0 ? distance : f32x4.sqrt(distance));
    }
    v128.store(scratch + at, score);
  }
  const chosen = fraction < 0 ? indexOfLargest(scratch, stride) : indexAtFraction(scratch, stride, fraction);
  v128.store(centers + (index << 4), v128.load(points + (stride << 2) + (chosen << 4)));
}

/**
 * Assigns every point to its nearest center and sums the points by Weiszfeld weight. Returns the total weighted
 * distance.
 */
function sumPulls(points: usize, stride: usize, centers: usize, count: usize): f32 {
  memory.fill(SUMS, 0, 4 * MAX_CENTERS << 4);
  const end = centers + (count << 4);
  let costs = f32x4.splat(0);
  for (let at: usize = 0; at < stride; at += 16) {
    let best = squaredDistance(points + at, stride, centers);
    let nearest = i32x4.splat(0);
    let offset: i32 = 16;
    for (let center = centers + 16; center < end; center += 16) {
      const distance = squaredDistance(points + at, stride, center);
      nearest = v128.bitselect(i32x4.splat(offset), nearest, f32x4.lt(distance, best));
      best = f32x4.pmin(best, distance);
      offset += 16;
    }
    const weight = v128.load(points + stride * 3 + at);
    const distance = f32x4.sqrt(best);
    costs = f32x4.add(costs, f32x4.mul(weight, distance));
    const pulls = f32x4.div(weight, f32x4.max(distance, f32x4.splat(NEAREST)));
    const vectors = points + (stride << 2) + (at << 2);

    let sum = SUMS + <usize>i32x4.extract_lane(nearest, 0);
    let pull = v128.shuffle<f32>(pulls, pulls, 0, 0, 0, 0);
    v128.store(sum, f32x4.add(v128.load(sum), f32x4.mul(v128.load(vectors), pull)));
    sum = SUMS + <usize>i32x4.extract_lane(nearest, 1);
    pull = v128.shuffle<f32>(pulls, pulls, 1, 1, 1, 1);
    v128.store(sum, f32x4.add(v128.load(sum, 144), f32x4.mul(v128.load(vectors, 16), pull)), 144);
    sum = SUMS + <usize>i32x4.extract_lane(nearest, 2);
    pull = v128.shuffle<f32>(pulls, pulls, 2, 2, 2, 2);
    v128.store(sum, f32x4.add(v128.load(sum, 288), f32x4.mul(v128.load(vectors, 32), pull)), 288);
    sum = SUMS + <usize>i32x4.extract_lane(nearest, 3);
    pull = v128.shuffle<f32>(pulls, pulls, 3, 3, 3, 3);
    v128.store(sum, f32x4.add(v128.load(sum, 432), f32x4.mul(v128.load(vectors, 48), pull)), 432);
  }
  return sumOfLanes(costs);
}

/** Moves each center to the mean of its points by Weiszfeld weight. Returns the total squared movement. */
function moveCenters(centers: usize, count: usize): f32 {
  let moved: f32 = 0;
  for (let j: usize = 0; j < count; j++) {
    const at = SUMS + (j << 4);
    const sum = f32x4.add(
      f32x4.add(v128.load(at), v128.load(at, 144)),
      f32x4.add(v128.load(at, 288), v128.load(at, 432)),
    );
    const pull = f32x4.extract_lane(sum, 3);
    if (pull == 0) continue;
    const center = centers + (j << 4);
    const to = f32x4.div(sum, f32x4.splat(pull));
    const step = f32x4.sub(to, v128.load(center));
    const square = f32x4.mul(step, step);
    moved += f32x4.extract_lane(square, 0);
    moved += f32x4.extract_lane(square, 1);
    moved += f32x4.extract_lane(square, 2);
    v128.store(center, to);
  }
  return moved;
}

/** Weighted k-medians by Weiszfeld's algorithm. Returns the summed weight × distance before the last move. */
export function refine(points: usize, pointCount: usize, centers: usize, count: usize, rounds: i32): f32 {
  let cost: f32 = 0;
  for (let round = 0; round < rounds; round++) {
    cost = sumPulls(points, strideOf(pointCount), centers, count);
    if (moveCenters(centers, count) < SETTLED) break;
  }
  return cost;
}

/** The point nearest to a center, the first one of several. Its distance is stored in the center's fourth lane. */
export function nearestPoint(points: usize, count: usize, center: usize): u32 {
  const stride = strideOf(count);
  let best = f32x4.splat(Infinity);
  let nearest = i32x4.splat(0);
  let indexes = i32x4(0, 1, 2, 3);
  for (let at: usize = 0; at < stride; at += 16) {
    const distance = squaredDistance(points + at, stride, center);
    nearest = v128.bitselect(indexes, nearest, f32x4.lt(distance, best));
    best = f32x4.pmin(best, distance);
    indexes = i32x4.add(indexes, i32x4.splat(4));
  }
  const low = f32x4.min(best, v128.shuffle<f32>(best, best, 2, 3, 0, 1));
  const least = f32x4.min(low, v128.shuffle<f32>(low, low, 1, 0, 3, 2));
  store<f32>(center, sqrt<f32>(f32x4.extract_lane(least, 0)), 12);
  const none = i32x4.splat(-1);
  const ties = v128.bitselect(nearest, none, f32x4.eq(best, least));
  const first = v128.min<u32>(ties, v128.shuffle<i32>(ties, ties, 2, 3, 0, 1));
  return <u32>i32x4.extract_lane(v128.min<u32>(first, v128.shuffle<i32>(first, first, 1, 0, 3, 2)), 0);
}

/** Adds the weight of every point to the count of its nearest target, the first one of several. */
export function countNearest(
  points: usize,
  count: usize,
  weights: usize,
  targets: usize,
  targetCount: usize,
  counts: usize,
): void {
  const stride = strideOf(count);
  const end = targets + (targetCount << 4);
  for (let at: usize = 0; at < stride; at += 16) {
    let best = f32x4.splat(Infinity);
    let nearest = i32x4.splat(0);
    let offset: i32 = 0;
    for (let target = targets; target < end; target += 16) {
      const distance = squaredDistance(points + at, stride, target);
      nearest = v128.bitselect(i32x4.splat(offset), nearest, f32x4.lt(distance, best));
      best = f32x4.pmin(best, distance);
      offset += 4;
    }
    for (let i: usize = 0; i < 4 && (at >> 2) + i < count; i++) {
      // The indexes are stored to memory, because a lane can only be addressed by a constant.
      v128.store(SUMS, nearest);
      const total = counts + <usize>load<u32>(SUMS + (i << 2));
      store<u32>(total, load<u32>(total) + load<u32>(weights + at + (i << 2)));
    }
  }
}
