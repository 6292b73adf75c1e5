import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { PALETTE_MAX } from '../../src/color/paletteSize';
import { coveringColors } from '../../src/palette/coveringColors';
import { summarizeFound } from '../../src/palette/foundSummary';
import { parseText } from '../../src/palette/notations/parseText';
import type { Found } from '../../src/palette/notations/found';

const found = (colorCount: number, problemCount = 0): Found => ({
  kind: 'Hex list',
  refusal: null,
  colors: Array.from({ length: colorCount }, (_, i) => ({ color: colorFromPacked(i * 1000), name: null })),
  problems: Array.from({ length: problemCount }, (_, i) => ({ line: i + 1, text: '#ggg' })),
});

describe('what is shown of a find', () => {
  it('is all of a small one, which needs no groups', () => {
    const summary = summarizeFound(found(9, 3));
    expect(summary).toMatchObject({ kind: 'Hex list', refusal: null, colorCount: 9 });
    expect(summary.colors).toHaveLength(9);
    expect(summary.problems).toHaveLength(3);
    expect(summary.groups).toEqual([]);
    expect(summary.covering).toEqual([]);
  });

  it('is the beginning of a large one, all of it counted and grouped', () => {
    const summary = summarizeFound(found(10_000, 900));
    expect(summary).toMatchObject({ colorCount: 10_000 });
    expect(summary.colors).toHaveLength(500);
    expect(summary.problems).toHaveLength(900);
    expect(summary.groups.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
  });

  it('has a color once that many values have several times, under the first name that it had', () => {
    const grays = [1, 2, 3, 4, 5, 6, 7].map((n) => `--gray-${n}: #${n}${n}${n};`).join(' ');
    const summary = summarizeFound(
      parseText(`:root { --a: #E4572Ecc; --b: #2A9D8F; --c: #E4572E; ${grays} }`),
    );
    expect(
      summary.colors.slice(0, 3).map(({ color, name, count }) => [formatHex(color), name, count]),
    ).toEqual([
      ['#E4572E', 'a', 2],
      ['#2A9D8F', 'b', 1],
      ['#111111', 'gray-1', 1],
    ]);
    expect(summary).toMatchObject({ colorCount: 9, valueCount: 10, translucentCount: 1 });
  });

  it('is a palette as it is, in which the same color stands twice', () => {
    const { colors } = summarizeFound(parseText('#E4572E #2A9D8F #E4572E'));
    expect(colors.map(({ color, count }) => [formatHex(color), count])).toEqual([
      ['#E4572E', 1],
      ['#2A9D8F', 1],
      ['#E4572E', 1],
    ]);
  });

  it('tells what was meant for a color before what is only text', () => {
    const { problems, nearMissCount } = summarizeFound(
      parseText('Brand colors, spring\n#0D9488\nfor Anna\n#7C3AEG\nrgb(1, 2)\n#F59E0B'),
    );
    expect(problems.map(({ line, text }) => [line, text])).toEqual([
      [4, '#7C3AEG'],
      [5, 'rgb(1, 2)'],
      [1, 'Brand colors, spring'],
      [3, 'for Anna'],
    ]);
    expect(nearMissCount).toBe(2);
  });

  it('has the title of what was read, and none where that has none', () => {
    expect(summarizeFound({ ...found(2), title: 'Dawn' }).title).toBe('Dawn');
    expect(summarizeFound(found(2))).not.toHaveProperty('title');
  });

  it('is a palette of nine values as it is, and of ten values each color once', () => {
    const twice = (count: number) => {
      const { colors } = found(count);
      return summarizeFound({ ...found(0), colors: [...colors, ...colors.slice(0, 1)] });
    };
    expect(twice(8)).toMatchObject({ colorCount: 9, valueCount: 9 });
    expect(twice(9)).toMatchObject({ colorCount: 9, valueCount: 10 });
  });

  it('has no groups where a palette holds every color, however often they are repeated', () => {
    const { colors } = found(9);
    expect(summarizeFound({ ...found(0), colors: [...colors, ...colors, ...colors] })).toMatchObject({
      colorCount: 9,
      valueCount: 27,
      groups: [],
    });
  });

  it('counts the colors whose opacity is left out', () => {
    const counted = (text: string): number => summarizeFound(parseText(text)).translucentCount;
    expect(counted('#abcd #0d9488ff #0d948880 #111')).toBe(2);
    expect(
      counted(
        'a { color: rgba(255,0,0,.5); fill: rgb(1 2 3 / 40%); stroke: rgb(1 2 3 / 1); top: rgba(9,9,9,1) }',
      ),
    ).toBe(2);
    expect(counted('$a: rgba(#0D9488, .5);\n$b: rgba(#264653, 1);')).toBe(1);
  });

  it('counts the colors that sRGB does not have, in whatever way they are written', () => {
    const counted = (text: string): number => summarizeFound(parseText(text)).wideCount;
    expect(counted(':root { --a: oklch(0.646 0.37 29.2); --b: oklch(0.646 0.1 29.2) }')).toBe(1);
    expect(counted('color(display-p3 0 1 0)\n#00ff00')).toBe(1);
    expect(counted(':root { --a: oklch(from #00ff00 l calc(c + .1) h) }')).toBe(1);
    // Beyond 255 there is nothing: CSS cuts that off by itself.
    expect(counted('rgb(300 0 0)\n#111')).toBe(0);
  });

  it('counts a shadow once, however often it stands there and however strong it is', () => {
    const shadows = Array.from(
      { length: 52 },
      (_, i) => `.s${i} { box-shadow: 0 1px 2px rgba(0,0,0,.${(i % 9) + 1}) }`,
    );
    const hues = Array.from({ length: 12 }, (_, i) => `.h${i} { color: hsl(${i * 30} 70% 45%) }`);
    const { groups, translucentCount } = summarizeFound(
      parseText([...shadows, '.a { color: #000 }', ...hues, ...hues].join('\n')),
    );
    const black = groups.find(({ color }) => formatHex(color) === '#000000');
    // The plain one, and one for all shadows.
    expect(black?.count).toBe(2);
    expect(translucentCount).toBe(52);
  });

  it('has groups as soon as a palette does not hold it all', () => {
    const { groups, covering } = summarizeFound(found(300));
    expect(groups.length).toBeGreaterThan(PALETTE_MAX);
    expect(covering).toHaveLength(PALETTE_MAX);
    expect(covering).toEqual(coveringColors(groups, PALETTE_MAX));
  });
});
