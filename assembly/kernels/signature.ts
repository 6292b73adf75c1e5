// The layout is that of src/engine/frameSignature.ts; the steps are explained in src/engine/reference/signFrame.ts.
import { LAB_CURVE, XYZ_BLUE, XYZ_GREEN, XYZ_RED } from '../tables';

const COLUMNS: u32 = 8;
const ROWS: u32 = 6;
const CELLS: usize = 48;
const STEPS_L: i32 = 6;
const STEPS_AB: i32 = 12;
/** Histograms of 6, 12 and 12 bins as u32: no frame has more than 2^24 pixels. */
const SUMS_A: usize = 6 << 2;
const SUMS_B: usize = 18 << 2;
const STEPS: usize = 30;
const DETAIL_ACROSS: usize = 78;
const DETAIL_DOWN: usize = 79;

const L_SCALE: f32 = 15.36;
const CHROMA_SCALE: f32 = 32;
const CHROMA_RANGE: f32 = 48;
const STRONG: f32 = 40;

/** CIELAB's nonlinearity applied to X, Y and Z in lanes 0 to 2, interpolated like `labOf`. */
// @ts-ignore: decorator
@inline
function curves(light: v128): v128 {
  const position = f32x4.mul(light, f32x4.splat(4096));
  const index = i32x4.trunc_sat_f32x4_s(position);
  const rest = f32x4.sub(position, f32x4.convert_i32x4_s(index));
  const x = LAB_CURVE + (<usize>i32x4.extract_lane(index, 0) << 2);
  const y = LAB_CURVE + (<usize>i32x4.extract_lane(index, 1) << 2);
  const z = LAB_CURVE + (<usize>i32x4.extract_lane(index, 2) << 2);
  const xy = v128.load_lane<u64>(y, v128.load_zero<u64>(x), 1);
  const last = v128.load_zero<u64>(z);
  const low = v128.shuffle<f32>(xy, last, 0, 2, 4, 6);
  const high = v128.shuffle<f32>(xy, last, 1, 3, 5, 7);
  return f32x4.add(low, f32x4.mul(rest, f32x4.sub(high, low)));
}

/** Positions of a pixel's L, a and b in the bins of their histograms, in units of 1/256 bin, in lanes 0 to 2. */
// @ts-ignore: decorator
@inline
function placesOf(pixel: usize): v128 {
  const red = v128.load(XYZ_RED + (<usize>load<u8>(pixel) << 4));
  const green = v128.load(XYZ_GREEN + (<usize>load<u8>(pixel, 1) << 4));
  const blue = v128.load(XYZ_BLUE + (<usize>load<u8>(pixel, 2) << 4));
  const xyz = curves(f32x4.add(f32x4.add(red, green), blue));
  // y, x − y and y − z.
  const parts = f32x4.sub(
    v128.shuffle<f32>(xyz, xyz, 1, 0, 1, 3),
    v128.shuffle<f32>(f32x4.splat(0), xyz, 0, 5, 6, 3),
  );
  const lab = f32x4.sub(f32x4.mul(parts, f32x4(116, 500, 200, 0)), f32x4(16, 0, 0, 0));
  // Lightness is not compressed.
  const most = f32x4(1024, STRONG, STRONG, 0);
  const near = f32x4.max(f32x4.min(lab, most), f32x4.neg(most));
  const bent = f32x4.add(near, f32x4.mul(f32x4.sub(lab, near), f32x4.splat(0.25)));
  const position = f32x4.mul(f32x4.add(bent, f32x4(0, CHROMA_RANGE, CHROMA_RANGE, 0)), f32x4(L_SCALE, CHROMA_SCALE, CHROMA_SCALE, 0));
  const place = i32x4.trunc_sat_f32x4_s(f32x4.sub(position, f32x4.splat(128)));
  const last = i32x4((STEPS_L - 1) << 8, (STEPS_AB - 1) << 8, (STEPS_AB - 1) << 8, 0);
  return i32x4.max_s(i32x4.min_s(place, last), i32x4.splat(0));
}

/** Adds to both bins next to a value in one 64-bit addition; past the last bin nothing is added. */
// @ts-ignore: decorator
@inline
function countIn(sums: usize, place: i32): void {
  const at = sums + (<usize>(place >> 8) << 2);
  const rest = <u64>(place & 255);
  store<u64>(at, load<u64>(at) + (rest << 32) + 256 - rest);
}

