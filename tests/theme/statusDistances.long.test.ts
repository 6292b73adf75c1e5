import fc from 'fast-check';
import { expect, it } from 'vitest';

import { VISIONS } from '../../src/color/confusedPairs';
import { checkPairs, statusDistances } from '../../src/theme/checkTheme';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_MODES } from '../../src/theme/theme';
import { themeArbitrary } from './arbitraries';

it('passes every pair in both modes of 10,000 themes untouched, and nobody confuses their status colors', () => {
  const least = new Map(VISIONS.map(({ kind }) => [kind, Infinity]));
  const failing = fc.sample(themeArbitrary, 10_000).filter((theme) =>
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
  for (const { kind, below } of VISIONS) expect(least.get(kind)).toBeGreaterThanOrEqual(below);
}, 600_000);
