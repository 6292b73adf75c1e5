import { Ajv } from 'ajv';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { themeTokens } from '../../src/theme/exports/themeTokens';
import { shadcnValues } from '../../src/theme/exports/shadcn';
import { THEME_MODES } from '../../src/theme/theme';
import { fileOf, LAGOON, THEMES } from './colorsOfTheme';
import { WIDE_THEME } from './wideThemes';

const VARIABLES = { type: 'object', additionalProperties: { type: 'string' } };

/** What the schema of registry items says of one that has variables alone. */
const isItem = new Ajv().compile({
  type: 'object',
  required: ['$schema', 'name', 'type', 'cssVars'],
  additionalProperties: false,
  properties: {
    $schema: { const: 'https://ui.shadcn.com/schema/registry-item.json' },
    name: { type: 'string', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' },
    type: { const: 'registry:theme' },
    title: { type: 'string' },
    cssVars: {
      type: 'object',
      required: ['light', 'dark'],
      additionalProperties: false,
      properties: { light: VARIABLES, dark: VARIABLES },
    },
    css: { type: 'object', additionalProperties: { type: 'object', additionalProperties: VARIABLES } },
    meta: { type: 'object' },
  },
});

type Variables = Readonly<Record<string, string>>;
type Item = {
  cssVars: { light: Variables; dark: Variables };
  css?: Record<string, Record<string, Variables>>;
};

const itemOf = (theme: Parameters<typeof fileOf>[0]): Item =>
  JSON.parse(fileOf(theme, 'shadcn-registry', 'theme.json')) as Item;

describe('an item of a registry of shadcn/ui', () => {
  it.each([...THEMES, ['that is wide', WIDE_THEME] as const])(
    'keeps to the schema, with the values of globals.css: a theme %s',
    (_, theme) => {
      const item = itemOf(theme);
      expect(isItem(item)).toBe(true);
      for (const mode of THEME_MODES)
        expect(Object.entries(item.cssVars[mode])).toEqual(shadcnValues(themeTokens(theme), mode));
    },
  );

  it('has the wide colors of globals.css in the same rules, and none for a theme of sRGB', () => {
    const wanted: [string, string, string][] = [];
    postcss.parse(fileOf(WIDE_THEME, 'shadcn', 'globals.css')).walkAtRules('media', (media) =>
      media.walkDecls(({ prop, value, parent }) => {
        wanted.push([parent instanceof postcss.Rule ? parent.selector : '', prop, value]);
      }),
    );
    const rules = itemOf(WIDE_THEME).css?.['@media (color-gamut: p3)'] ?? {};
    const found = Object.entries(rules).flatMap(([selector, variables]) =>
      Object.entries(variables).map(([name, value]) => [selector, name, value]),
    );
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual(wanted);
    expect(itemOf(LAGOON).css).toBeUndefined();
  });
});
