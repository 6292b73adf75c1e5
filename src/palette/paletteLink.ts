import { formatHex } from '../color/format';
import { PALETTE_MAX, PALETTE_MIN } from '../color/paletteSize';
import { parseHex } from '../color/parse';
import type { Palette } from '../color/types';
import { PATHS } from '../domain/paths';
import type { NamedPalette } from './namedPalette';
import { nameColor } from './nameColor';
import { cleanPaletteName } from './paletteName';

/** Parses a palette link: 'none' without a `c`, 'invalid' if it is not 2 to 9 hex colors. Never throws. */
export const parsePaletteLink = (
  search: string,
): { palette: Palette; name: string | null } | { problem: 'none' | 'invalid' } => {
  const params = new URLSearchParams(search);
  const list = params.get('c');
  if (list === null) return { problem: 'none' };
  // One extra part is enough to detect a list that is too long.
  const parts = list.split('-', PALETTE_MAX + 1);
  const palette = parts.map(parseHex).filter((color) => color !== null);
  const isWhole = palette.length === parts.length;
  if (!isWhole || palette.length < PALETTE_MIN || palette.length > PALETTE_MAX) return { problem: 'invalid' };
  const names = params.getAll('label');
  return {
    palette: palette.map((color, i) => nameColor(color, names[i])),
    name: cleanPaletteName(params.get('n') ?? ''),
  };
};

/**
 * The query of a palette's address, without the '?': 'c=0d9488-f5f5f4-1c1917&n=Teal'. If colors have given names, there
 * is a `label` for each color up to the last of those: 'c=0d9488-f5f5f4&label=Primary'.
 */
export const paletteLink = (palette: Palette, name?: string | null): string => {
  const params = new URLSearchParams({
    c: palette.map((color) => formatHex(color).slice(1).toLowerCase()).join('-'),
  });
  const cleaned = cleanPaletteName(name ?? '');
  if (cleaned) params.set('n', cleaned);
  const named = palette.slice(0, palette.findLastIndex((color) => color.name !== undefined) + 1);
  for (const color of named) params.append('label', color.name ?? '');
  return params.toString();
};

/** The builder's path with a palette in it, for sharing and for other tabs. */
export const builderAddress = ({ colors, name }: NamedPalette): string =>
  `${PATHS.builder}?${paletteLink(colors, name)}`;
