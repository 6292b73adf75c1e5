import type { DeficiencyKind } from '../../color/deficiency';
import { deficiencyTables } from '../deficiencyTables';
import { ENCODE } from '../tables';

const GREEN = 1024;
const BLUE = 2048;

/** 28-bit linear light, clamped, → 16 bits → 8-bit sRGB. */
const encode = (light: number): number => ENCODE[Math.min(Math.max(light, 0), 0xfff_ffff) >> 12]!;

export const simulate = (
  rgba: Uint8Array | Uint8ClampedArray,
  kind: DeficiencyKind,
  into: Uint8ClampedArray<ArrayBuffer> = new Uint8ClampedArray(rgba.length),
): Uint8ClampedArray<ArrayBuffer> => {
  const { high, low } = deficiencyTables(kind);
  for (let i = 0; i + 3 < rgba.length; i += 4) {
    const r = rgba[i]! * 4;
    const g = GREEN + rgba[i + 1]! * 4;
    const b = BLUE + rgba[i + 2]! * 4;
    const table = high[r + 3]! + high[g + 3]! + high[b + 3]! >= 0 ? high : low;
    into[i] = encode(table[r]! + table[g]! + table[b]!);
    into[i + 1] = encode(table[r + 1]! + table[g + 1]! + table[b + 1]!);
    into[i + 2] = encode(table[r + 2]! + table[g + 2]! + table[b + 2]!);
    into[i + 3] = rgba[i + 3]!;
  }
  return into;
};
