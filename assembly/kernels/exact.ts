import { weightOf } from './alpha';
import { packed } from './cell';

// A slot of the hash table is 24 bytes: color + 1 (0 where it is free), and two f64, what the color weighs in all and
// in runs, in parts of WHOLE. Alpha is weighed as in picture.ts.
const SLOTS: u32 = 16_384;
const SLOT_BYTES: u32 = 24;
const WEIGHT: usize = 8;
const SOLID: usize = 16;
const MAX_COLORS: u32 = 8192;

/** Counts the colors of a row of RGBA pixels. Gives how many there are so far; more than 8,192 are not counted on. */
export function countColors(table: usize, found: u32, row: usize, width: usize): u32 {
  const end = row + (width << 2);
  let at = row;
  while (at < end) {
    const pixel = load<u32>(at);
    const first = at;
    at += 4;
    while (at < end && load<u32>(at) == pixel) at += 4;
    const weight = weightOf(pixel);
    if (weight == 0) continue;
    const color = packed(pixel);
    let index = (color * 0x9e3779b1) >> 18;
    let slot = table + index * SLOT_BYTES;
    while (load<u32>(slot) != 0 && load<u32>(slot) != color + 1) {
      index = (index + 1) & (SLOTS - 1);
      slot = table + index * SLOT_BYTES;
    }
    if (load<u32>(slot) == 0) {
      found += 1;
      if (found > MAX_COLORS) return found;
      store<u32>(slot, color + 1);
    }
    const pixels = <u32>((at - first) >> 2);
    const sum = <f64>(pixels * weight);
    store<f64>(slot, load<f64>(slot, WEIGHT) + sum, WEIGHT);
    if (pixels >= 3) store<f64>(slot, load<f64>(slot, SOLID) + sum, SOLID);
  }
  return found;
}
