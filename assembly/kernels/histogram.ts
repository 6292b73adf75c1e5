import { add, addGroup, amountsOf, CELLS, isFlat, offsetOf, offsetsOf, packed, runOf } from './cell';

// A cell of the 32×32×32 grid is 16 bytes: sums of red, green and blue, and the count of pixels.
// A second table of the same shape holds its vote: candidate, lead, flat groups, flat groups of the candidate.
// Transparent pixels are added to 32,768 further cells that are never read: this needs no branch and no clearing.
const CELLS_END: usize = CELLS << 4;
const COUNT: usize = 12;

const LEAD: usize = 4;
const FLAT: usize = 8;
const WINS: usize = 12;

/** Boyer–Moore majority vote, with `groups` equal votes at once. */
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

/** Adds RGBA pixels to cells and votes; both must be cleared before. Returns the number of flat groups. */
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
    const offsets = v128.or(offsetsOf(group), v128.andnot(i32x4.splat(<i32>CELLS_END), v128.shr<i32>(group, 31)));
    addGroup(cells, group, offsets);
    at += 16;
  }
  for (let i = pixels & ~3; i < pixels; i++) {
    const pixel = load<u32>(source + (i << 2));
    if (pixel >> 31) add(cells + offsetOf(pixel), amountsOf(pixel));
  }
  return flat;
}

/** Whether one exact color may fill more than half of any cell, so that `countWins` is needed. */
export function hasMajorities(cells: usize, votes: usize): bool {
  for (let offset: usize = 0; offset < CELLS_END; offset += 16) {
    if (load<u32>(votes + offset, FLAT) << 3 > load<u32>(cells + offset, COUNT)) return true;
  }
  return false;
}

/** Counts the flat groups of each cell's candidate: the vote returns a candidate even if there is no majority. */
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

/** Writes the color and the weight of every occupied cell, in ascending order, and returns their number. */
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
