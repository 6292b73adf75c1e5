import { isDark, isFaint, WHOLE } from './alpha';
import { add, addGroup, amountsOf, CELLS, isFlat, offsetOf, offsetsOf, runOf } from './cell';

// A picture is read row by row. Pixels that count as one are summed in cells of 32 bits, and those cells are folded
// into totals of four f64 before they overflow. Fainter pixels are added to the totals directly, in parts of WHOLE;
// dark ones among them to a second table of totals behind the first.
const TOTALS: usize = CELLS << 5;

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
  if (pixel >> 24 >= WHOLE) add(cells + offsetOf(pixel), amountsOf(pixel));
  else addFaint(totals, pixel);
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
      add(cells + offset, v128.mul<i32>(amountsOf(pixel), i32x4.splat(groups << 2)));
      vote(votes + offset, pixel & 0xffffff, groups);
      continue;
    }
    addGroup(cells, group, offsetsOf(group));
    at += 16;
  }
  for (const last = row + (width << 2); at < last; at += 4) addPixel(cells, totals, load<u32>(at));
}

/** Moves what the cells hold into the totals, and clears the cells. */
export function foldCells(cells: usize, totals: usize): void {
  const whole = f64x2.splat(<f64>WHOLE);
  for (let offset: usize = 0; offset < CELLS << 4; offset += 16) {
    const sums = v128.load(cells + offset);
    if (!v128.any_true(sums)) continue;
    const at = totals + (offset << 1);
    const blueCount = v128.shuffle<i32>(sums, sums, 2, 3, 2, 3);
    v128.store(at, f64x2.add(v128.load(at), f64x2.mul(f64x2.convert_low_i32x4_u(sums), whole)));
    v128.store(at, f64x2.add(v128.load(at, 16), f64x2.mul(f64x2.convert_low_i32x4_u(blueCount), whole)), 16);
    v128.store(cells + offset, i32x4.splat(0));
  }
}
