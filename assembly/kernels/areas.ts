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

/** Adds the bytes of an opaque row to sums of 16 bits, sixteen at a time: reads and writes past the end of the row. */
export function sumRow(row: usize, width: usize, sums: usize): void {
  const end = row + (width << 2);
  for (let at = row; at < end; at += 16, sums += 32) {
    const bytes = v128.load(at);
    v128.store(sums, i16x8.add(v128.load(sums), i16x8.extend_low_i8x16_u(bytes)));
    v128.store(sums, i16x8.add(v128.load(sums, 16), i16x8.extend_high_i8x16_u(bytes)), 16);
  }
}

/**
 * Adds what the opaque rows of an area come to, and clears `sums`. An area is 16 bytes: red, green and blue times alpha,
 * and alpha. `columns` are where the areas begin, and the end of the last one.
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

/** Writes the means of the areas, `rows` high, as RGBA pixels, and clears them. */
export function writeAreas(areas: usize, columns: usize, count: usize, rows: u32, pixels: usize): void {
  for (let area: usize = 0; area < count << 2; area += 4) {
    const sums = areas + (area << 2);
    const alpha = load<u32>(sums, 12);
    const half = alpha >> 1;
    const places = (load<u32>(columns + area, 4) - load<u32>(columns + area)) * rows;
    const pixel =
      alpha == 0
        ? 0
        : ((load<u32>(sums) + half) / alpha) |
          (((load<u32>(sums, 4) + half) / alpha) << 8) |
          (((load<u32>(sums, 8) + half) / alpha) << 16) |
          (((alpha + (places >> 1)) / places) << 24);
    store<u32>(pixels + area, pixel);
  }
  memory.fill(areas, 0, count << 4);
}