/** Counts every other pixel, in a checkerboard pattern, and returns their number. */
function countColors(pixels: usize, width: u32, height: u32, sums: usize): u32 {
  let counted: u32 = 0;
  for (let y: u32 = 0; y < height; y++) {
    const row = pixels + (<usize>(y * width) << 2);
    for (let x = y & 1; x < width; x += 2, counted++) {
      const places = placesOf(row + (<usize>x << 2));
      countIn(sums, i32x4.extract_lane(places, 0));
      countIn(sums + SUMS_A, i32x4.extract_lane(places, 1));
      countIn(sums + SUMS_B, i32x4.extract_lane(places, 2));
    }
  }
  return counted;
}

/** Writes the luma of every pixel as a byte, four at a time: reads and writes past the end. */
function toLumas(pixels: usize, count: usize, lumas: usize): void {
  const weights = i16x8(54, 183, 19, 0, 54, 183, 19, 0);
  const half = i32x4.splat(128);
  for (let at: usize = 0; at < count; at += 4) {
    const four = v128.load(pixels + (at << 2));
    const low = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(four), weights);
    const high = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(four), weights);
    const redGreen = v128.shuffle<i32>(low, high, 0, 2, 4, 6);
    const blue = v128.shuffle<i32>(low, high, 1, 3, 5, 7);
    const luma = v128.shr<u32>(i32x4.add(i32x4.add(redGreen, blue), half), 8);
    const bytes = v128.shuffle<u8>(luma, luma, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12);
    store<u32>(lumas + at, i32x4.extract_lane(bytes, 0));
  }
}

function meanOf(lumas: usize, width: u32, left: u32, right: u32, top: u32, bottom: u32): u8 {
  let sum: u32 = 0;
  for (let y = top; y < bottom; y++) {
    const end = lumas + <usize>(y * width + right);
    for (let at = lumas + <usize>(y * width + left); at < end; at++) sum += load<u8>(at);
  }
  const count = (right - left) * (bottom - top);
  return <u8>((sum + (count >> 1)) / count);
}

/** Sum of the squared differences of two rows of bytes. */
function squaresOf(first: usize, second: usize, count: usize): u64 {
  let sums = i32x4.splat(0);
  const groups = count & ~7;
  for (let at: usize = 0; at < groups; at += 8) {
    const difference = i16x8.sub(v128.load_ext<u8>(first + at), v128.load_ext<u8>(second + at));
    sums = i32x4.add(sums, i32x4.dot_i16x8_s(difference, difference));
  }
  let squares = <u64>i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1);
  squares += <u64>i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3);
  for (let at = groups; at < count; at++) {
    const difference = <i32>load<u8>(first + at) - load<u8>(second + at);
    squares += difference * difference;
  }
  return squares;
}

function detailOf(squares: u64, count: u32): u8 {
  if (count == 0) return 0;
  return <u8>min<f64>(255, floor<f64>(sqrt<f64>(<f64>(squares * 16) / <f64>count) + 0.5));
}

/** Writes the 80 bytes of an RGBA frame. `sums` are 124 cleared bytes, `lumas` one byte per pixel and 3 more. */
export function signFrame(
  pixels: usize,
  width: u32,
  height: u32,
  sums: usize,
  lumas: usize,
  signature: usize,
): void {
  toLumas(pixels, <usize>(width * height), lumas);
  for (let row: u32 = 0; row < ROWS; row++) {
    const top = (row * height) / ROWS;
    const bottom = max<u32>(top + 1, ((row + 1) * height) / ROWS);
    for (let column: u32 = 0; column < COLUMNS; column++) {
      const left = (column * width) / COLUMNS;
      const right = max<u32>(left + 1, ((column + 1) * width) / COLUMNS);
      const mean = meanOf(lumas, width, left, right, top, bottom);
      store<u8>(signature + row * COLUMNS + column, mean);
    }
  }
  const counted = countColors(pixels, width, height, sums);
  for (let step: usize = 0; step < STEPS; step++) {
    const sum = <u64>load<u32>(sums + (step << 2));
    const part = (sum * 255 + <u64>counted * 128) / (<u64>counted * 256);
    store<u8>(signature + CELLS + step, <u8>part);
  }
  let across: u64 = 0;
  let down: u64 = 0;
  for (let y: u32 = 0; y < height; y++) {
    const row = lumas + <usize>(y * width);
    across += squaresOf(row, row + 1, width - 1);
    if (y + 1 < height) down += squaresOf(row, row + width, width);
  }
  store<u8>(signature, detailOf(across, (width - 1) * height), DETAIL_ACROSS);
  store<u8>(signature, detailOf(down, width * (height - 1)), DETAIL_DOWN);
}
