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

/** In 64ths of a code; `matrix` is `shortMatrix` of src/engine/picturePlanes.ts. Eight pixels at a time. */
export function yuvRow(luma: usize, cb: usize, cr: usize, matrix: usize, count: usize, pixels: usize): void {
  const black = v128.load_splat<i16>(matrix);
  const light = v128.load_splat<i16>(matrix, 4);
  const crToR = v128.load_splat<i16>(matrix, 8);
  const cbToG = v128.load_splat<i16>(matrix, 12);
  const crToG = v128.load_splat<i16>(matrix, 16);
  const cbToB = v128.load_splat<i16>(matrix, 20);
  const middle = i16x8.splat(128);
  const half = i16x8.splat(32);
  const opaque = i16x8.splat(255);
  for (let at: usize = 0; at < count; at += 8) {
    const y = i16x8.shl(i16x8.sub(v128.load_ext<u8>(luma + at), black), 7);
    const grey = i16x8.add(i16x8.q15mulr_sat_s(y, light), half);
    const blueness = i16x8.shl(i16x8.sub(v128.load_ext<u8>(cb + at), middle), 8);
    const redness = i16x8.shl(i16x8.sub(v128.load_ext<u8>(cr + at), middle), 8);
    const r = i16x8.add_sat_s(grey, i16x8.q15mulr_sat_s(redness, crToR));
    const g = i16x8.sub(
      i16x8.sub(grey, i16x8.q15mulr_sat_s(blueness, cbToG)),
      i16x8.q15mulr_sat_s(redness, crToG),
    );
    const b = i16x8.add_sat_s(grey, i16x8.q15mulr_sat_s(blueness, cbToB));
    const redBlue = i8x16.narrow_i16x8_u(i16x8.shr_s(r, 6), i16x8.shr_s(b, 6));
    const greenAlpha = i8x16.narrow_i16x8_u(i16x8.shr_s(g, 6), opaque);
    const redGreen = v128.shuffle<u8>(redBlue, greenAlpha, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    const blueAlpha = v128.shuffle<u8>(redBlue, greenAlpha, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    const to = pixels + (at << 2);
    v128.store(to, v128.shuffle<i16>(redGreen, blueAlpha, 0, 8, 1, 9, 2, 10, 3, 11));
    v128.store(to, v128.shuffle<i16>(redGreen, blueAlpha, 4, 12, 5, 13, 6, 14, 7, 15), 16);
  }
}
