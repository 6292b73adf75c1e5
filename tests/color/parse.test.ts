import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHsl } from '../../src/color/color';
import { formatHex, formatHsl } from '../../src/color/format';
import { parseColor, parseHex, parseHsl } from '../../src/color/parse';
import type { Color } from '../../src/color/types';
import { hostileValues, NO_COLORS } from './hostile.data';

const GRAY = 'hsl(0, 0%, 50%)';

// For the exhaustive tests, which take seconds on a busy machine.
const MINUTE_MS = 60_000;

/** Whole, in range, and with an exact value that its HSL rounds to or shows as. */
const isSound = ({ rgb, hsl }: Color): boolean =>
  [rgb.r, rgb.g, rgb.b].every((v) => Number.isInteger(v) && v >= 0 && v <= 255) &&
  [hsl.h, hsl.s, hsl.l].every(Number.isInteger) &&
  /^hsl\(\d{1,3}, \d{1,3}%, \d{1,3}%\)$/.test(formatHsl({ rgb, hsl })) &&
  hsl.h < 360 &&
  hsl.s <= 100 &&
  hsl.l <= 100;

/** Every UTF-16 unit, surrogates torn apart included. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 24 })
  .map((units) => String.fromCharCode(...units));

/** Pieces of both notations in any order: the strings that come closest to being colors. */
const nearMisses = fc
  .array(
    fc.constantFrom(
      'hsl(',
      ')',
      ', ',
      ',',
      '%',
      '#',
      'a',
      'F',
      '0',
      '7',
      '42',
      '100',
      '101',
      '359',
      '360',
      '-',
      '.',
      ' ',
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

describe('parseHsl', () => {
  it(
    'reads back all 360 × 101 × 101 colors as they are written [G-44] [B-04]',
    { timeout: MINUTE_MS },
    () => {
      let wrong = 0;
      for (let h = 0; h < 360; h++) {
        for (let s = 0; s <= 100; s++) {
          for (let l = 0; l <= 100; l++) {
            const hsl = parseHsl(`hsl(${h}, ${s}%, ${l}%)`)?.hsl;
            if (hsl?.h !== h || hsl.s !== s || hsl.l !== l) wrong++;
          }
        }
      }
      expect(wrong).toBe(0);
    },
  );

  it('writes back exactly what it has read', () => {
    for (const text of ['hsl(0, 0%, 0%)', 'hsl(359, 100%, 100%)', 'hsl(175, 84%, 32%)']) {
      const color = parseHsl(text);
      expect(color && formatHsl(color)).toBe(text);
    }
  });

  it('refuses everything else, near misses included', () => {
    expect(NO_COLORS.filter((text) => parseHsl(text))).toEqual([]);
  });
});

describe('parseHex', () => {
  it.each([
    ['#0D9488', '#0D9488'],
    ['0d9488', '#0D9488'],
    ['#abc', '#AABBCC'],
    ['ABC', '#AABBCC'],
    ['000', '#000000'],
    ['1e3', '#11EE33'],
    ['  #0d9488\n', '#0D9488'],
    ['\u00a0fff\ufeff', '#FFFFFF'],
  ])('reads %j as %s [B-58]', (text, hex) => {
    const color = parseHex(text);
    expect(color && formatHex(color)).toBe(hex);
  });

  it('brings hex back unchanged across the whole cube', () => {
    const wrong: string[] = [];
    for (let n = 0; n <= 0xffffff; n += 97) {
      const hex = `#${n.toString(16).padStart(6, '0').toUpperCase()}`;
      const color = parseHex(hex);
      if (!color || formatHex(color) !== hex) wrong.push(hex);
    }
    expect(wrong).toEqual([]);
  });

  it('refuses everything else, near misses included [B-58]', () => {
    expect(NO_COLORS.filter((text) => parseHex(text))).toEqual([]);
  });
});

describe('parseColor', () => {
  it('reads both notations', () => {
    expect(parseColor('#0D9488').rgb).toEqual({ r: 13, g: 148, b: 136 });
    expect(parseColor('hsl(175, 84%, 32%)')).toEqual(colorFromHsl({ h: 175, s: 84, l: 32 }));
  });

  it('falls back to gray for every text that is no color [G-44]', () => {
    expect(NO_COLORS.filter((text) => formatHsl(parseColor(text)) !== GRAY)).toEqual([]);
  });

  it('falls back to gray for every value that is no text [G-44]', () => {
    const written = hostileValues().map((value) => formatHsl(parseColor(value)));
    expect(new Set(written)).toEqual(new Set([GRAY]));
  });

  it(
    'never throws, and always answers a sound color, for 10,000 strings [G-44]',
    { timeout: MINUTE_MS },
    () => {
      fc.assert(
        fc.property(fc.oneof(anyUnits, nearMisses), (text) => {
          const color = parseColor(text);
          return isSound(color) && formatHsl(parseColor(formatHsl(color))) === formatHsl(color);
        }),
        { numRuns: 10_000 },
      );
    },
  );

  it('never throws for 1,000 values of any kind [G-44]', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) =>
        isSound(parseColor(value)),
      ),
      { numRuns: 1000 },
    );
  });

  it(
    'reads texts of a megabyte in linear time, whatever they are made of [G-44]',
    { timeout: MINUTE_MS },
    () => {
      const size = 1_000_000;
      const texts = ['#', ' ', 'a', '0', 'hsl(', 'hsl(1, ', '\ud800', '😀', '%', '0%, ']
        .map((piece) => piece.repeat(size / piece.length))
        .flatMap((long) => [long, `#${long}`, `hsl(${long})`, `hsl(1, ${long}`, `${long}#abc!`]);
      // Takes half a second; anything quadratic would run far into the time-out.
      expect(texts.filter((text) => formatHsl(parseColor(text)) !== GRAY)).toEqual([]);
    },
  );
});
