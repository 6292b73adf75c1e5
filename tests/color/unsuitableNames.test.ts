import { colornames } from 'color-name-list/bestof';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { createNamer, readNames } from '../../src/color/nearestName';
import { isUnsuitable, UNSUITABLE_WORDS } from '../../src/color/unsuitableNames';

describe('names that no color is given', () => {
  it.each([
    'Kinky Pinky',
    'Purple Climax',
    'Toxic Frog',
    'Barbiecore',
    'Envy’s Love',
    'Blood',
    'Thor’s Thunder',
    // One of each reason.
    'Lolita',
    'Porcelain Skin',
    'Bruised Plum',
    'Pasta Rasta',
    'Red Wrath of Zeus',
    'Islamic Green',
    'Inuit Blue',
    'Lazy Lizard',
    'Yoshi',
    'Green Not Found',
  ])('%s', (name) => {
    expect(isUnsuitable(name)).toBe(true);
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
    'Van Dyke Brown',
    'Blonde Lace',
    'Sinner’s City',
    'Meander Blue',
    'Bonejour',
  ])('are no reason to miss %s', (name) => {
    expect(isUnsuitable(name)).toBe(false);
  });
});

it('are told by words that the list has: others would say nothing', () => {
  const isIdle = (word: string): boolean => {
    const pattern = new RegExp(`(?<!\\p{L})${word.replace('*', '[\\p{L}’]*')}(?!\\p{L})`, 'iu');
    return !colornames.some(({ name }) => pattern.test(name));
  };
  const words = UNSUITABLE_WORDS.flatMap((row) => row.trim().split(/,\s*/));
  expect(words.filter(isIdle)).toEqual([]);
});

it('are found at the bounds of words, whatever the alphabet and case', () => {
  const words = UNSUITABLE_WORDS.flatMap((row) => row.split(/,\s*/)).map((word) => word.trim());
  const patterns = words.map((word) => word.replace('*', '[\\p{L}’]*'));
  const pattern = new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');
  const differing = colornames.filter(({ name }) => isUnsuitable(name) !== pattern.test(name));
  expect(differing).toEqual([]);
});
