// Convert rows of a decoded picture's planes to rows of RGBA pixels. All of them read and write up to sixteen pixels
// past the end of the row.

/** RGBX, BGRA and similar formats of four bytes per pixel. */
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

/**
 * Chroma at eight positions, as u16: three parts of the near row and one of the far one. Past the end of the row the
 * last value is repeated.
 */
// @ts-ignore: decorator
@inline
function blendAt(near: usize, far: usize, at: usize, count: usize, last: v128): v128 {
  if (at >= count) return last;
  const sums = i16x8.add(
    i16x8.mul(v128.load_ext<u8>(near + at), i16x8.splat(3)),
    v128.load_ext<u8>(far + at),
  );
  if (at + 8 <= count) return sums;
  const isInside = i16x8.lt_s(i16x8(0, 1, 2, 3, 4, 5, 6, 7), i16x8.splat(<i16>(count - at)));
  return v128.bitselect(sums, last, isInside);
}

// @ts-ignore: decorator
@inline
function blendOf(near: usize, far: usize, at: usize): v128 {
  return i16x8.splat(3 * <i16>load<u8>(near + at) + <i16>load<u8>(far + at));
}

/** Writes eight pixels of luma and chroma, 0–255 in 16 bits, as RGBA; adds red, green and blue to three 16-bit sums. */
// @ts-ignore: decorator
@inline
function writeEight(luma: v128, cb: v128, cr: v128, matrix: usize, pixels: usize, sums: usize, plane: usize): void {
  const half = i16x8.splat(32);
  const y = i16x8.shl(i16x8.sub(luma, v128.load_splat<i16>(matrix)), 7);
  const gray = i16x8.add(i16x8.q15mulr_sat_s(y, v128.load_splat<i16>(matrix, 4)), half);
  const blueness = i16x8.shl(i16x8.sub(cb, i16x8.splat(128)), 8);
  const redness = i16x8.shl(i16x8.sub(cr, i16x8.splat(128)), 8);
  const r = i16x8.add_sat_s(gray, i16x8.q15mulr_sat_s(redness, v128.load_splat<i16>(matrix, 8)));
  const g = i16x8.sub(
    i16x8.sub(gray, i16x8.q15mulr_sat_s(blueness, v128.load_splat<i16>(matrix, 12))),
    i16x8.q15mulr_sat_s(redness, v128.load_splat<i16>(matrix, 16)),
  );
  const b = i16x8.add_sat_s(gray, i16x8.q15mulr_sat_s(blueness, v128.load_splat<i16>(matrix, 20)));
  const redBlue = i8x16.narrow_i16x8_u(i16x8.shr_s(r, 6), i16x8.shr_s(b, 6));
  const greenAlpha = i8x16.narrow_i16x8_u(i16x8.shr_s(g, 6), i16x8.splat(255));
  const redGreen = v128.shuffle<u8>(redBlue, greenAlpha, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const blueAlpha = v128.shuffle<u8>(redBlue, greenAlpha, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  v128.store(pixels, v128.shuffle<i16>(redGreen, blueAlpha, 0, 8, 1, 9, 2, 10, 3, 11));
  v128.store(pixels, v128.shuffle<i16>(redGreen, blueAlpha, 4, 12, 5, 13, 6, 14, 7, 15), 16);
  add16(sums, i16x8.extend_low_i8x16_u(redBlue));
  add16(sums + plane, i16x8.extend_low_i8x16_u(greenAlpha));
  add16(sums + 2 * plane, i16x8.extend_high_i8x16_u(redBlue));
}

// @ts-ignore: decorator
@inline
function add16(at: usize, amounts: v128): void {
  v128.store(at, i16x8.add(v128.load(at), amounts));
}

/**
 * A row with one chroma value per two pixels, sited between them: a pixel takes three parts of its own value and one of
 * the neighbor on its side. `matrix` is `shortMatrix` of src/engine/picturePlanes.ts; products are in 1/64 of a code value.
 * The three sums are `plane` bytes apart.
 */
export function halvedRow(
  luma: usize,
  cb: usize,
  farCb: usize,
  cr: usize,
  farCr: usize,
  matrix: usize,
  width: usize,
  pixels: usize,
  sums: usize,
  plane: usize,
): void {
  const count = (width + 1) >> 1;
  const eight = i16x8.splat(8);
  const three = i16x8.splat(3);
  const lastBlue = blendOf(cb, farCb, count - 1);
  const lastRed = blendOf(cr, farCr, count - 1);
  let leftBlue = blendOf(cb, farCb, 0);
  let leftRed = blendOf(cr, farCr, 0);
  let blue = blendAt(cb, farCb, 0, count, lastBlue);
  let red = blendAt(cr, farCr, 0, count, lastRed);
  for (let at: usize = 0; at < count; at += 8) {
    const rightBlue = blendAt(cb, farCb, at + 8, count, lastBlue);
    const rightRed = blendAt(cr, farCr, at + 8, count, lastRed);
    const ownBlue = i16x8.add(i16x8.mul(blue, three), eight);
    const ownRed = i16x8.add(i16x8.mul(red, three), eight);
    const evenBlue = i16x8.shr_u(i16x8.add(ownBlue, v128.shuffle<i16>(leftBlue, blue, 7, 8, 9, 10, 11, 12, 13, 14)), 4);
    const oddBlue = i16x8.shr_u(i16x8.add(ownBlue, v128.shuffle<i16>(blue, rightBlue, 1, 2, 3, 4, 5, 6, 7, 8)), 4);
    const evenRed = i16x8.shr_u(i16x8.add(ownRed, v128.shuffle<i16>(leftRed, red, 7, 8, 9, 10, 11, 12, 13, 14)), 4);
    const oddRed = i16x8.shr_u(i16x8.add(ownRed, v128.shuffle<i16>(red, rightRed, 1, 2, 3, 4, 5, 6, 7, 8)), 4);
    const lumas = v128.load(luma + (at << 1));
    writeEight(
      i16x8.extend_low_i8x16_u(lumas),
      v128.shuffle<i16>(evenBlue, oddBlue, 0, 8, 1, 9, 2, 10, 3, 11),
      v128.shuffle<i16>(evenRed, oddRed, 0, 8, 1, 9, 2, 10, 3, 11),
      matrix,
      pixels + (at << 3),
      sums + (at << 2),
      plane,
    );
    writeEight(
      i16x8.extend_high_i8x16_u(lumas),
      v128.shuffle<i16>(evenBlue, oddBlue, 4, 12, 5, 13, 6, 14, 7, 15),
      v128.shuffle<i16>(evenRed, oddRed, 4, 12, 5, 13, 6, 14, 7, 15),
      matrix,
      pixels + (at << 3) + 32,
      sums + (at << 2) + 16,
      plane,
    );
    leftBlue = blue;
    leftRed = red;
    blue = rightBlue;
    red = rightRed;
  }
}

/** A row with one chroma value per pixel. */
export function fullRow(
  luma: usize,
  cb: usize,
  cr: usize,
  matrix: usize,
  width: usize,
  pixels: usize,
  sums: usize,
  plane: usize,
): void {
  for (let at: usize = 0; at < width; at += 8) {
    writeEight(
      v128.load_ext<u8>(luma + at),
      v128.load_ext<u8>(cb + at),
      v128.load_ext<u8>(cr + at),
      matrix,
      pixels + (at << 2),
      sums + (at << 1),
      plane,
    );
  }
}
