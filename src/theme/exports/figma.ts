import type { Color } from '../../color/types';
import { PURE } from '../themeScales';
import type { Theme } from '../theme';
import { kebab } from './names';
import { themeTokens, type PrimitiveName } from './themeTokens';

const LIGHT = '1:0';
const DARK = '1:1';

const value = ({ rgb: { r, g, b } }: Color) => ({ r: r / 255, g: g / 255, b: b / 255, a: 1 });

/** The path of a variable, by which others refer to it. */
const path = ({ scale, key }: PrimitiveName): string => (scale === null ? key : `${scale}/${key}`);

const alias = (name: PrimitiveName) => ({ type: 'VARIABLE_ALIAS', id: `VariableID:${path(name)}` });

const variable = (name: string, valuesByMode: Readonly<Record<string, unknown>>) => ({
  id: `VariableID:${name}`,
  name,
  type: 'COLOR',
  valuesByMode,
  scopes: ['ALL_SCOPES'],
});

/** A collection of variables with two modes, as Figma's plugins that import and export variables write it. */
export const figmaVariables = (theme: Theme): string => {
  const { title, primitives, roles } = themeTokens(theme);
  const both = (color: Color) => ({ [LIGHT]: value(color), [DARK]: value(color) });
  const collection = {
    name: title,
    modes: { [LIGHT]: 'Light', [DARK]: 'Dark' },
    variables: [
      ...primitives.map((one) => variable(path(one), { [LIGHT]: value(one.light), [DARK]: value(one.dark) })),
      variable('white', both(PURE.white)),
      variable('black', both(PURE.black)),
      ...roles.map(({ role, light, dark }) =>
        variable(`role/${kebab(role)}`, { [LIGHT]: alias(light), [DARK]: alias(dark) }),
      ),
    ],
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
};
