import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { relativeLuminance } from '../../src/color/contrast';
import { p3ToLinear } from '../../src/color/displayP3';
import { deltaEOk } from '../../src/color/distance';
import { isInSrgb } from '../../src/color/gamut';
import { linearToOklab, rgbToOklab } from '../../src/color/oklab';
import type { Color, Oklab, P3 } from '../../src/color/types';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_MODES, type Theme, type ThemeMode } from '../../src/theme/theme';
import { allScales, ownScales } from '../../src/theme/themeScales';
import { WIDE_FROM } from '../../src/theme/wideShade';
import { themeArbitrary } from './arbitraries';
import { WIDE_THEME } from './wideThemes';

/** Every run of the tests tries others. */
const RUNS = { numRuns: 150 };

type WideStep = { readonly color: Color; readonly wide: P3 };

const wideSteps = (theme: Theme, mode: ThemeMode): WideStep[] => {
  const { hues, neutral } = ownScales({ ...theme, gamut: 'p3' }, mode);
  return [...hues, neutral].flatMap(({ steps, wides }) =>
    steps.flatMap((color, step): WideStep[] => {
      const wide = wides[step];
      return wide ? [{ color, wide }] : [];
    }),
  );
};

const luminanceOf = (wide: P3): number => {
  const { lr, lg, lb } = p3ToLinear(wide);
  return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
};

const chromaOf = ({ okA, okB }: Oklab): number => Math.hypot(okA, okB);

/** Each wide step of some themes. */
const each = (check: (step: WideStep) => void): void =>
  fc.assert(
    fc.property(themeArbitrary, fc.constantFrom(...THEME_MODES), (theme, mode) => {
      for (const step of wideSteps(theme, mode)) check(step);
    }),
    RUNS,
  );

describe('the wide color of a step', () => {
  it('has the ratio to any color that its fallback has, within 0.01 %', () =>
    each(({ color, wide }) => {
      const [own, other] = [relativeLuminance(color.rgb) + 0.05, luminanceOf(wide) + 0.05];
      expect(Math.abs(other / own - 1)).toBeLessThan(1e-4);
    }));

  it('has the hue of its fallback, within what 8 bits say of it, and more chroma', () =>
    each(({ color, wide }) => {
      const [own, other] = [rgbToOklab(color.rgb), linearToOklab(p3ToLinear(wide))];
      const across = (own.okA * other.okB - own.okB * other.okA) / chromaOf(other);
      // A step of 8 bits turns dark colors the farther the darker they are.
      expect(Math.abs(across)).toBeLessThan(0.006 + 0.0003 / own.okL ** 2);
      expect(chromaOf(other)).toBeGreaterThan(chromaOf(own));
    }));

  it('is one that P3 has and sRGB has not, and differs by what can be seen', () =>
    each(({ color, wide }) => {
      const channels = Object.values(wide);
      expect(Math.min(...channels)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...channels)).toBeLessThanOrEqual(1);
      const light = p3ToLinear(wide);
      expect(isInSrgb(light)).toBe(false);
      expect(deltaEOk(linearToOklab(light), rgbToOklab(color.rgb))).toBeGreaterThanOrEqual(WIDE_FROM);
    }));
});

describe('a theme of P3', () => {
  it('has the colors of sRGB that it has without, and wide ones beside some of them', () =>
    fc.assert(
      fc.property(themeArbitrary, fc.constantFrom(...THEME_MODES), (theme, mode) => {
        const without = ownScales({ ...theme, gamut: 'srgb' }, mode);
        const within = ownScales({ ...theme, gamut: 'p3' }, mode);
        const own = ({ hues, neutral }: typeof within) =>
          [...hues, neutral].map(({ steps, anchors, pins }) => ({ steps, anchors, pins }));
        expect(own(within)).toEqual(own(without));
        expect([...without.hues, without.neutral].flatMap(({ wides }) => wides)).toEqual([]);
      }),
      RUNS,
    ));

  it.each(THEME_MODES)('keeps anchors and pins as they are, in %s', (mode) => {
    const [first] = WIDE_THEME.hues;
    const pin = { scale: first?.id ?? '', step: 2, color: first?.anchors[0] ?? colorFromHex('#16A34A') };
    const pinned = { ...WIDE_THEME, pins: { light: [pin], dark: [pin] } };
    for (const { wides, pins, anchors } of allScales(modeColors(pinned, mode).scales)) {
      for (const step of pins) expect(wides[step]).toBeNull();
      for (const { step } of anchors) expect(step === null ? null : wides[step]).toBeNull();
    }
  });

  it('is wide in steps that sRGB cuts off, and nowhere in its grays', () => {
    const { hues, neutral } = ownScales(WIDE_THEME, 'light');
    expect(hues.flatMap(({ wides }) => wides.filter((wide) => wide !== null)).length).toBeGreaterThan(5);
    expect(neutral.wides.every((wide) => wide === null)).toBe(true);
  });

  it('is wider where a person wants more chroma', () => {
    const strong = Array.from({ length: 11 }, () => 1.8);
    const wideWith = (chroma: readonly number[]): number => {
      const curves = { ...WIDE_THEME.curves, light: { tones: [], chroma } };
      return wideSteps({ ...WIDE_THEME, curves }, 'light').length;
    };
    expect(wideWith(strong)).toBeGreaterThan(wideWith([]));
  });
});
