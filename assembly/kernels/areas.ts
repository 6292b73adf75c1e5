/** Whether every alpha of a row is 255. */
export function isOpaque(row: usize, width: usize): bool {
  const end = row + (width << 2);
  const groups = row + ((width & ~3) << 2);
  let all = i32x4.splat(-1);
  let at = row;
  for (; at < groups; at += 16) all = v128.and(all, v128.load(at));
  let one: u32 = 0xff000000;
  for (; at < end; at += 4) one &= load<u32>(at);
  return v128.all_true<i32>(v128.ge<u32>(all, i32x4.splat(<i32>0xff000000))) && one == 0xff000000;
}

/** Adds the bytes of an opaque row to 16-bit sums, sixteen at a time: reads and writes past the end of the row. */
export function sumRow(row: usize, width: usize, sums: usize): void {
  const end = row + (width << 2);
  for (let at = row; at < end; at += 16, sums += 32) {
    const bytes = v128.load(at);
    v128.store(sums, i16x8.add(v128.load(sums), i16x8.extend_low_i8x16_u(bytes)));
    v128.store(sums, i16x8.add(v128.load(sums, 16), i16x8.extend_high_i8x16_u(bytes)), 16);
  }
}

/**
 * Interleaves the sums of opaque rows, whose red, green and blue are `plane` bytes apart, into pixel order: reads and
 * writes past their end.
 */
export function joinSums(planes: usize, plane: usize, width: usize, rows: u32, sums: usize): void {
  const alpha = i16x8.splat(<i16>(rows * 255));
  for (let at: usize = 0; at < width << 1; at += 16) {
    const red = v128.load(planes + at);
    const green = v128.load(planes + plane + at);
    const blue = v128.load(planes + 2 * plane + at);
    const lowGreen = v128.shuffle<i16>(red, green, 0, 8, 1, 9, 2, 10, 3, 11);
    const highGreen = v128.shuffle<i16>(red, green, 4, 12, 5, 13, 6, 14, 7, 15);
    const lowAlpha = v128.shuffle<i16>(blue, alpha, 0, 8, 1, 9, 2, 10, 3, 11);
    const highAlpha = v128.shuffle<i16>(blue, alpha, 4, 12, 5, 13, 6, 14, 7, 15);
    const to = sums + (at << 2);
    v128.store(to, v128.shuffle<i32>(lowGreen, lowAlpha, 0, 4, 1, 5));
    v128.store(to, v128.shuffle<i32>(lowGreen, lowAlpha, 2, 6, 3, 7), 16);
    v128.store(to, v128.shuffle<i32>(highGreen, highAlpha, 0, 4, 1, 5), 32);
    v128.store(to, v128.shuffle<i32>(highGreen, highAlpha, 2, 6, 3, 7), 48);
  }
}

/**
 * Adds the sums of opaque rows to their areas, and clears `sums`. An area is 16 bytes: red, green and blue times alpha,
 * and alpha. `columns` holds the start of each area, and the end of the last one.
 */
export function addSums(sums: usize, columns: usize, count: usize, areas: usize): void {
  const alpha = i32x4(255, 255, 255, 1);
  let at = sums;
  for (let area: usize = 0; area < count << 2; area += 4) {
    const end = sums + (<usize>load<u32>(columns + area, 4) << 3);
    let sum = i32x4.splat(0);
    for (; at < end; at += 8) sum = i32x4.add(sum, v128.load_ext<u16>(at));
    const to = areas + (area << 2);
    v128.store(to, i32x4.add(v128.load(to), i32x4.mul(sum, alpha)));
  }
  memory.fill(sums, 0, at - sums);
}

/** Adds a row of RGBA pixels of any alpha to the areas. */
export function addWeighed(row: usize, columns: usize, count: usize, areas: usize): void {
  let at = row;
  for (let area: usize = 0; area < count << 2; area += 4) {
    const end = row + (<usize>load<u32>(columns + area, 4) << 2);
    let sum = i32x4.splat(0);
    for (; at < end; at += 4) {
      const pixel = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at)));
      const alpha = i32x4.replace_lane(v128.shuffle<i32>(pixel, pixel, 3, 3, 3, 3), 3, 1);
      sum = i32x4.add(sum, i32x4.mul(pixel, alpha));
    }
    const to = areas + (area << 2);
    v128.store(to, i32x4.add(v128.load(to), sum));
  }
}

/** Rounds half up, in integers: quotients of 32-bit integers are exact in f64, where division is faster. */
// @ts-ignore: decorator
@inline
function meansOf(sums: v128, half: f64, divisor: f64): v128 {
  const parts = f64x2.add(f64x2.convert_low_i32x4_u(sums), f64x2.splat(half));
  return i32x4.trunc_sat_f64x2_u_zero(f64x2.div(parts, f64x2.splat(divisor)));
}

/** Writes the means of the areas, which are `rows` high, as RGBA pixels, and clears the areas. */
export function writeAreas(areas: usize, columns: usize, count: usize, rows: u32, pixels: usize): void {
  for (let area: usize = 0; area < count << 2; area += 4) {
    const sums = v128.load(areas + (area << 2));
    const alpha = <u32>i32x4.extract_lane(sums, 3);
    const places = (load<u32>(columns + area, 4) - load<u32>(columns + area)) * rows;
    let pixel: u32 = 0;
    if (alpha > 0) {
      const redGreen = meansOf(sums, <f64>(alpha >> 1), <f64>alpha);
      const blue = meansOf(v128.shuffle<i32>(sums, sums, 2, 3, 2, 3), <f64>(alpha >> 1), <f64>alpha);
      const opacity = alpha == places * 255 ? 255 : (alpha + (places >> 1)) / places;
      pixel =
        i32x4.extract_lane(redGreen, 0) |
        (i32x4.extract_lane(redGreen, 1) << 8) |
        (i32x4.extract_lane(blue, 0) << 16) |
        (opacity << 24);
    }
    store<u32>(pixels + area, pixel);
  }
  memory.fill(areas, 0, count << 4);
}
