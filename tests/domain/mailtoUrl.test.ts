import fc from 'fast-check';
import { expect, it } from 'vitest';

import { mailtoUrl } from '../../src/domain/mailtoUrl';
import { rounds } from '../support/rounds';

it.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada+tag@example.com', 'mailto:ada%2Btag@example.com'],
  ['ada@example.com?cc=eve@evil.example', 'mailto:ada%40example.com%3Fcc%3Deve@evil.example'],
  ['ada@example.com,eve@evil.example', 'mailto:ada%40example.com%2Ceve@evil.example'],
  ['ada@example.com\r\nBcc: eve@evil.example', 'mailto:ada%40example.comBcc%3A%20eve@evil.example'],
  ['a&body=x@example.com', 'mailto:a%26body%3Dx@example.com'],
  ['"a@b"@example.com', 'mailto:%22a%40b%22@example.com'],
  ['名前@例え.jp', 'mailto:%E5%90%8D%E5%89%8D@%E4%BE%8B%E3%81%88.jp'],
  ['nobody', 'mailto:nobody'],
])('a message to %j has one recipient and nothing else', (email, url) => {
  expect(mailtoUrl(email)).toBe(url);
});

it('a message to any text is an address of mail without parameters, on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { protocol, search, hash, pathname } = new URL(mailtoUrl(text));
      expect([protocol, search, hash]).toEqual(['mailto:', '', '']);
      expect(pathname).not.toMatch(/[,;?&]|%0[ad]/i);
    }),
    { numRuns: rounds(2_000) },
  );
});
