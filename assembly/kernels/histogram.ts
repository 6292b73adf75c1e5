// A cell of the 32×32×32 grid is 16 bytes: sums of red, green and blue, and the count of pixels.
// A second table of the same shape holds its vote: candidate, lead, flat groups, flat groups of the candidate.
// Transparent pixels add to 32,768 further cells that nobody reads: no branch, and no clearing either.
const CELLS_END: usize = 32_768 << 4;
const COUNT: usize = 12;

const LEAD: usize = 4;
const FLAT: usize = 8;
const WINS: usize = 12;

// @ts-ignore: decorator
@inline
function isFlat(group: v128): bool {
  return v128.all_true<i32>(v128.eq<i32>(group, v128.shuffle<i32>(group, group, 0, 0, 0, 0)));
}

/** Red, green and blue at 5 bits each, red highest, times the 16 bytes of a cell. */
// @ts-ignore: decorator
@inline
function offsetOf(pixel: u32): usize {
  return ((pixel & 0xf8) << 11) | ((pixel & 0xf800) >> 2) | ((pixel & 0xf80000) >> 15);
}

// @ts-ignore: decorator
@inline
function offsetsOf(group: v128): v128 {
  const red = v128.shl<i32>(v128.and(group, i32x4.splat(0xf8)), 11);
  const green = v128.shr<u32>(v128.and(group, i32x4.splat(0xf800)), 2);
  const blue = v128.shr<u32>(v128.and(group, i32x4.splat(0xf80000)), 15);
  const transparent = v128.andnot(i32x4.splat(<i32>CELLS_END), v128.shr<i32>(group, 31));
  return v128.or(v128.or(red, green), v128.or(blue, transparent));
}

// @ts-ignore: decorator
@inline
function add(cell: usize, amounts: v128): void {
  v128.store(cell, v128.add<i32>(v128.load(cell), amounts));
}

/** Red, green, blue and 1, for a lone pixel. */
// @ts-ignore: decorator
@inline
function amountsOf(pixel: u32): v128 {
  return i32x4(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, 1);
}

/** Boyer and Moore's majority vote, `groups` equal votes at once. */
function vote(entry: usize, color: u32, groups: u32): void {
  store<u32>(entry, load<u32>(entry, FLAT) + groups, FLAT);
  const lead = load<u32>(entry, LEAD);
  if (lead > 0 && load<u32>(entry) == color) {
    store<u32>(entry, lead + groups, LEAD);
  } else if (groups <= lead) {
    store<u32>(entry, lead - groups, LEAD);
  } else {
    store<u32>(entry, color);
    store<u32>(entry, groups - lead, LEAD);
  }
}

/** How many groups from `at` on are the same four pixels, at least one. */
// @ts-ignore: decorator
@inline
function runOf(at: usize, end: usize, group: v128): u32 {
  let next = at + 16;
  while (next < end && v128.all_true<i32>(v128.eq<i32>(v128.load(next), group))) next += 16;
  return <u32>((next - at) >> 4);
}

/** Adds RGBA pixels to cells and votes; both must start cleared. Gives the number of flat groups. */
export function addPixels(cells: usize, votes: usize, source: usize, pixels: usize): u32 {
  const end = source + ((pixels & ~3) << 2);
  let flat: u32 = 0;
  let at = source;
  while (at < end) {
    const group = v128.load(at);
    if (load<u64>(at) == load<u64>(at, 8) && isFlat(group)) {
      const groups = runOf(at, end, group);
      at += groups << 4;
      const pixel = <u32>i32x4.extract_lane(group, 0);
      if (pixel >> 31) {
        const offset = offsetOf(pixel);
        add(cells + offset, v128.mul<i32>(amountsOf(pixel), i32x4.splat(groups << 2)));
        vote(votes + offset, pixel & 0xffffff, groups);
        flat += groups;
      }
      continue;
    }
    const offsets = offsetsOf(group);
    // Alpha has done its part: its byte becomes the 1 that is counted.
    const counted = v128.or(v128.and(group, i32x4.splat(0xffffff)), i32x4.splat(0x1000000));
    const low = i16x8.extend_low_i8x16_u(counted);
    const high = i16x8.extend_high_i8x16_u(counted);
    add(cells + <usize>i32x4.extract_lane(offsets, 0), i32x4.extend_low_i16x8_u(low));
    add(cells + <usize>i32x4.extract_lane(offsets, 1), i32x4.extend_high_i16x8_u(low));
    add(cells + <usize>i32x4.extract_lane(offsets, 2), i32x4.extend_low_i16x8_u(high));
    add(cells + <usize>i32x4.extract_lane(offsets, 3), i32x4.extend_high_i16x8_u(high));
    at += 16;
  }
  for (let i = pixels & ~3; i < pixels; i++) {
    const pixel = load<u32>(source + (i << 2));
    if (pixel >> 31) add(cells + offsetOf(pixel), amountsOf(pixel));
  }
  return flat;
}

/** Whether any cell may be filled by one exact color for more than half, so that `countWins` is needed. */
export function hasMajorities(cells: usize, votes: usize): bool {
  for (let offset: usize = 0; offset < CELLS_END; offset += 16) {
    if (load<u32>(votes + offset, FLAT) << 3 > load<u32>(cells + offset, COUNT)) return true;
  }
  return false;
}

/** Counts the flat groups of each cell's candidate: the vote finds a majority only where there is one. */
export function countWins(votes: usize, source: usize, pixels: usize): void {
  const end = source + ((pixels & ~3) << 2);
  let at = source;
  while (at < end) {
    const group = v128.load(at);
    if (!isFlat(group)) {
      at += 16;
      continue;
    }
    const groups = runOf(at, end, group);
    at += groups << 4;
    const pixel = <u32>i32x4.extract_lane(group, 0);
    const entry = votes + offsetOf(pixel);
    if (pixel >> 31 && load<u32>(entry) == (pixel & 0xffffff)) {
      store<u32>(entry, load<u32>(entry, WINS) + groups, WINS);
    }
  }
}

/** 0xAABBGGRR as it lies in memory → 0xRRGGBB. */
// @ts-ignore: decorator
@inline
function packed(pixel: u32): u32 {
  return ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
}

/** The mean of the cell as 0xRRGGBB, halves rounded up. */
// @ts-ignore: decorator
@inline
function meanOf(cell: usize, count: u32): u32 {
  const sums = v128.load(cell);
  const divisor = f64x2.splat(<f64>count);
  const half = f64x2.splat(0.5);
  const redGreen = f64x2.add(f64x2.div(f64x2.convert_low_i32x4_u(sums), divisor), half);
  const blue = <f64>load<u32>(cell, 8) / <f64>count + 0.5;
  const whole = i32x4.trunc_sat_f64x2_u_zero(redGreen);
  return (i32x4.extract_lane(whole, 0) << 16) | (i32x4.extract_lane(whole, 1) << 8) | <u32>blue;
}

/** Writes the color and the weight of every occupied cell, in ascending order, and gives their number. */
export function writeSummary(cells: usize, votes: usize, colors: usize, weights: usize): u32 {
  let written: usize = 0;
  for (let offset: usize = 0; offset < CELLS_END; offset += 16) {
    const count = load<u32>(cells + offset, COUNT);
    if (count == 0) continue;
    const isMajority = load<u32>(votes + offset, WINS) << 3 > count;
    const color = isMajority ? packed(load<u32>(votes + offset)) : meanOf(cells + offset, count);
    store<u32>(colors + written, color);
    store<u32>(weights + written, count);
    written += 4;
  }
  return <u32>(written >> 2);
}
