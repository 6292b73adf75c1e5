import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromHsl, colorFromPacked } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import type { Palette } from '../../src/color/types';
import { paletteLink, parsePaletteLink } from '../../src/palette/paletteLink';

const hexes = (palette: Palette | null) => palette?.map(formatHex) ?? null;

// For the exhaustive test, which takes seconds on a busy machine.
const MINUTE_MS = 60_000;

const packed = fc.integer({ min: 0, max: 0xffffff });
const triple = fc.record({
  h: fc.integer({ min: 0, max: 359 }),
  s: fc.integer({ min: 0, max: 100 }),
  l: fc.integer({ min: 0, max: 100 }),
});
const palettes = fc.array(fc.oneof(packed.map(colorFromPacked), triple.map(colorFromHsl)), {
  minLength: 2,
  maxLength: 9,
});

const opened = (search: string) => {
  const link = parsePaletteLink(search);
  if ('problem' in link) throw new Error(`${link.problem}: ${search}`);
  return link;
};

const linked = (search: string) => {
  const link = parsePaletteLink(search);
  return 'problem' in link ? link.problem : [hexes(link.palette), link.name];
};

describe('palette link', () => {
  it('opens exactly the colors and the name that it names', () => {
    const expected = [['#0D9488', '#F5F5F4', '#1C1917'], 'Teal'];
    expect(linked('?c=0d9488-f5f5f4-1c1917&n=Teal')).toEqual(expected);
    expect(linked('c=0D9488-F5F5F4-1C1917&n=Teal')).toEqual(expected);
  });

  it('writes the same address', () => {
    const palette = ['#0D9488', '#F5F5F4', '#1C1917'].map(colorFromHex);
    expect(paletteLink(palette, 'Teal')).toBe('c=0d9488-f5f5f4-1c1917&n=Teal');
    expect(paletteLink(palette)).toBe('c=0d9488-f5f5f4-1c1917');
    expect(paletteLink(palette, null)).toBe('c=0d9488-f5f5f4-1c1917');
    expect(paletteLink(palette, '   ')).toBe('c=0d9488-f5f5f4-1c1917');
  });

  it('brings every palette and name back', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(palettes, names, (palette, name) => {
        const link = opened(`?${paletteLink(palette, name)}`);
        expect(hexes(link.palette)).toEqual(hexes(palette));
        // What a name is cut to stays as it is when it is linked again.
        expect(opened(paletteLink(palette, link.name)).name).toBe(link.name);
      }),
      { numRuns: 500 },
    );
    const shown = parsePaletteLink(
      paletteLink([colorFromHex('#000'), colorFromHex('#fff')], 'Été & co = 50% + 😀'),
    );
    expect(shown).toMatchObject({ name: 'Été & co = 50% + 😀' });
  });

  it.each(['', '?', '?n=Teal', '?C=000-fff', '?colors=000-fff'])('has none in %j', (search) => {
    expect(linked(search)).toBe('none');
  });

  it.each([
    '?c=',
    '?c=000',
    '?c=-',
    '?c=000-',
    '?c=000-fff-',
    '?c=000--fff',
    '?c=000-ggg',
    '?c=000_fff',
    '?c=000,fff',
    '?c=0d94-f5f5f4',
    '?c=red-blue',
    '?c=%00-%ff',
    '?c=hsl(0, 0%, 0%)-fff',
    `?c=${Array.from({ length: 10 }, () => '000').join('-')}`,
  ])('is invalid for %j [B-03]', (search) => {
    expect(linked(search)).toBe('invalid');
  });

  it('opens 2 and 9 colors, short hex included [B-03]', () => {
    expect(linked('?c=000-fff')).toEqual([['#000000', '#FFFFFF'], null]);
    const nine = parsePaletteLink(`?c=${Array.from({ length: 9 }, () => '0d9488').join('-')}`);
    expect(nine).toMatchObject({ palette: { length: 9 } });
  });

  const nameOf = (name: string) => opened(`?c=000-fff&n=${encodeURIComponent(name)}`).name;

  it('cuts a name to 40 code points, never inside a pair', () => {
    expect(nameOf('😀'.repeat(41))).toBe('😀'.repeat(40));
    expect(nameOf(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
  });

  it('takes line breaks, control characters and direction overrides out of a name', () => {
    expect(nameOf('a\r\n\u0000b')).toBe('a b');
    expect(nameOf('\u202Eevil\u2066')).toBe('evil');
    expect(nameOf(' \u200b\u3164 ')).toBeNull();
    expect(nameOf('\u2800')).toBeNull();
    expect(nameOf(`${'\u200b'.repeat(40)}a`)).toBeNull();
  });

  it('never throws, for 10,000 strings, torn pairs and a megabyte', { timeout: MINUTE_MS }, () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((list) => String.fromCharCode(...list));
    fc.assert(
      fc.property(
        fc.oneof(
          units,
          units.map((text) => `?c=000-fff&n=${text}`),
          units.map((text) => `?c=${text}`),
        ),
        (text) => {
          const link = parsePaletteLink(text);
          return 'problem' in link || link.palette.length >= 2;
        },
      ),
      { numRuns: 10_000 },
    );
    // Anything quadratic would run far into the time-out.
    for (const piece of ['-', '0-', 'a', ' ', '%', '+', '&c=']) {
      parsePaletteLink(`?c=000-fff&n=${piece.repeat(1_000_000 / piece.length)}`);
      expect(linked(`?c=${piece.repeat(1_000_000 / piece.length)}`)).toBe('invalid');
    }
    expect(paletteLink([colorFromHex('#000'), colorFromHex('#fff')], 'a\ud800')).toContain('c=000000-ffffff');
  });
});
