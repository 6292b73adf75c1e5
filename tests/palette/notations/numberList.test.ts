import { describe, expect, it } from 'vitest';

import { parseText } from '../../../src/palette/notations/parseText';
import { hexes, named } from './hexes';

describe('numbers in lines', () => {
  it.each([
    ['with commas', '13, 148, 136\n245, 245, 244\n28, 25, 23'],
    ['with spaces', '13 148 136\n245 245 244\n28 25 23'],
    ['in parentheses', '(13,148,136)\n(245,245,244)\n(28,25,23)'],
    ['with letters', 'R: 13 G: 148 B: 136\nR: 245 G: 245 B: 244\nR: 28 G: 25 B: 23'],
    ['with opacity', '13, 148, 136, 255\n245, 245, 244, 255\n28, 25, 23, 255'],
  ])('are red, green and blue %s', (_, text) => {
    const found = parseText(text);
    expect(hexes(found)).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
    expect(found).toMatchObject({ kind: 'RGB list', problems: [] });
  });

  it('have a name beside them', () => {
    expect(named(parseText('Teal: 13, 148, 136\n28 25 23 Ink'))).toEqual(['#0D9488 Teal', '#1C1917 Ink']);
  });

  it('are fractions where none is beyond 1', () => {
    expect(hexes(parseText('0.051, 0.58, 0.533\n1, 0, 0'))).toEqual(['#0D9488', '#FF0000']);
  });

  it.each([
    ['by their letters', 'C=100 M=0 Y=0 K=0\nC=0 M=0 Y=0 K=50'],
    ['by their sign', '100% 0% 0% 0%\n0% 0% 0% 50%'],
    ['where all four are percent', '100, 0, 0, 0\n0, 0, 0, 50'],
    ['as a function', 'cmyk(100%, 0%, 0%, 0%)\ndevice-cmyk(0 0 0 .5)'],
  ])('are inks %s', (_, text) => {
    expect(hexes(parseText(text))).toEqual(['#00FFFF', '#808080']);
  });

  it('name the line that no color has', () => {
    expect(parseText('13, 148, 136\n13, 148, 300').problems).toEqual([
      { line: 2, text: '13, 148, 300', reason: 'outOfRange' },
    ]);
  });

  it.each(['On 12.10.2026 at 10:20:30', '192.168.1.1', '000 111 222', '2026-11-20'])(
    'are something else in %j',
    (text) => expect(parseText(text).colors).toEqual([]),
  );
});
