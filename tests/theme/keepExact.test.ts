import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { setRole, setSteps } from '../../src/features/theme/edits/themeEdits';
import { stepNames } from '../../src/features/theme/edits/stepNames';
import { followPalette } from '../../src/theme/followPalette';
import { modeColors } from '../../src/theme/modeColors';
import { roleColor } from '../../src/theme/checkTheme';
import { anchorAlias, ownScales } from '../../src/theme/themeScales';
import type { Theme } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';

const BROWN = '#4D3925';
const PALETTE = ['#758105', BROWN, '#AB2E11'].map(colorFromHex);

/** A theme whose primary role was given the palette's brown. */
const withBrown = (): Theme => {
  const theme = themeFromPalette(PALETTE, null);
  const brown = ownScales(theme, 'light')
    .hues.filter(({ anchors }) => anchors.some(({ color }) => formatHex(color) === BROWN))
    .map(anchorAlias)
    .at(0);
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
