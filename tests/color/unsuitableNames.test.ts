import { colornames } from 'color-name-list/bestof';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { createNamer, readNames } from '../../src/color/nearestName';
import { UNSUITABLE } from '../../src/color/unsuitableNames';

describe('names that no color is given', () => {
  it.each([
    'Kinky Pinky',
    'Purple Climax',
    'Toxic Frog',
    'Barbiecore',
    'Envy’s Love',
    'Blood',
    'Thor’s Thunder',
  ])('%s', (name) => {
    expect(UNSUITABLE.test(name)).toBe(true);
    const { hex } = colornames.find((row) => row.name === name) ?? { hex: '#FF0000' };
    expect(createNamer(readNames(colornames))([colorFromHex(hex)])).not.toContain(name);
  });

  it.each([
    'Warm Blue',
    'Gravel',
    'Hello Spring',
    'Gunmetal',
    'Christmas Green',
    'Thorn',
    'Rose Blush',
    'Peel',
  ])('are no reason to miss %s', (name) => {
    expect(UNSUITABLE.test(name)).toBe(false);
  });
});
