import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('a color whose opacity is added to it', () => {
  it.each([
    ['of Kotlin', 'val teal = Color(0xFF000000 | 0x000D9488)', '#0D9488 teal'],
    ['of C', '#define TEAL (0xFF000000 | 0x000D9488)', '#0D9488 TEAL'],
    ['of Java', 'public static final int TEAL = 0xFF000000 | 0x0D9488;', '#0D9488 TEAL'],
    ['behind it', 'int TEAL = 0x0D9488 | 0xFF000000;', '#0D9488 TEAL'],
    ['that is moved', 'int green = (0xFF << 24) | 0x0000FF00;', '#00FF00 green'],
    ['as a sum', 'const TEAL = 0xFF000000 + 0x0D9488;', '#0D9488 TEAL'],
  ])('%s', (_, text, color) => {
    expect(named(parseText(text))).toEqual([color]);
  });

  it('leaves black as it is where it stands alone', () => {
    expect(named(parseText('val black = Color(0xFF000000)\nval teal = Color(0xFF0D9488)'))).toEqual([
      '#000000 black',
      '#0D9488 teal',
    ]);
  });
});

describe('numbers of code that are no colors', () => {
  it.each([
    '#define BUF_SIZE 0x100000',
    '#define FLASH_BASE 0x080000\n#define I2C_ADDR 0x3C',
    'const kMaxLength = 0x100000;',
    '#define RMT_CLK_DIV 0x000100',
    'uint8_t r = (c & 0xFF0000) >> 16;',
    'const flags = 0x0f0f0f & state;\nconst id = "a1b2c3";',
    'if (state == 0x00FF00) return;',
  ])('%s', (text) => {
    expect(hexes(parseText(text))).toEqual([]);
  });

  it('are left out among colors, which keep their own names', () => {
    const text =
      '#ifndef COLORS_H\n#define COLORS_H\n#define COLOR_TEAL  0x0D9488\n#define BUF_SIZE 0x100000\n#define MASK_RED 0xFF0000\n#define COLOR_MASK 0x1B2A49\n#endif';
    expect(named(parseText(text))).toEqual(['#0D9488 COLOR_TEAL', '#FF0000 MASK_RED', '#1B2A49 COLOR_MASK']);
  });

  it('are told by the last word of a name: others may be of a color', () => {
    const text = 'const magicMint = 0xAAF0D1;\nconst portWine = 0x6C1F2E;\nconst MAGIC_NUMBER = 0xBADA55;';
    expect(named(parseText(text))).toEqual(['#AAF0D1 magicMint', '#6C1F2E portWine']);
  });

  it('are none in a call that makes a color, whatever it is called', () => {
    const text = 'static const Color size = Color(0xFF0D9488);\nstatic const Color max = Color(0xFF51D1CA);';
    expect(named(parseText(text))).toEqual(['#0D9488 size', '#51D1CA max']);
  });
});
