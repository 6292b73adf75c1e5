import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { setRole, setSteps } from '../../src/features/theme/edits/themeEdits';
import { stepNames } from '../../src/features/theme/edits/stepNames';
import { followPalette } from '../../src/theme/followPalette';
import { keepExact } from '../../src/theme/keepExact';
import { modeColors } from '../../src/theme/modeColors';
import { roleColor } from '../../src/theme/checkTheme';
import { anchorAlias, ownScales } from '../../src/theme/themeScales';
import type { Alias, Theme } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';

const BROWN = '#4D3925';
const PALETTE = ['#758105', BROWN, '#AB2E11'].map(colorFromHex);

/** What stands for the palette's brown. */
const brownOf = (theme: Theme): Alias | undefined =>
  ownScales(theme, 'light')
    .hues.filter(({ anchors }) => anchors.some(({ color }) => formatHex(color) === BROWN))
    .map(anchorAlias)
    .at(0);

/** A theme whose primary role was given the palette's brown. */
const withBrown = (): Theme => {
  const theme = themeFromPalette(PALETTE, null);
  const brown = brownOf(theme);
  if (!brown) throw new Error('the theme has no brown');
  return setRole('light', 'primary', brown)(theme);
};

const primaryOf = (theme: Theme): string => formatHex(roleColor(modeColors(theme, 'light'), 'primary'));

describe('a role that was given the very color of a palette', () => {
  it('keeps it through any numbers of steps and back', () => {
    const theme = withBrown();
    expect(primaryOf(theme)).toBe(BROWN);
    let changed = theme;
    for (const count of [16, 5, 3, 2, 12, 11]) {
      changed = setSteps(stepNames('shades', count))(changed);
      expect(primaryOf(changed), `${count} steps`).toBe(BROWN);
    }
  });

  it('keeps it while the theme follows another palette that has it', () => {
    const blue = colorFromHex('#1F4E8C');
    const followed = followPalette(withBrown(), [blue, ...PALETTE.slice(1)], blue);
    expect(primaryOf(followed)).toBe(BROWN);
  });

  it('stands for the step that its color lies on, and for the color alone where it lies between two', () => {
    const changed = [16, 5, 3, 2].map((count) => setSteps(stepNames('shades', count))(withBrown()));
    const given = changed.map(({ chosen }) => chosen.light.primary);
    expect(given).toEqual(changed.map(brownOf));
    // Both occur.
    expect(new Set(given.map((alias) => alias && 'step' in alias))).toEqual(new Set([true, false]));
  });

  it('stays on its step of the scale where the palette has its color no more', () => {
    const brown = withBrown();
    const without = themeFromPalette(
      PALETTE.filter((color) => formatHex(color) !== BROWN),
      null,
    );
    const gone = {
      ...without,
      hues: brown.hues.map((hue, i) => ({
        ...hue,
        anchors: without.hues[i % without.hues.length]?.anchors ?? [],
      })),
      chosen: brown.chosen,
    };
    expect(keepExact(brown, gone).chosen).toEqual(brown.chosen);
  });

  it.each([
    [{ pure: 'white' }, { scale: 'neutral', step: 0 }],
    [
      { scale: 'gone', step: 0 },
      { scale: 'gone', step: 0 },
    ],
    [null, { scale: 'gone', step: 0 }],
  ] as const)('leaves alone what is of no scale: %j, then %j', (former, latter) => {
    const brown = withBrown();
    const before = former ? setRole('light', 'primary', former)(brown) : brown;
    const after = setRole('light', 'primary', latter)(brown);
    expect(keepExact(before, after)).toEqual(after);
  });

  it('lets other roles of its scale keep the step where they were: its lightest stays that', () => {
    const theme = withBrown();
    const brown = theme.chosen.light.primary;
    if (!brown || !('scale' in brown)) throw new Error('the brown is of no scale');
    const lightest = { scale: brown.scale, step: 0 };
    const changed = setSteps(stepNames('shades', 6))(setRole('light', 'muted', lightest)(theme));
    expect(changed.chosen.light.muted).toEqual(lightest);
  });

  it('lets other roles keep the part of the scale where they were', () => {
    const theme = setRole('light', 'border', { scale: 'neutral', step: 2 })(withBrown());
    expect(setSteps(stepNames('shades', 6))(theme).chosen.light.border).toEqual({
      scale: 'neutral',
      step: 1,
    });
  });
});

describe('names of steps beyond the usual ones', () => {
  it.each([
    ['hundreds', 9],
    ['shades', 11],
  ] as const)('are all of those, and some from between: %s', (kind, usual) => {
    for (let count = usual + 1; count <= 16; count++) {
      const names = stepNames(kind, count);
      expect(names).toHaveLength(count);
      expect(names).toEqual(expect.arrayContaining(stepNames(kind, usual)));
      expect(names.map(Number)).toEqual(names.map(Number).toSorted((a, b) => a - b));
      expect(new Set(names).size).toBe(count);
    }
  });
});
