import { describe, expect, it } from 'vitest';
import { ALIKE_BELOW, confusedPairs, NEARLY_EQUAL_BELOW, nearestPair } from '../../src/color/confusedPairs';
import { DEFICIENCIES } from '../../src/color/deficiency';
import { VISIONS } from '../../src/color/visions';
import { palette } from './generate/samples';

const visionsOf = (...hexes: string[]) => confusedPairs(palette(...hexes)).map(({ vision }) => vision);

describe('confused pairs', () => {
  it('are looked for in normal vision and all eight deficiencies', () => {
    expect(VISIONS.map(({ kind }) => kind)).toEqual(['normal', ...Object.keys(DEFICIENCIES)]);
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

  it.each([
    ['#D4C69D', '#E1E7F8', 'a pale yellow and a pale blue'],
    ['#E63946', '#457B9D', 'a red, which is olive to them, and a blue'],
  ])('are not %s and %s for whoever sees blues and yellows: %s', (one, other) => {
    const visions = visionsOf(one, other);
    expect(visions).toContain('achromatopsia');
    for (const kind of ['normal', 'protanopia', 'deuteranopia', 'protanomaly', 'deuteranomaly'])
      expect(visions).not.toContain(kind);
  });

  it('are two blacks that only a meter tells apart', () => {
    expect(visionsOf('#000000', '#0A0A0A')).toContain('normal');
  });

  it('name both places and the difference as seen', () => {
    const [pair, ...others] = confusedPairs(palette('#000000', '#0D9488', '#FFFFFF', '#0D9488')).filter(
      ({ vision }) => vision === 'normal',
    );
    expect(pair).toEqual({ vision: 'normal', first: 1, second: 3, difference: 0 });
    expect(others).toEqual([]);
  });

  it('begin below the stated difference', () => {
    // Grays are seen alike by all: only their lightness counts.
    const pairs = confusedPairs(palette('#808080', '#909090', '#A8A8A8'));
    for (const { difference, vision } of pairs)
      expect(difference).toBeLessThan(vision === 'normal' ? NEARLY_EQUAL_BELOW : ALIKE_BELOW);
    expect(pairs.filter(({ vision }) => vision === 'normal')).toHaveLength(0);
    expect(pairs.filter(({ vision }) => vision === 'tritanopia')).toHaveLength(2);
  });

  it('or, if none, the nearest pair is known, by what its vision needs', () => {
    // ΔE00 20 apart in lightness for everybody, and normal vision needs half of it.
    const nearest = nearestPair(palette('#000000', '#FFFFFF', '#595959', '#8C8C8C'));
    expect(nearest).toMatchObject({ first: 2, second: 3 });
    expect(nearest?.vision).not.toBe('normal');
    expect(confusedPairs(palette('#595959', '#8C8C8C'))).toEqual([]);
    expect(nearestPair(palette('#595959'))).toBeNull();
  });

  // Between grays, ΔE00 is ΔL* divided by S_L of their mean lightness (Sharma et al. 2005).
  it.each([
    ['#6F6F6F', '#7B7B7B', 4.77, true],
    ['#6E6E6E', '#7B7B7B', 5.17, false],
  ])('%s and %s, ΔE00 %d apart, are nearly equal to everybody: %s', (one, other, _, isConfused) => {
    expect(visionsOf(one, other).includes('normal')).toBe(isConfused);
  });

  it.each([
    ['#6B6B6B', '#848484', 9.92, true],
    ['#6B6B6B', '#858585', 10.31, false],
  ])('%s and %s, ΔE00 %d apart, are alike with a deficiency: %s', (one, other, _, isConfused) => {
    expect(visionsOf(one, other).length > 0).toBe(isConfused);
  });
});
