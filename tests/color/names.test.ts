import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { colorName } from '../../src/color/names';
import { COLOR_NAMES } from '../../src/color/names.data';

const UNKNOWN = 'Unknown Color';
const PLACES = [25, 50, 75];

describe('COLOR_NAMES', () => {
  it('has nine names for each of the 36 hues, none of them twice [B-60]', () => {
    expect(Object.keys(COLOR_NAMES).map(Number)).toEqual(Array.from({ length: 36 }, (_, i) => i * 10));
    const names = Object.values(COLOR_NAMES).flat();
    expect(names).toHaveLength(324);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(324);
  });

  it('holds names of one or two words, in sentence case', () => {
    const odd = Object.values(COLOR_NAMES)
      .flat()
      .filter((name) => !/^[A-Z][a-z]+( [a-z]+)?$/.test(name));
    expect(odd).toEqual([]);
  });
});

describe('colorName', () => {
  it('names the middle of each place by the table, saturation before lightness [B-60]', () => {
    const found = Object.keys(COLOR_NAMES).map((hue) =>
      PLACES.flatMap((s) => PLACES.map((l) => colorName({ h: Number(hue), s, l }))),
    );
    expect(found).toEqual(Object.values(COLOR_NAMES));
  });

  it('rounds the hue to the nearest ten, and 355 and above to red [B-60]', () => {
    const at = (h: number) => colorName({ h, s: 50, l: 50 });
    expect(at(24)).toBe(at(20));
    expect(at(25)).toBe(at(30));
    expect(at(354)).toBe(at(350));
    expect(at(355)).toBe(at(0));
    expect(at(359)).toBe(at(0));
    expect(at(350)).not.toBe(at(0));
  });

  it('keeps 37.5 and 62.5 in the lower bucket [B-61]', () => {
    const bySaturation = (s: number) => colorName({ h: 200, s, l: 50 });
    const byLightness = (l: number) => colorName({ h: 200, s: 50, l });
    for (const name of [bySaturation, byLightness]) {
      expect([0, 37, 37.5].map(name)).toEqual(Array.from({ length: 3 }, () => name(25)));
      expect([37.51, 38, 62.5].map(name)).toEqual(Array.from({ length: 3 }, () => name(50)));
      expect([62.51, 63, 100].map(name)).toEqual(Array.from({ length: 3 }, () => name(75)));
    }
  });

  it('has a name for every color there is [B-60]', () => {
    let unknown = 0;
    for (let h = 0; h < 360; h++) {
      for (let s = 0; s <= 100; s += 4) {
        for (let l = 0; l <= 100; l += 4) if (colorName({ h, s, l }) === UNKNOWN) unknown++;
      }
    }
    expect(unknown).toBe(0);
  });

  it('answers Unknown Color to numbers that are none [B-61]', () => {
    expect(colorName({ h: -20, s: 50, l: 50 })).toBe(UNKNOWN);
    for (const odd of [Number.NaN, Infinity, -Infinity]) {
      expect(colorName({ h: odd, s: 50, l: 50 })).toBe(UNKNOWN);
      expect(colorName({ h: 0, s: odd, l: 50 })).toBe(UNKNOWN);
      expect(colorName({ h: 0, s: 50, l: odd })).toBe(UNKNOWN);
    }
  });

  it('calls colors what people call them', () => {
    const named = (hex: string) => colorName(colorFromHex(hex).hsl);
    expect(['#0D9488', '#000080', '#800000', '#008080', '#808000', '#00FFFF'].map(named)).toEqual([
      'Teal',
      'Navy',
      'Maroon',
      'Teal',
      'Olive',
      'Cyan',
    ]);
  });
});
