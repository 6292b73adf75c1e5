import { describe, expect, it } from 'vitest';

import { formatHex } from '../../../../src/color/format';
import { rgbToOklch } from '../../../../src/color/oklab';
import { namedColor } from '../../../../src/features/explore/search/namedColor';

const hexOf = (words: string) => {
  const color = namedColor(words, null);
  return color && formatHex(color);
};
const fail = (): never => {
  throw new Error('no color');
};
const lchOf = (words: string) => {
  const color = namedColor(words, null);
  if (!color) throw new Error(`${words} is no color`);
  return rgbToOklch(color.rgb);
};

describe('words that name a color', () => {
  it.each([
    ['teal', '#0D9488'],
    ['  Dark   Red ', '#8B0000'],
  ])('%s is what the button or CSS says', (words, hex) => {
    expect(hexOf(words)).toBe(hex);
  });

  it('is what the list says, where neither the button nor CSS does, and before any shift', () => {
    expect(formatHex(namedColor('dark red', '#010203') ?? fail())).toBe('#8B0000');
    expect(formatHex(namedColor('dark teal', '#010203') ?? fail())).toBe('#010203');
  });

  it.each(['quarterly report', 'dark', 'dark matterhorn', 'constructor teal', ''])(
    '“%s” is none',
    (words) => {
      expect(hexOf(words)).toBeNull();
    },
  );

  it('is darker or lighter, and as much of its hue, behind such a word', () => {
    const teal = lchOf('teal');
    expect(lchOf('dark teal').okL).toBeLessThan(lchOf('deep teal').okL);
    expect(lchOf('deep teal').okL).toBeLessThan(teal.okL);
    expect(lchOf('light teal').okL).toBeGreaterThan(teal.okL);
    expect(lchOf('pale teal').okL).toBeGreaterThan(lchOf('light teal').okL);
    expect(Math.abs(lchOf('dark teal').okH - teal.okH)).toBeLessThan(3);
  });

  // Their hues are nearer to that of orange, 60°, than “warm” may turn them.
  it.each(['peru', 'sandybrown'])('is no farther than orange behind “warm”: %s', (name) => {
    expect(Math.abs(lchOf(name).okH - 60)).toBeLessThan(12);
    expect(Math.abs(lchOf(`warm ${name}`).okH - 60)).toBeLessThan(2);
  });

  it('is nearer to orange behind “warm”, and to blue behind “cool”', () => {
    expect(lchOf('warm red').okH).toBeGreaterThan(lchOf('red').okH + 10);
    expect(lchOf('warm red').okH).toBeLessThanOrEqual(60);
    expect(lchOf('cool green').okH).toBeGreaterThan(lchOf('green').okH + 10);
  });
});
