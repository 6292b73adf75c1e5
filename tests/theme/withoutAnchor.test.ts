import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import type { Alias, Theme } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { withoutAnchor } from '../../src/theme/withoutAnchor';
import { withScales } from '../../src/theme/withScales';

/** Reds of so much one lightness that two of them lie between steps. */
const REDS = ['#E11D48', '#E11D4C', '#E11D50'].map((hex) => colorFromHex(hex));
const theme: Theme = {
  ...themeFromPalette([...REDS, colorFromHex('#0D9488')], null),
  hues: [
    { id: 'rose', anchors: REDS, shift: 0 },
    { id: 'teal', anchors: [colorFromHex('#0D9488')], shift: 0 },
  ],
};
const without: Theme = {
  ...theme,
  hues: [{ id: 'rose', anchors: REDS.slice(0, 1).concat(REDS.slice(2)), shift: 0 }, ...theme.hues.slice(1)],
};
const anchor = (scale: string, place: number): Alias => ({ scale, anchor: place });

/** What becomes of a role that was given to this, once the second red has left. */
const after = (alias: Alias, mode: 'light' | 'dark' = 'light'): Alias | undefined =>
  withoutAnchor({ ...theme, chosen: { light: {}, dark: {}, [mode]: { link: alias } } }, without, 'rose', 1)
    .chosen[mode].link;

describe('a color that leaves its scale', () => {
  it.each(['light', 'dark'] as const)('takes its role with it, which is the rules’ again: %s', (mode) => {
    expect(after(anchor('rose', 1), mode)).toBeUndefined();
  });

  it('leaves the roles of those behind it to them, at their places now', () => {
    expect(after(anchor('rose', 2))).toEqual(anchor('rose', 1));
    // The first one lies on a step, which is how a role keeps to it.
    expect(after(anchor('rose', 0))).toEqual({ scale: 'rose', step: 6 });
  });

  it('leaves other scales, steps and pure colors alone', () => {
    for (const alias of [
      anchor('teal', 1),
      { scale: 'neutral', step: 2 },
      { scale: 'rose', step: 1 },
      { pure: 'white' },
    ] as const)
      expect(after(alias)).toEqual(alias);
  });
});

describe('scales under other names', () => {
  const pins = [
    { scale: 'rose', step: 1, color: colorFromHex('#FDA4AF') },
    { scale: 'teal', step: 2, color: colorFromHex('#99F6E4') },
  ];
  const chosen = {
    link: { scale: 'rose', step: 3 },
    ring: { scale: 'teal', step: 4 },
    text: { pure: 'black' },
  } as const;
  const full: Theme = {
    ...theme,
    pins: { light: pins, dark: pins.slice(0, 1) },
    chosen: { light: chosen, dark: { text: { pure: 'white' }, ring: { scale: 'teal', step: 5 } } },
  };
  const hues = [{ id: 'red', anchors: REDS, shift: 5 }];
  const moved = () => withScales(full, hues, (scale) => (scale === 'rose' ? 'red' : null));

  it('take along what was pinned on them and given to them, in each mode, and lose that of those that are gone', () => {
    expect(moved().pins).toEqual({
      light: [{ ...pins[0], scale: 'red' }],
      dark: [{ ...pins[0], scale: 'red' }],
    });
    expect(moved().chosen).toEqual({
      light: { link: { scale: 'red', step: 3 }, text: { pure: 'black' } },
      dark: { text: { pure: 'white' } },
    });
  });

  it('are all that is another in the theme', () => {
    const { pins: movedPins, chosen: movedRoles } = moved();
    expect(moved()).toEqual({ ...full, hues, pins: movedPins, chosen: movedRoles });
  });
});
