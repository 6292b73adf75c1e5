import fc from 'fast-check';
import { expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { THEME_FORMATS } from '../../src/theme/exports/themeFormats';
import { readTheme } from '../../src/theme/imports/readTheme';
import { THEME_ROLES } from '../../src/theme/roles';
import { parseThemeQuery, themeQuery } from '../../src/theme/themeAddress';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { FUZZ_TIMEOUT_MS, fuzzing, runWithin } from '../support/fuzzing';
import { spoiledText } from '../support/spoiledText';
import { paletteTexts } from '../palette/notations/paletteTexts';

/** Far more than such a file takes: what has no end is a failure with its text. */
const MOST_MS = 20_000;

const THEME = themeFromPalette(
  ['#0D9488', '#F5F5F4', '#F59E0B'].map(colorFromHex),
  colorFromHex('#0D9488'),
  'Lagoon',
);
const FILES = THEME_FORMATS.flatMap(({ files }) => files(THEME).map(({ text }) => text));

const TOKEN_VALUES: readonly unknown[] = [
  '#0D9488',
  '{a.b}',
  '{primary}',
  { hex: '#FFF' },
  { colorSpace: 'constructor', components: [1, 2, 3] },
  { toString: 1 },
  null,
  7,
  [1, 2, 3],
];
const tokens = fc
  .dictionary(
    fc.constantFrom(
      'primary',
      'background',
      'dark',
      '$extensions',
      '__proto__',
      'constructor',
      'light',
      'a.b',
      '',
    ),
    fc.record({ $value: fc.constantFrom(...TOKEN_VALUES), $type: fc.constant('color') }),
  )
  .map((all) => JSON.stringify(all));

it(
  'a style sheet or a file of tokens that is spoiled becomes a theme, or none',
  () => {
    const texts = spoiledText(fc.oneof(fc.constantFrom(...FILES), paletteTexts, tokens), 300);
    const names = fc.constantFrom('theme.css', 'light.json', 'dark.tokens.json', '');
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: names, text: texts }), { minLength: 1, maxLength: 2 }),
        (files) => {
          const read = runWithin(MOST_MS, () => readTheme(files));
          if (read === null) return;
          const { theme, roles, hasForeignScales } = read;
          expect(roles > 0 || hasForeignScales).toBe(true);
          expect(roles).toBeLessThanOrEqual(THEME_ROLES.length);
          // What was read can be kept in an address, as every theme can.
          expect(parseThemeQuery(`?${themeQuery(theme)}`)).toEqual(theme);
          expect(formatHex(theme.grays[0] ?? colorFromHex('#808080'))).toMatch(/^#[0-9A-F]{6}$/);
        },
      ),
      fuzzing('files of themes'),
    );
  },
  FUZZ_TIMEOUT_MS,
);
