import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

const TEAL = '#0D9488';
const AMBER = '#F59E0B';

describe('lightness, chroma and hue', () => {
  it.each([
    ['fractions of OKLCH', 'name,l,c,h\nTeal,0.6002,0.1038,184.7\nAmber,0.7686,0.1647,70.08'],
    ['percent of OKLCH', 'name\tL\tC\tH\nTeal\t60.02%\t0.1038\t184.7\nAmber\t76.86%\t0.1647\t70.08'],
    ['words', 'Name;Lightness;Chroma;Hue\nTeal;60,02;0,1038;184,7\nAmber;76,86;0,1647;70,08'],
    ['behind their model', 'Teal: OKLCH 0.6002 0.1038 184.7\nAmber: OKLCH 76.86% 0.1647 70.08°'],
  ])('of a table: %s', (_, text) => {
    expect(named(parseText(text))).toEqual([`${TEAL} Teal`, `${AMBER} Amber`]);
  });

  it('are those of LCH where the chroma is more than OKLCH has', () => {
    const found = parseText('L,C,H\n54.29,106.84,40.86\n29.57,68.3,301.4\n50,0,');
    expect(hexes(found)).toEqual(
      hexes(parseText('lch(54.29 106.84 40.86)\nlch(29.57 68.3 301.4)\nlch(50 0 0)')),
    );
    expect(found.problems).toEqual([]);
  });

  it.each([
    ['prices', 'date,o,h,l,c\n2024-01-02,45.1,46.2,44.8,45.9\n2024-01-03,45.9,47.2,45.8,46.9'],
    ['numbers out of range', 'day,h,l,c\nMon,445.1,246.2,44.8\nTue,445.9,247.2,45.8'],
  ])('are none in %s under the same letters', (_, text) => {
    expect(hexes(parseText(text))).toEqual([]);
  });

  it('are a color of JSON', () => {
    const json =
      '{"a":{"mode":"oklch","l":0.6002,"c":0.1038,"h":184.7},"b":{"L":54.29,"C":106.84,"H":40.86}}';
    expect(hexes(parseText(json))).toEqual([TEAL, ...hexes(parseText('lch(54.29 106.84 40.86)'))]);
  });
});

describe('lightness and two axes', () => {
  it('are those of OKLab where they are fractions', () => {
    expect(named(parseText('name,L,a,b\nTeal,0.6002,-0.1034,-0.0085'))).toEqual([`${TEAL} Teal`]);
    expect(named(parseText('Teal oklab 0.6002, -0.1034, -0.0085'))).toEqual([`${TEAL} Teal`]);
  });

  it('are those of Lab otherwise', () => {
    expect(hexes(parseText('L,a,b\n54.29,80.8,69.9\n0,0,0'))).toEqual(['#FF0000', '#000000']);
  });
});
