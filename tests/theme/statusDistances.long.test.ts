import fc from 'fast-check';
import { expect, it } from 'vitest';

import { checkPairs, statusDistances } from '../../src/theme/checkTheme';
import { modeColors } from '../../src/theme/modeColors';
import { SEPARATIONS } from '../../src/theme/seenDistance';
import { statusFamily } from '../../src/theme/statusScales';
import { THEME_MODES, type Theme } from '../../src/theme/theme';
import { themeArbitrary } from './arbitraries';

const familyOf = ({ hues }: Theme): number => {
  const { okC, vividness } = statusFamily(hues[0]?.anchors[0] ?? null);
  return okC * 1000 + vividness;
};

it('passes every pair in both modes of 4,000 themes untouched, and nobody confuses their status colors', () => {
  const least = new Map(SEPARATIONS.map(({ kind }) => [kind, Infinity]));
  // What was drawn of a family of status colors is kept for the next theme, so those of one family follow each other.
  const themes = fc.sample(themeArbitrary, 4000).toSorted((a, b) => familyOf(a) - familyOf(b));
  const failing = themes.filter((theme) =>
    THEME_MODES.map((mode) => modeColors(theme, mode)).some((colors) => {
      const distances = statusDistances(colors);
      for (const { vision, distance } of distances)
        least.set(vision, Math.min(distance, least.get(vision) ?? Infinity));
      return (
        checkPairs(colors).some(({ isPassing }) => !isPassing) ||
        distances.some(({ isConfused }) => isConfused)
      );
    }),
  );
  expect(failing).toEqual([]);
  for (const { kind, apartFrom } of SEPARATIONS) expect(least.get(kind)).toBeGreaterThanOrEqual(apartFrom);
}, 600_000);
