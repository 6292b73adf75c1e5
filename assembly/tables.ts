// Filled once by the host, with the bytes of src/engine/tables.ts. The offsets are those of that file.
const TABLES: usize = memory.data(0x2_40_00, 16);

/** u8[65536]: linear light → sRGB. */
export const ENCODE: usize = TABLES;
/** f32x4[3][256]: what a value of red, green, blue adds to X, Y, Z. */
export const XYZ_RED: usize = TABLES + 0x1_00_00;
export const XYZ_GREEN: usize = TABLES + 0x1_10_00;
export const XYZ_BLUE: usize = TABLES + 0x1_20_00;
export const LAB_CURVE: usize = TABLES + 0x1_30_00;
export const LIGHTNESS: usize = TABLES + 0x1_80_00;
export const STRETCH: usize = TABLES + 0x1_90_00;
export const COMPRESS: usize = TABLES + 0x1_a0_00;
export const TILT: usize = TABLES + 0x1_b0_00;
export const LEVELS: usize = TABLES + 0x1_d0_00;
export const SALIENCE: usize = TABLES + 0x1_d4_00;
/** i32x4[3][256], twice: the simulated deficiency, high side then low side. */
export const HIGH_RED: usize = TABLES + 0x1_e0_00;
export const HIGH_GREEN: usize = TABLES + 0x1_f0_00;
export const HIGH_BLUE: usize = TABLES + 0x2_00_00;
export const LOW_RED: usize = TABLES + 0x2_10_00;
export const LOW_GREEN: usize = TABLES + 0x2_20_00;
export const LOW_BLUE: usize = TABLES + 0x2_30_00;

export function tables(): usize {
  return TABLES;
}

// @ts-ignore: decorator
@inline
export function interpolate(table: usize, position: f32): f32 {
  const index = <i32>position;
  const at = table + (<usize>index << 2);
  const low = load<f32>(at);
  return low + (position - <f32>index) * (load<f32>(at, 4) - low);
}
