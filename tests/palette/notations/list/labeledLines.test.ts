import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const SIGNS = [': ', ' = ', '=', ' - ', ' – ', ' — ', ' → ', ' -> ', ' => ', ' | ', '\t'];

const read = (text: string) => {
  const found = parseText(text);
  return { named: named(found), problems: found.problems };
};

describe('a list of labeled colors, whatever the signs behind the labels', () => {
  const labels = ['Primary', 'Secondary', 'Body text'];
  const values = ['#0D9488', 'F5F5F4', '#1C1917'];
  const expected = ['#0D9488 Primary', '#F5F5F4 Secondary', '#1C1917 Body text'];

  for (const one of SIGNS)
    it.each(SIGNS.map((other) => [JSON.stringify(one), JSON.stringify(other), other]))(
      'has every color with its label behind %s and %s',
      (_, __, other) => {
        for (const third of SIGNS) {
          const text = labels.map((label, i) => label + [one, other, third][i] + values[i]).join('\n');
          expect({ text, ...read(text) }).toEqual({ text, named: expected, problems: [] });
        }
      },
    );

  it.each([
    ['two lines', 'Sky - 87CEEB\nGrass = #7CFC00', ['#87CEEB Sky', '#7CFC00 Grass']],
    ['digits alone', 'Night - 123456\nGrass = 7CFC00', ['#123456 Night', '#7CFC00 Grass']],
    ['a color word', 'Sky → 87CEEB\nSun = gold', ['#87CEEB Sky', '#FFD700 Sun']],
    ['a function', 'Sky → 87CEEB\nSun = rgb(255, 215, 0)', ['#87CEEB Sky', '#FFD700 Sun']],
    ['bullets and a heading', 'Brand\n- Sky → 87CEEB\n- Sun = #FFD700', ['#87CEEB Sky', '#FFD700 Sun']],
    ['a remark', 'Sky → 87CEEB (links)\nSun = #FFD700', ['#87CEEB Sky', '#FFD700 Sun']],
  ])('may have %s', (_, text, colors) => {
    expect(read(text).named.map((one) => one.replace(' (links)', ''))).toEqual(colors);
  });
});
