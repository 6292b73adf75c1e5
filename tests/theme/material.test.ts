import { argbFromHex, Contrast, Hct, MaterialDynamicColors } from '@material/material-color-utilities';
import fc from 'fast-check';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { kebab } from '../../src/theme/exports/names';
import { materialScheme } from '../../src/theme/exports/material';
import { THEME_FORMATS } from '../../src/theme/exports/themeFormats';
import { THEME_MODES } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { themeArbitrary } from './arbitraries';
import { resolvedVariables } from './resolvedVariables';

const THEME = themeFromPalette(['#0D9488', '#F59E0B', '#7C3AED'].map(colorFromHex), null, 'Lagoon');
const FILES = new Map(
  THEME_FORMATS.find(({ id }) => id === 'material')
    ?.files(THEME)
    .map(({ path, text }) => [path, text]),
);

/** Each area that has text, or an icon, of its own. */
const PAIRS = [
  'primary',
  'secondary',
  'tertiary',
  'error',
  'primaryContainer',
  'secondaryContainer',
  'tertiaryContainer',
  'errorContainer',
  'background',
  'surface',
  'surfaceVariant',
];
const onOf = (name: string): string => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The names that Material's own library has for the colors of a scheme. */
const materialNames = (): string[] =>
  new MaterialDynamicColors().allColors
    .map(({ name }) => name.replaceAll('_', '-'))
    .filter((name) => !/palette-key-color|-fixed|-dim$/.test(name) || name === 'surface-dim');

describe('a scheme of Material 3', () => {
  it.each(THEME_MODES)('has every role that Material’s own library knows in %s', (mode) => {
    const names = new Set([...materialScheme(THEME, mode).keys()].map(kebab));
    expect(materialNames().filter((name) => !names.has(name))).toEqual([]);
  });

  it('reads on each of its areas, as Material measures it, whatever the palette', () => {
    const toneOf = (hex: string): number => Hct.fromInt(argbFromHex(hex)).tone;
    fc.assert(
      fc.property(themeArbitrary, (theme) => {
        for (const mode of THEME_MODES) {
          const scheme = materialScheme(theme, mode);
          const hex = (name: string): string => {
            const color = scheme.get(name);
            return color ? formatHex(color) : '';
          };
          for (const area of PAIRS)
            expect(Contrast.ratioOfTones(toneOf(hex(onOf(area))), toneOf(hex(area)))).toBeGreaterThanOrEqual(
              4.49,
            );
        }
      }),
      { numRuns: 12 },
    );
  });

  it('is written for the Material Theme Builder and for the web, the same in both', () => {
    const json: unknown = JSON.parse(FILES.get('material-theme.json') ?? '');
    const css = FILES.get('material.css') ?? '';
    expect(transform({ filename: 'material.css', code: Buffer.from(css) }).warnings).toEqual([]);
    for (const mode of THEME_MODES) {
      const variables = resolvedVariables(css, mode);
      for (const [name, color] of materialScheme(THEME, mode)) {
        expect(json).toHaveProperty(`schemes.${mode}.${name}`, formatHex(color));
        expect(variables.get(`--md-sys-color-${kebab(name)}`)).toBe(formatHex(color));
      }
    }
  });
});
