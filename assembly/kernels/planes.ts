/** Byte offsets in the matrix, which is six i32 in 16.16 fixed point. */
const BLACK: usize = 0;
const LUMA: usize = 4;
const CR_TO_R: usize = 8;
const CB_TO_G: usize = 12;
const CR_TO_G: usize = 16;
const CB_TO_B: usize = 20;

/**
 * Sums of every luma in a row, its neighbor at offset `right` and the two at offset `below`, as u16. Works on sixteen
 * at a time: reads and writes past the end of the row.
 */
export function sumLumas(luma: usize, right: usize, below: usize, count: usize, sums: usize): void {
  for (let at: usize = 0; at < count; at += 16) {
    const a = v128.load(luma + at);
    const b = v128.load(luma + at + right);
    const c = v128.load(luma + at + below);
    const d = v128.load(luma + at + below + right);
    const low = i16x8.add(
      i16x8.add(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b)),
      i16x8.add(i16x8.extend_low_i8x16_u(c), i16x8.extend_low_i8x16_u(d)),
    );
    const high = i16x8.add(
      i16x8.add(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b)),
      i16x8.add(i16x8.extend_high_i8x16_u(c), i16x8.extend_high_i8x16_u(d)),
    );
    v128.store(sums + (at << 1), low);
    v128.store(sums + (at << 1), high, 16);
  }
}

/**
 * Writes a row of RGBA pixels, four at a time, from the luma sums at each of `columns`, padded to a multiple of four,
 * and the chroma values there, which are `1 << shift` bytes apart.
 */
export function rowToPixels(
  sums: usize,
  cb: usize,
  cr: usize,
  shift: usize,
  columns: usize,
  count: usize,
  matrix: usize,
  pixels: usize,
): void {
  const black = i32x4.splat(load<i32>(matrix, BLACK) << 2);
  const scale = v128.load_splat<i32>(matrix, LUMA);
  const crToR = v128.load_splat<i32>(matrix, CR_TO_R);
  const cbToG = v128.load_splat<i32>(matrix, CB_TO_G);
  const crToG = v128.load_splat<i32>(matrix, CR_TO_G);
  const cbToB = v128.load_splat<i32>(matrix, CB_TO_B);
  const half = i32x4.splat(32_768);
  const middle = i32x4.splat(128);
  const opaque = i32x4.splat(255);
  for (let at: usize = 0; at < count << 2; at += 16) {
    const x0 = <usize>load<u32>(columns + at);
    const x1 = <usize>load<u32>(columns + at, 4);
    const x2 = <usize>load<u32>(columns + at, 8);
    const x3 = <usize>load<u32>(columns + at, 12);
    const sum = i32x4(
      load<u16>(sums + (x0 << 1)),
      load<u16>(sums + (x1 << 1)),
      load<u16>(sums + (x2 << 1)),
      load<u16>(sums + (x3 << 1)),
    );
    const c0 = (x0 >> 1) << shift;
    const c1 = (x1 >> 1) << shift;
    const c2 = (x2 >> 1) << shift;
    const c3 = (x3 >> 1) << shift;
    const blue = i32x4.sub(i32x4(load<u8>(cb + c0), load<u8>(cb + c1), load<u8>(cb + c2), load<u8>(cb + c3)), middle);
    const red = i32x4.sub(i32x4(load<u8>(cr + c0), load<u8>(cr + c1), load<u8>(cr + c2), load<u8>(cr + c3)), middle);
    const light = i32x4.add(i32x4.shr_s(i32x4.mul(i32x4.sub(sum, black), scale), 2), half);
    const r = i32x4.add(light, i32x4.mul(red, crToR));
    const g = i32x4.sub(light, i32x4.add(i32x4.mul(blue, cbToG), i32x4.mul(red, crToG)));
    const b = i32x4.add(light, i32x4.mul(blue, cbToB));
    const low = i16x8.narrow_i32x4_s(i32x4.shr_s(r, 16), i32x4.shr_s(g, 16));
    const high = i16x8.narrow_i32x4_s(i32x4.shr_s(b, 16), opaque);
    const planar = i8x16.narrow_i16x8_u(low, high);
    v128.store(
      pixels + at,
      v128.shuffle<u8>(planar, planar, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15),
    );
  }
}
