import { describe, expect, it } from 'vitest';

import {
  confusedSeries,
  faintSeries,
  marginOf,
  namesMislead,
  nearestSeries,
  sameColor,
} from '../../src/domain/themeCheckMessages';
import { sheetAlt } from '../../src/domain/themeExportMessages';
import { wideIn, wideSteps, WIDE_WRITTEN } from '../../src/domain/themeGamutMessages';
import { colorsOf, hueReplaced, newFromBuilder, removeColor } from '../../src/domain/themeHueMessages';
import { differenceText, placeSearch, stepSearch } from '../../src/domain/themeRoleMessages';
import { exactColor } from '../../src/domain/themeScaleMessages';
import { sheetContrast, sheetNote, sheetVision } from '../../src/domain/themeSheetMessages';

describe('what a theme’s checks say', () => {
  it.each([
    [
      'two roles that the scale has too few steps for',
      () => sameColor(['Border', 'Background'], 'few', 3, 'light'),
      'Three steps are too few: Border and background are one color in light.',
    ],
    [
      'three of them that lie far from the page',
      () => sameColor(['Chart 1', 'Chart 2', 'Chart 6'], 'far', 11, 'dark'),
      'Too few steps lie near the page: Chart 1, chart 2 and chart 6 are one color in dark.',
    ],
    [
      'two that somebody chose',
      () => sameColor(['Link', 'Primary'], 'hand', 11, 'dark'),
      'Link and primary are one color in dark.',
    ],
    [
      'more steps than have a word',
      () => sameColor(['Link', 'Primary'], 'few', 21, 'dark'),
      '21 steps are too few: Link and primary are one color in dark.',
    ],
    [
      'a faint series',
      () => faintSeries(['Chart 2'], 'light'),
      'Chart 2 has less than 3\u00a0:\u00a01 on a ground in light: outline the marks, or take more steps.',
    ],
    [
      'faint ones',
      () => faintSeries(['Chart 2', 'Chart 4'], 'light'),
      'Chart 2 and chart 4 have less than 3\u00a0:\u00a01 on a ground in light: outline the marks, or take more steps.',
    ],
    [
      'names that end early',
      () => namesMislead('50', '150'),
      'Names from 50 to 150 lead one to expect light colors alone, but step 150 is the far end of the scale. Choose 50 – 950 or numbers.',
    ],
  ])('of %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });

  it.each([
    ['easily', 'they are easy to tell apart.'],
    ['beside', 'they are told apart side by side, but are easily mixed up in a legend.'],
    ['hardly', 'they are hardly told apart.'],
  ] as const)('of the two nearest series, told apart %s', (told, words) => {
    expect(nearestSeries(['Chart 1', 'Chart 3'], told, 'dark')).toBe(
      `In dark the two most alike are chart 1 and chart 3: ${words}`,
    );
  });

  it('of series that may look alike, how many of all pairs', () => {
    expect(confusedSeries(0, 28)).toBe('No kind of color vision takes two of them for one another.');
    expect(confusedSeries(3, 28)).toBe(
      'Of 28 pairs 3 may look alike to someone with a color vision deficiency: label the series too.',
    );
  });

  // 1 is what people need: less is an error, and just above it a color that is changed a little may fall below.
  it.each([
    [0.99, 'Too alike'],
    [1, 'Just enough'],
    [1.24, 'Just enough'],
    [1.25, 'Distinct'],
    [1.99, 'Distinct'],
    [2, 'Very distinct'],
  ])('of status colors %d times as far apart as people need: %s', (times, word) => {
    expect(marginOf(times)).toBe(word);
  });
});

describe('what a theme’s page says', () => {
  it.each([
    [
      'no wide step',
      () => wideSteps(0),
      'No step is wider than sRGB yet. Stronger colors, or more chroma on the curve, make some.',
    ],
    [
      'one',
      () => wideSteps(1),
      '1 step is wider than sRGB, with a corner. It has an sRGB color of the same contrast, which other screens show and all checks are made with.',
    ],
    [
      'several',
      () => wideSteps(12),
      '12 steps are wider than sRGB, with a corner. Each has an sRGB color of the same contrast, which other screens show and all checks are made with.',
    ],
    ['a hue that is another now', () => hueReplaced('blue', 'teal', []), 'blue is teal now.'],
    ['one of the same name', () => hueReplaced('blue', 'blue', []), 'blue has another hue now.'],
    [
      'one that two colors have left',
      () => hueReplaced('blue', 'teal', ['#0055AA', '#0066CC']),
      'blue is teal now, without #0055AA and #0066CC.',
    ],
    [
      'one that more have left',
      () => hueReplaced('blue', 'teal', ['#0055AA', '#0066CC', '#0077EE']),
      'blue is teal now, without 3 of its colors.',
    ],
    ['a button that takes a color out', () => removeColor('#0055AA', 'blue'), 'Remove #0055AA from blue'],
    ['the colors of a scale', () => colorsOf('blue'), 'Colors of blue'],
    [
      'a palette with a name',
      () => newFromBuilder('Dawn', ['#FF0000', '#00FF00']),
      'New theme from palette in the builder: Dawn, #FF0000 #00FF00',
    ],
    [
      'one without',
      () => newFromBuilder(null, ['#FF0000', '#00FF00']),
      'New theme from palette in the builder: #FF0000 #00FF00',
    ],
    ['the search of steps', () => stepSearch('teal 600'), 'teal 600, or any color'],
    ['that of steps and roles', () => placeSearch('teal 600'), 'primary, teal 600, or any color'],
    ['a whole difference', () => differenceText(2), 'ΔE 2'],
    ['a difference that is rounded to one', () => differenceText(1.96), 'ΔE 2'],
    ['a difference in tenths', () => differenceText(1.24), 'ΔE 1.2'],
    ['a large one', () => differenceText(20.02), 'ΔE 20'],
  ])('of %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });

  it('of an exact color, whether the palette has it', () => {
    for (const status of ['success', 'warning', 'danger', 'info'])
      expect(exactColor(status)).toBe(`the ${status} color`);
    expect(exactColor('teal')).toBe('a color of the palette');
  });

  it('of an export of wide colors, what its format has of them, and of style sheets the same', () => {
    expect(wideIn('hex-tokens')).toBe('sRGB alone: a hex has no other colors');
    expect(wideIn('css-media')).toBe(WIDE_WRITTEN);
  });
});

describe('what the sheet of a theme says', () => {
  it.each([
    ['its theme', () => sheetNote(1, 11, 'srgb'), '1 hue · 11 steps · Hueloom'],
    ['one in wide colors', () => sheetNote(3, 11, 'p3'), '3 hues · 11 steps · Display P3 · Hueloom'],
    [
      'one as others see it',
      () => sheetNote(3, 1, 'p3-in-srgb'),
      '3 hues · 1 step · Display P3, shown in sRGB · Hueloom',
    ],
    ['pairs that pass', () => sheetContrast(40, []), 'All 40 pairs reach what WCAG 2.2 asks for.'],
    [
      'pairs that fail',
      () => sheetContrast(40, ['link on muted', 'border on page']),
      '2 of 40 pairs fail: link on muted, border on page.',
    ],
    [
      'colors that all tell apart',
      () => sheetVision([]),
      'Normal vision and all eight simulations tell the status colors and primary apart.',
    ],
    [
      'those that some do not',
      () => sheetVision(['success and danger by deuteranopia', 'info and primary by achromatopsia']),
      'Confused: success and danger by deuteranopia, info and primary by achromatopsia.',
    ],
    ['a picture', () => sheetAlt('Dawn'), 'Dawn: scales, roles, charts and contrast, in light and dark'],
  ])('of %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });
});
