import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import { textPairs } from '../../../src/features/home/textPairs';

const pairsOf = (...hexes: string[]) =>
  textPairs(hexes.map((hex) => colorFromHex(hex))).map(
    ({ background, text }) => `${formatHex(text)} on ${formatHex(background)}`,
  );

describe('the pairs of the builder’s card', () => {
  it('take for each color the text that reads best on it, the best pair first', () => {
    expect(pairsOf('#777777', '#FFFFFF', '#000000')).toEqual([
      '#000000 on #FFFFFF',
      '#FFFFFF on #000000',
      '#000000 on #777777',
    ]);
  });

  it('are four at most, and one for each color', () => {
    expect(pairsOf('#111111', '#111111', '#FFFFFF')).toHaveLength(2);
    expect(pairsOf('#111111', '#333333', '#555555', '#777777', '#999999', '#FFFFFF')).toHaveLength(4);
  });
});
