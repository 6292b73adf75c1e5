import { expect, it } from 'vitest';

import { THEME_FORMATS } from '../../src/theme/exports/themeFormats';
import { parseThemeQuery } from '../../src/theme/themeAddress';

it('the scales of charts are in every export but that for Material 3', () => {
  const theme = parseThemeQuery('?h=teal.0d9488&g=f5f5f4');
  if (typeof theme === 'string') throw new TypeError('not a theme');
  const without = THEME_FORMATS.filter(
    ({ files }) =>
      !files(theme).some(({ path, text }) => /sequential/iu.test(path) || /sequential/iu.test(text)),
  );
  expect(without.map(({ id }) => id)).toEqual(['material']);
});
