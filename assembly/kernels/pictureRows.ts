// Rows of a decoded picture's planes become rows of RGBA pixels. All read and write past the end of the row, up to
// sixteen pixels.

/** RGBX, BGRA and their kin, four bytes a pixel. */
export function swapRow(source: usize, count: usize, isBlueFirst: bool, isOpaque: bool, pixels: usize): void {
  const alpha = i32x4.splat(isOpaque ? <i32>0xff000000 : 0);
  for (let at: usize = 0; at < count << 2; at += 16) {
    const group = v128.or(v128.load(source + at), alpha);
    v128.store(
      pixels + at,
      isBlueFirst ? v128.shuffle<u8>(group, group, 2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15) : group,
    );
  }
}

/** Three parts of the near row of chroma and one of the far one, as u16, with the edge values repeated on both sides. */
export function blendRows(near: usize, far: usize, count: usize, sums: usize): void {
  const three = i16x8.splat(3);
  for (let at: usize = 0; at < count; at += 8) {
    const sum = i16x8.add(i16x8.mul(v128.load_ext<u8>(near + at), three), v128.load_ext<u8>(far + at));
    v128.store(sums + (at << 1), sum);
  }
  const end = sums + (count << 1);
  store<u16>(sums - 2, load<u16>(sums));
  store<u16>(end, load<u16>(end - 2));
}

/** Two values for each of the sums: chroma sits between two pixels, so each has three parts of it and one of the next. */
export function spreadRow(sums: usize, count: usize, chroma: usize): void {
  const three = i16x8.splat(3);
  const half = i16x8.splat(8);
  for (let at: usize = 0; at < count << 1; at += 16) {
    const own = i16x8.add(i16x8.mul(v128.load(sums + at), three), half);
    const left = i16x8.shr_u(i16x8.add(own, v128.load(sums + at - 2)), 4);
    const right = i16x8.shr_u(i16x8.add(own, v128.load(sums + at + 2)), 4);
    v128.store(chroma + at, v128.or(left, i16x8.shl(right, 8)));
  }
}

/** `matrix` is in parts of 8,192: black, luma, red of Cr, green of Cb and of Cr (both negative), blue of Cb; six i32. */
export function yuvRow(luma: usize, cb: usize, cr: usize, matrix: usize, count: usize, pixels: usize): void {
  const black = i16x8.splat(<i16>load<i32>(matrix));
  const light = load<i32>(matrix, 4) & 0xffff;
  const toRed = i32x4.splat(light | (load<i32>(matrix, 8) << 16));
  const toGreen = i32x4.splat(light | (load<i32>(matrix, 12) << 16));
  const lessGreen = i32x4.splat(load<i32>(matrix, 16) << 16);
  const toBlue = i32x4.splat(light | (load<i32>(matrix, 20) << 16));
  const middle = i16x8.splat(128);
  const half = i32x4.splat(4096);
  const opaque = i8x16.splat(-1);
  for (let at: usize = 0; at < count; at += 8) {
    const y = i16x8.sub(v128.load_ext<u8>(luma + at), black);
    const blueness = i16x8.sub(v128.load_ext<u8>(cb + at), middle);
    const redness = i16x8.sub(v128.load_ext<u8>(cr + at), middle);
    const blues = v128.shuffle<i16>(y, blueness, 0, 8, 1, 9, 2, 10, 3, 11);
    const bluesHigh = v128.shuffle<i16>(y, blueness, 4, 12, 5, 13, 6, 14, 7, 15);
    const reds = v128.shuffle<i16>(y, redness, 0, 8, 1, 9, 2, 10, 3, 11);
    const redsHigh = v128.shuffle<i16>(y, redness, 4, 12, 5, 13, 6, 14, 7, 15);
    const r = i16x8.narrow_i32x4_s(
      i32x4.shr_s(i32x4.add(i32x4.dot_i16x8_s(reds, toRed), half), 13),
      i32x4.shr_s(i32x4.add(i32x4.dot_i16x8_s(redsHigh, toRed), half), 13),
    );
    const g = i16x8.narrow_i32x4_s(
      i32x4.shr_s(
        i32x4.add(i32x4.add(i32x4.dot_i16x8_s(blues, toGreen), i32x4.dot_i16x8_s(reds, lessGreen)), half),
        13,
      ),
      i32x4.shr_s(
        i32x4.add(i32x4.add(i32x4.dot_i16x8_s(bluesHigh, toGreen), i32x4.dot_i16x8_s(redsHigh, lessGreen)), half),
        13,
      ),
    );
    const b = i16x8.narrow_i32x4_s(
      i32x4.shr_s(i32x4.add(i32x4.dot_i16x8_s(blues, toBlue), half), 13),
      i32x4.shr_s(i32x4.add(i32x4.dot_i16x8_s(bluesHigh, toBlue), half), 13),
    );
    const redGreen = i8x16.narrow_i16x8_u(r, g);
    const blueAlpha = v128.shuffle<u8>(i8x16.narrow_i16x8_u(b, b), opaque, 0, 1, 2, 3, 4, 5, 6, 7, 16, 16, 16, 16, 16, 16, 16, 16);
    const to = pixels + (at << 2);
    v128.store(to, v128.shuffle<u8>(redGreen, blueAlpha, 0, 8, 16, 24, 1, 9, 17, 25, 2, 10, 18, 26, 3, 11, 19, 27));
    v128.store(to, v128.shuffle<u8>(redGreen, blueAlpha, 4, 12, 20, 28, 5, 13, 21, 29, 6, 14, 22, 30, 7, 15, 23, 31), 16);
  }
}
