import { describe, expect, it } from 'vitest';
import { CONFUSED_BELOW, confusedPairs, NEARLY_EQUAL_BELOW, VISIONS } from '../../src/color/confusedPairs';
import { DEFICIENCIES } from '../../src/color/deficiency';
import { palette } from './generate/samples';

const visionsOf = (...hexes: string[]) => confusedPairs(palette(...hexes)).map(({ vision }) => vision);

describe('confused pairs', () => {
  it('are looked for in normal vision and all eight deficiencies', () => {
    expect(VISIONS.map(({ kind }) => kind)).toEqual(['normal', ...Object.keys(DEFICIENCIES)]);
    expect(new Set(VISIONS.slice(1).map(({ below }) => below))).toEqual(new Set([CONFUSED_BELOW]));
  });

  it('are a red and a green for deuteranopia, not for normal vision', () => {
    const visions = visionsOf('#C0504D', '#6B8E23');
    expect(visions).toContain('deuteranopia');
    expect(visions).not.toContain('normal');
    expect(visions).not.toContain('tritanopia');
  });

  it('are two nearly equal colors in normal vision too', () => {
    expect(visionsOf('#0D9488', '#0F968A')).toEqual(VISIONS.map(({ kind }) => kind));
  });

  it('are not black and white', () => {
    expect(visionsOf('#000000', '#FFFFFF')).toEqual([]);
  });

  it('name both places and the distance as seen', () => {
    const [pair, ...others] = confusedPairs(palette('#000000', '#0D9488', '#FFFFFF', '#0D9488')).filter(
      ({ vision }) => vision === 'normal',
    );
    expect(pair).toEqual({ vision: 'normal', first: 1, second: 3, distance: 0 });
    expect(others).toEqual([]);
  });

  it('begin below the stated distance', () => {
    // Grays are seen alike by all: only their lightness counts.
    const pairs = confusedPairs(palette('#808080', '#909090', '#A8A8A8'));
    for (const { distance, vision } of pairs)
      expect(distance).toBeLessThan(vision === 'normal' ? NEARLY_EQUAL_BELOW : CONFUSED_BELOW);
    expect(pairs.filter(({ vision }) => vision === 'normal')).toHaveLength(0);
    expect(pairs.filter(({ vision }) => vision === 'tritanopia')).toHaveLength(2);
  });

  // The lightness of a gray in OKLab is the cube root of its linear light.
  it.each([
    ['#606060', '#6E6E6E', 0.049, true],
    ['#606060', '#6F6F6F', 0.053, false],
  ])('%s and %s, %d apart, are nearly equal to everybody: %s', (one, other, _, isConfused) => {
    expect(visionsOf(one, other).includes('normal')).toBe(isConfused);
  });

  it.each([
    ['#707070', '#969696', 0.128, true],
    ['#707070', '#979797', 0.131, false],
  ])('%s and %s, %d apart, are alike with a deficiency: %s', (one, other, _, isConfused) => {
    expect(visionsOf(one, other).length > 0).toBe(isConfused);
  });
});
