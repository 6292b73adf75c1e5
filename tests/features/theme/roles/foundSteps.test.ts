import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { findSteps, inOrder } from '../../../../src/features/theme/roles/foundSteps';
import { modeColors } from '../../../../src/theme/modeColors';
import { themeFromPalette } from '../../../../src/theme/themeFromPalette';

const THEME = themeFromPalette(['#0D9488', '#F59E0B'].map(colorFromHex), null);
const { scales } = modeColors(THEME, 'light');
const find = (typed: string) => findSteps(scales, THEME.steps, typed);
const namesOf = (typed: string): string[] => inOrder(find(typed)).map(({ name }) => name);

describe('the steps found', () => {
  it('are the eight nearest to a color, each with its distance, the nearest first', () => {
    const found = find('#0D9489');
    if (found.color === null) throw new TypeError('not found by color');
    expect(found.steps).toHaveLength(8);
    expect(found.steps[0]).toMatchObject({
      name: expect.stringMatching(/^teal /),
      color: { rgb: { b: 0x88 } },
    });
    const differences = found.steps.map(({ difference }) => difference);
    expect(differences).toEqual(differences.toSorted((a, b) => a - b));
    // No other step is nearer than the last of them.
    expect(new Set(found.steps.map(({ name }) => name)).size).toBe(8);
  });

  it('are those with all typed words in their names; a whole name means only itself', () => {
    expect(namesOf('50 teal')).toEqual(['teal 50', 'teal 500', 'teal 950']);
    expect(namesOf('Teal 50')).toEqual(['teal 50']);
  });

  it('are all where nothing is typed, and none where it is neither name nor color', () => {
    expect(namesOf(' ')).toContain('White');
    expect(namesOf('mauve')).toEqual([]);
  });

  it('are only those on offer', () => {
    const found = findSteps(scales, THEME.steps, '', (alias) => 'pure' in alias);
    expect(inOrder(found).map(({ name }) => name)).toEqual(['White', 'Black']);
  });
});
