import { isDark, isFaint, WHOLE } from './alpha';
import { add, amountsOf, CELLS, isFlat, offsetOf, runOf } from './cell';

// A picture is read row by row. Pixels that count as one are summed in cells of 32 bits, and those cells are folded
// into totals of four f64 before they overflow. Fainter pixels are added to the totals directly, in parts of WHOLE;
// dark ones among them to a second table of totals behind the first.
const TOTALS: usize = CELLS << 5;

// Neighbors mostly fall into one cell, and each would wait for the sum of the one before. So a cell has four sums side by
// side, one for each of four pixels, of 16 bytes each: red, green, blue and the count.
const CELLS_END: usize = CELLS << 6;

// A vote is 16 bytes: candidate, lead, groups of the candidate since it took the lead.
const LEAD: usize = 4;
const WINS: usize = 8;

/** Boyer and Moore's majority vote, `groups` equal votes at once. */
function vote(entry: usize, color: u32, groups: u32): void {
  const lead = load<u32>(entry, LEAD);
  if (lead > 0 && load<u32>(entry) == color) {
    store<u32>(entry, lead + groups, LEAD);
    store<u32>(entry, load<u32>(entry, WINS) + groups, WINS);
  } else if (groups <= lead) {
    store<u32>(entry, lead - groups, LEAD);
  } else {
    const before = load<u32>(entry) == color ? load<u32>(entry, WINS) : 0;
    store<u32>(entry, color);
    store<u32>(entry, groups - lead, LEAD);
    store<u32>(entry, before + groups - lead, WINS);
  }
}

function addFaint(totals: usize, pixel: u32): void {
  if (isFaint(pixel)) return;
  const alpha = pixel >> 24;
  const red = pixel & 255;
  const green = (pixel >> 8) & 255;
  const blue = (pixel >> 16) & 255;
  const at = totals + (offsetOf(pixel) << 1) + (isDark(pixel) ? TOTALS : 0);
  v128.store(at, f64x2.add(v128.load(at), f64x2(<f64>(red * alpha), <f64>(green * alpha))));
  v128.store(at, f64x2.add(v128.load(at, 16), f64x2(<f64>(blue * alpha), <f64>alpha)), 16);
}

// @ts-ignore: decorator
@inline
function addPixel(cells: usize, totals: usize, pixel: u32): void {
  if (pixel >> 24 >= WHOLE) add(cells + (offsetOf(pixel) << 2), amountsOf(pixel));
  else addFaint(totals, pixel);
}

/** Red, green and blue at 5 bits each, red highest, times the 64 bytes of a cell. */
// @ts-ignore: decorator
@inline
function cellsOf(group: v128): v128 {
  const red = v128.shl<i32>(v128.and(group, i32x4.splat(0xf8)), 13);
  const green = v128.and(group, i32x4.splat(0xf800));
  const blue = v128.shr<u32>(v128.and(group, i32x4.splat(0xf80000)), 13);
  return v128.or(v128.or(red, green), blue);
}

/** Adds four pixels, each to a sum of its own. */
// @ts-ignore: decorator
@inline
function addFour(cells: usize, group: v128): void {
  const offsets = cellsOf(group);
  // Alpha has done its part: its byte becomes the 1 that is counted.
  const counted = v128.or(v128.and(group, i32x4.splat(0xffffff)), i32x4.splat(0x1000000));
  const low = i16x8.extend_low_i8x16_u(counted);
  const high = i16x8.extend_high_i8x16_u(counted);
  const first = cells + <usize>i32x4.extract_lane(offsets, 0);
  const second = cells + <usize>i32x4.extract_lane(offsets, 1);
  const third = cells + <usize>i32x4.extract_lane(offsets, 2);
  const fourth = cells + <usize>i32x4.extract_lane(offsets, 3);
  add(first, i32x4.extend_low_i16x8_u(low));
  v128.store(second, i32x4.add(v128.load(second, 16), i32x4.extend_high_i16x8_u(low)), 16);
  v128.store(third, i32x4.add(v128.load(third, 32), i32x4.extend_low_i16x8_u(high)), 32);
  v128.store(fourth, i32x4.add(v128.load(fourth, 48), i32x4.extend_high_i16x8_u(high)), 48);
}

/** Adds a row of RGBA pixels; all tables must start cleared. An opaque row is not asked for its alpha. */
export function addRow(
  cells: usize,
  votes: usize,
  totals: usize,
  row: usize,
  width: usize,
  isOpaque: bool,
): void {
  const end = row + ((width & ~3) << 2);
  const whole = i32x4.splat(<i32>(WHOLE << 24));
  let at = row;
  while (at < end) {
    const group = v128.load(at);
    if (!isOpaque && !v128.all_true<i32>(v128.ge<u32>(group, whole))) {
      for (const next = at + 16; at < next; at += 4) addPixel(cells, totals, load<u32>(at));
      continue;
    }
    if (load<u64>(at) == load<u64>(at, 8) && isFlat(group)) {
      const groups = runOf(at, end, group);
      at += groups << 4;
      const pixel = <u32>i32x4.extract_lane(group, 0);
      const offset = offsetOf(pixel);
      add(cells + (offset << 2), v128.mul<i32>(amountsOf(pixel), i32x4.splat(groups << 2)));
      vote(votes + offset, pixel & 0xffffff, groups);
      continue;
    }
    addFour(cells, group);
    at += 16;
  }
  for (const last = row + (width << 2); at < last; at += 4) addPixel(cells, totals, load<u32>(at));
}

/** Moves what the cells hold into the totals, and clears the cells. */
export function foldCells(cells: usize, totals: usize): void {
  const whole = f64x2.splat(<f64>WHOLE);
  for (let offset: usize = 0; offset < CELLS_END; offset += 64) {
    const first = i32x4.add(v128.load(cells + offset), v128.load(cells + offset, 16));
    const sums = i32x4.add(first, i32x4.add(v128.load(cells + offset, 32), v128.load(cells + offset, 48)));
    if (!v128.any_true(sums)) continue;
    const at = totals + (offset >> 1);
    const blueCount = v128.shuffle<i32>(sums, sums, 2, 3, 2, 3);
    v128.store(at, f64x2.add(v128.load(at), f64x2.mul(f64x2.convert_low_i32x4_u(sums), whole)));
    v128.store(at, f64x2.add(v128.load(at, 16), f64x2.mul(f64x2.convert_low_i32x4_u(blueCount), whole)), 16);
    memory.fill(cells + offset, 0, 64);
  }
}
