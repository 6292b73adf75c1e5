import { describe, expect, it } from 'vitest';

import { THEME_MODES } from '../../src/theme/theme';
import { chartHexes, fileOf, LAGOON, renamed, roleHexes, scaleHexes } from './colorsOfTheme';
import { resolvedVariables } from './resolvedVariables';
import { findStyleDictionary5 } from './styleDictionary5';

const build = await findStyleDictionary5();

describe.skipIf(build === null).each(THEME_MODES)('Style Dictionary 5 in %s', (mode) => {
  const wanted = {
    ...renamed({ ...scaleHexes(LAGOON, mode), ...chartHexes(LAGOON, mode) }, (key) => `--color-${key}`),
    ...renamed(roleHexes(LAGOON, mode), (key) => `--role-${key}`),
  };

  it.each([
    ['tokens', `${mode}.tokens.json`],
    ['hex-tokens', `${mode}.json`],
    ['figma', `${mode}.tokens.json`],
  ])('builds every color of %s', async (id, path) => {
    const css = (await build?.(fileOf(LAGOON, id, path))) ?? '';
    expect(Object.fromEntries(resolvedVariables(css, mode))).toEqual(wanted);
    // Roles stay references.
    expect(css).toMatch(/--role-primary: var\(--color-teal-[\w-]+\);/);
  });
});
