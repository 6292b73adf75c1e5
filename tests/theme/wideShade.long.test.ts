import fc from 'fast-check';
import { expect, it } from 'vitest';

import { relativeLuminance } from '../../src/color/contrast';
import { p3ToLinear } from '../../src/color/displayP3';
import { THEME_MODES } from '../../src/theme/theme';
import { ownScales } from '../../src/theme/themeScales';
import { themeArbitrary } from './arbitraries';

it('keeps every ratio within 0.01 % in the wide steps of 10,000 themes', () => {
  let [steps, farthest] = [0, 0];
  for (const theme of fc.sample(themeArbitrary, 10_000))
    for (const mode of THEME_MODES) {
      const { hues, neutral } = ownScales({ ...theme, gamut: 'p3' }, mode);
      for (const scale of [...hues, neutral])
        scale.wides.forEach((wide, step) => {
          const fallback = scale.steps[step];
          if (!wide || !fallback) return;
          const { lr, lg, lb } = p3ToLinear(wide);
          const light = 0.2126 * lr + 0.7152 * lg + 0.0722 * lb + 0.05;
          steps++;
          farthest = Math.max(farthest, Math.abs(light / (relativeLuminance(fallback.rgb) + 0.05) - 1));
        });
    }
  expect(steps).toBeGreaterThan(50_000);
  expect(farthest).toBeLessThan(1e-4);
}, 240_000);
