import { formatHex } from '../../color/format';
import type { Color, P3 } from '../../color/types';
import { PURE } from '../themeScales';
import type { ThemeMode } from '../theme';
import { kebab, primitiveId } from './names';
import type { PrimitiveName, ThemeTokens } from './themeTokens';

export type Json = {
  readonly [key: string]: Json | string | number | boolean | readonly (string | number | Json)[];
};

/**
 * How a dialect of token files writes a token; `variable` is its CSS variable without dashes, `wide` its wide color or
 * null.
 */
export type TokenWriter = {
  readonly color: (color: Color, variable: string, wide: P3 | null) => Json;
  /** `reference` is the same in every dialect: '{color.teal.600}'. */
  readonly alias: (reference: string, variable: string) => Json;
};

const reference = ({ scale, key }: PrimitiveName): string =>
  scale === null ? `{color.${key}}` : `{color.${scale}.${key}}`;

/** The tokens of one mode: scales in the group `color`, roles in the group `role` as aliases to them. */
export const tokenTree = (
  { primitives, roles }: ThemeTokens,
  mode: ThemeMode,
  write: TokenWriter,
): { readonly color: Json; readonly role: Json } => {
  const scales = [...new Set(primitives.map(({ scale }) => scale))];
  const groups = scales.map((scale): [string, Json] => [
    scale,
    Object.fromEntries(
      primitives
        .filter((one) => one.scale === scale)
        .map((one) => [one.key, write.color(one[mode], primitiveId(one), one.wide[mode])]),
    ),
  ]);
  return {
    color: Object.fromEntries([
      ...groups,
      ['white', write.color(PURE.white, 'white', null)],
      ['black', write.color(PURE.black, 'black', null)],
    ]),
    role: Object.fromEntries(
      roles.map(({ role, [mode]: alias }) => [kebab(role), write.alias(reference(alias), kebab(role))]),
    ),
  };
};

const fraction = (channel: number): number => Number((channel / 255).toFixed(4));

export const hexValue = (color: Color): string => formatHex(color).toLowerCase();

/** Red, green and blue as fractions, and as hex. */
export const srgbValue = (color: Color) => ({
  colorSpace: 'srgb',
  components: [color.rgb.r, color.rgb.g, color.rgb.b].map(fraction),
  hex: hexValue(color),
});

/** Display P3, and the hex of its sRGB fallback. */
export const wideValue = ({ p3r, p3g, p3b }: P3, fallback: Color) => ({
  colorSpace: 'display-p3',
  components: [p3r, p3g, p3b],
  hex: hexValue(fallback),
});

export const writtenJson = (json: Json): string => `${JSON.stringify(json, null, 2)}\n`;
