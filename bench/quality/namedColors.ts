import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedRgb } from '../../src/engine/engine';
import { packedToSpot, deltaE } from './quality';

/** A color that at least two of three people named when looking at a photograph. */
export type NamedColor = {
  readonly name: string;
  readonly role: 'main' | 'accent';
  readonly hex: string;
};

/** A palette covers a named color if one of its own lies within this ΔE00. */
const FOUND_WITHIN = 12;

/** By file name without extension; null if the folder has no such data. */
export const loadNamedColors = (): Record<string, NamedColor[]> | null => {
  const file = join(process.env['HUELOOM_MEDIA'] ?? '', 'named-colors.json');
  if (!process.env['HUELOOM_MEDIA'] || !existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, NamedColor[]>;
};

const packedOf = (hex: string): PackedRgb => Number.parseInt(hex.slice(1), 16);

/** The named colors that a palette covers. */
export const foundIn = (named: readonly NamedColor[], palette: readonly PackedRgb[]): NamedColor[] => {
  const spots = palette.map(packedToSpot);
  return named.filter(({ hex }) => {
    const spot = packedToSpot(packedOf(hex));
    return spots.some((other) => deltaE(spot, other) <= FOUND_WITHIN);
  });
};
