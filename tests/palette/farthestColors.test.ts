import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { farthestColors } from '../../src/palette/farthestColors';

const of = (hexes: string, most: number): string[] => {
  const all = hexes.split(' ');
  return farthestColors(all.map(colorFromHex), most).map((index) => all[index] ?? '');
};

describe('the colors that differ most', () => {
  it('have every hue among many shades of one, in their order', () => {
    const greens = '#14532D #166534 #15803D #16A34A #22C55E #4ADE80';
    const chosen = of(`${greens} #DC2626 #2563EB #FACC15`, 5);
    expect(chosen).toEqual(expect.arrayContaining(['#14532D', '#DC2626', '#2563EB', '#FACC15']));
    expect(chosen).toHaveLength(5);
    expect(chosen.indexOf('#DC2626')).toBeLessThan(chosen.indexOf('#2563EB'));
  });

  it('are all where there are no more, each once', () => {
    expect(of('#FFFFFF #FFFFFF #000000', 9)).toEqual(['#FFFFFF', '#FFFFFF', '#000000']);
    expect(farthestColors([], 9)).toEqual([]);
  });
});
