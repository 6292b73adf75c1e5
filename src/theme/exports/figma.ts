import { rgbToP3 } from '../../color/cssSpaces';
import type { Gamut } from '../../color/gamut';
import type { Color, P3 } from '../../color/types';
import { PURE } from '../themeScales';
import type { Theme } from '../theme';
import { kebab } from './names';
import { themeTokens, type PrimitiveName } from './themeTokens';

const LIGHT = '1:0';
const DARK = '1:1';

type Numbers = { readonly r: number; readonly g: number; readonly b: number; readonly a: number };

const srgb = ({ rgb: { r, g, b } }: Color): Numbers => ({ r: r / 255, g: g / 255, b: b / 255, a: 1 });

/** As many decimals as wide colors have elsewhere. */
const short = (channel: number): number => Number(channel.toFixed(5));

/** A Display P3 document reads the numbers of all colors as P3, also of those in sRGB. */
const displayP3 = ({ rgb }: Color, wide: P3 | null): Numbers => {
  if (wide) return { r: wide.p3r, g: wide.p3g, b: wide.p3b, a: 1 };
  const { r, g, b } = rgbToP3(rgb);
  return { r: short(r), g: short(g), b: short(b), a: 1 };
};

/** The path of a variable, which aliases refer to. */
const path = ({ scale, key }: PrimitiveName): string => (scale === null ? key : `${scale}/${key}`);

const alias = (name: PrimitiveName) => ({ type: 'VARIABLE_ALIAS', id: `VariableID:${path(name)}` });

const variable = (name: string, valuesByMode: Readonly<Record<string, unknown>>) => ({
  id: `VariableID:${name}`,
  name,
  type: 'COLOR',
  valuesByMode,
  scopes: ['ALL_SCOPES'],
});

/**
 * A collection of variables with two modes, in the format of Figma plugins for import and export. A color is three
 * numbers, which Figma reads in the document's color profile.
 *
 * @param profile the document's color profile
 */
export const figmaVariables = (theme: Theme, profile: Gamut): string => {
  const { title, primitives, roles } = themeTokens(theme);
  const value = (color: Color, wide: P3 | null): Numbers =>
    profile === 'p3' ? displayP3(color, wide) : srgb(color);
  const both = (color: Color) => ({ [LIGHT]: value(color, null), [DARK]: value(color, null) });
  const collection = {
    name: title,
    modes: { [LIGHT]: 'Light', [DARK]: 'Dark' },
    variables: [
      ...primitives.map((one) =>
        variable(path(one), {
          [LIGHT]: value(one.light, one.wide.light),
          [DARK]: value(one.dark, one.wide.dark),
        }),
      ),
      variable('white', both(PURE.white)),
      variable('black', both(PURE.black)),
      ...roles.map(({ role, light, dark }) =>
        variable(`role/${kebab(role)}`, { [LIGHT]: alias(light), [DARK]: alias(dark) }),
      ),
    ],
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
};
