import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { rgbToOklab, rgbToOklch } from '../../src/color/oklab';
import { checkPairs } from '../../src/theme/checkTheme';
import { modeColors } from '../../src/theme/modeColors';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { allScales, ownScales, type OwnScales, type ThemeScales } from '../../src/theme/themeScales';
import { THEME_MODES, type EvenBy, type Pin, type Theme, type ThemeMode } from '../../src/theme/theme';

const SEA = ['#264653', '#2A9D8F', '#E9C46A', '#F4A261'];
const CORAL = ['#F88379', '#001122', '#334455', '#FFCC00'];
/** Beyond the ends that scales usually have: nearly no hue is left of them. */
const ENDS = ['#FFFFFF', '#FEFEFE', '#FFFFFB', '#000000', '#010101', '#000003'];

const themeOf = (hexes: readonly string[], evenBy: EvenBy = 'lightness'): Theme => ({
  ...themeFromPalette(hexes.map(colorFromHex), null),
  evenBy,
});

const colored = (scales: OwnScales & Partial<ThemeScales>) =>
  allScales(scales).filter(({ id }) => id !== 'neutral');

/** The least chroma of the steps of hues: white, black and grays have none. */
const leastChroma = (theme: Theme, mode: ThemeMode): number =>
  Math.min(
    ...colored(modeColors(theme, mode).scales).flatMap(({ steps }) =>
      steps.map(({ rgb }) => rgbToOklch(rgb).okC),
    ),
  );

/** Whether each step is further from the page than the one before it. */
const isRising = (theme: Theme, mode: ThemeMode): boolean =>
  allScales(modeColors(theme, mode).scales).every(({ steps }) => {
    const tones = steps.map(({ rgb }) => rgbToOklab(rgb).okL);
    const ordered = tones.toSorted((a, b) => (mode === 'light' ? b - a : a - b));
    return new Set(tones).size === tones.length && tones.every((tone, i) => tone === ordered[i]);
  });

const CASES = [SEA, CORAL].flatMap((palette) =>
  ENDS.flatMap((end) =>
    (['lightness', 'ratio'] as const).flatMap((evenBy) =>
      THEME_MODES.map((mode) => ({ palette: [...palette, end], end, evenBy, mode })),
    ),
  ),
);

describe('a theme with white or black in its palette', () => {
  it.each(CASES)('has hues with a tint on all steps: $palette, by $evenBy, $mode', (given) => {
    const theme = themeOf(given.palette, given.evenBy);
    expect(leastChroma(theme, given.mode)).toBeGreaterThan(0.002);
    expect(isRising(theme, given.mode)).toBe(true);
  });

  // Corals have a color of their own at the dark end.
  it.each(CASES.filter(({ palette }) => palette.includes('#264653')))(
    'has it as the end of its own scale: $palette, by $evenBy, $mode',
    ({ palette, end, evenBy, mode }) => {
      const ends = allScales(ownScales(themeOf(palette, evenBy), mode))
        .flatMap(({ steps }) => [steps[0], steps.at(-1)])
        .map((color) => color && formatHex(color));
      expect(ends.filter((hex) => hex === end)).toHaveLength(1);
    },
  );

  it.each(CASES)('keeps each color exactly and passes its pairs: $palette, by $evenBy, $mode', (given) => {
    const colors = modeColors(themeOf(given.palette, given.evenBy), given.mode);
    const scales = allScales(colors.scales);
    const anchors = scales.flatMap((scale) => scale.anchors);
    expect(anchors.map(({ color }) => formatHex(color))).toEqual(expect.arrayContaining(given.palette));
    const onSteps = scales.flatMap(({ steps, anchors: own }) =>
      own.flatMap(({ color, step }) => (step === null ? [] : [{ color, shown: steps[step] }])),
    );
    for (const { color, shown } of onSteps) expect(shown).toBe(color);
    expect(checkPairs(colors).filter(({ isPassing }) => !isPassing)).toEqual([]);
  });

  it.each(THEME_MODES)('of both has both, and hues have neither, %s', (mode) => {
    const theme = themeOf([...SEA, '#FFFFFF', '#000000']);
    const { neutral, hues } = ownScales(theme, mode);
    const ends = [neutral.steps[0], neutral.steps.at(-1)].map((color) => color && formatHex(color));
    expect(new Set(ends)).toEqual(new Set(['#000000', '#FFFFFF']));
    for (const { steps } of hues)
      expect(steps.map(formatHex).filter((hex) => ['#000000', '#FFFFFF'].includes(hex))).toEqual([]);
  });

  it.each(THEME_MODES)('of a nearly white and a nearly black hue bends no other hue to them, %s', (mode) => {
    const theme = themeOf(['#2A9D8F', '#FFFFF0', '#00000F']);
    expect(leastChroma(theme, mode)).toBeGreaterThan(0.002);
  });
});

describe('white or black that is pinned in a neutral', () => {
  const pinned = (mode: ThemeMode, ...colors: readonly (readonly [number, string])[]): Theme => {
    const pins = colors.map(([step, hex]): Pin => ({ scale: 'neutral', step, color: colorFromHex(hex) }));
    return { ...themeOf(SEA), pins: { light: [], dark: [], [mode]: pins } };
  };

  it.each([
    ['light', '#FFFFFF', '#000000'],
    ['dark', '#000000', '#FFFFFF'],
  ] as const)('leaves the hues their tint, %s', (mode, first, last) => {
    const theme = pinned(mode, [0, first], [10, last]);
    const { neutral } = ownScales(theme, mode);
    expect([neutral.steps[0], neutral.steps[10]].map((color) => color && formatHex(color))).toEqual([
      first,
      last,
    ]);
    expect(leastChroma(theme, mode)).toBeGreaterThan(0.002);
  });
});
