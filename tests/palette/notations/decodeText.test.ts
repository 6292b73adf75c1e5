import { describe, expect, it } from 'vitest';

import { decodeText } from '../../../src/palette/notations/decodeText';
import { normalizeText } from '../../../src/palette/notations/normalizeText';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from(text).flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

describe('the bytes of a file are a text', () => {
  it.each([
    ['in UTF-8', utf8('Été #0d9488\t深い青\r\n'), 'Été #0d9488\t深い青\r\n'],
    ['in UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['in UTF-16 by its mark', bytes(0xff, 0xfe, 0x61, 0, 0xe9, 0), 'aé'],
    ['in UTF-16 the other way round', bytes(0xfe, 0xff, 0, 0x61, 0, 0xe9), 'aé'],
    ['in UTF-16 by its mark alone', bytes(0xff, 0xfe, 0xf1, 0x6d, 0x44, 0x30), '深い'],
    ['in UTF-16 by its mark alone, the other way round', bytes(0xfe, 0xff, 0x6d, 0xf1, 0x30, 0x44), '深い'],
    ['in older Windows with the first half of a mark', bytes(0xff, 0x61), 'ÿa'],
    ['in older Windows with the second half of a mark', bytes(0x61, 0xfe), 'aþ'],
    ['in older Windows with the first half of the other mark', bytes(0xfe, 0x61), 'þa'],
    ['in older Windows with the second half of the other mark', bytes(0x61, 0xff), 'aÿ'],
    ['in UTF-16 without a mark, by its zeros', utf16('#0d9488 é', true), '#0d9488 é'],
    ['in UTF-16 the other way round, by its zeros', utf16('#0d9488 é', false), '#0d9488 é'],
    ['in UTF-16 with some signs of other scripts', utf16('#0d9488 深い青', true), '#0d9488 深い青'],
    ['in the encoding of older Windows', bytes(0xc9, 0x74, 0xe9, 0x20, 0x61), 'Été a'],
    ['of nothing', bytes(), ''],
  ])('%s', (_, given, text) => {
    expect(decodeText(given)).toBe(text);
  });

  it.each([1, 2, 3])(
    'in UTF-8 that breaks off within a sign, without what is left of it: %i bytes',
    (left) => {
      const whole = utf8('Été 😀');
      expect(decodeText(whole.subarray(0, whole.length - 4 + left))).toBe('Été ');
    },
  );

  it('in UTF-8 that breaks off within a sign whose bytes before are zeros but for their mark', () => {
    // Of '…', which is E2 80 A6, its first two bytes are left.
    expect(decodeText(utf8('Été…').subarray(0, -1))).toBe('Été');
  });

  it('in older Windows where something stands behind what is no UTF-8, so that nothing of it is lost', () => {
    expect(decodeText(bytes(0xc3, 0xa9, 0x20, 0xe9, 0x61))).toBe('Ã© éa');
  });

  it('in older Windows where a broken end is all that is beyond ASCII', () => {
    expect(decodeText(bytes(0x43, 0x61, 0x66, 0xe9))).toBe('Café');
  });

  it.each([
    ['a zero', bytes(0x61, 0, 0x62)],
    ['a control sign', bytes(0x61, 0x07)],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
    ['zeros on both places', bytes(0x61, 0, 0, 0x62, 0x63, 0, 0, 0x64)],
  ])('but not with %s in them', (_, given) => {
    expect(decodeText(given)).toBeNull();
  });
});

describe('a text as it is read', () => {
  it('has no mark of its bytes, and lines that end one way', () => {
    expect(normalizeText('\uFEFFa\r\nb\rc\u2028d\u2029e\nf')).toBe('a\nb\nc\nd\ne\nf');
    expect(normalizeText('a\uFEFFb')).toBe('a\uFEFFb');
  });

  it('has full-width hex in the usual letters, and other full-width letters as they are', () => {
    expect(normalizeText('＃０Ｄ９４８８ ＃ｆｆｆ ＃0d9488 ＡＢＣ ＃１２ ＃空')).toBe(
      '#0D9488 #fff #0d9488 ＡＢＣ ＃１２ ＃空',
    );
  });
});
