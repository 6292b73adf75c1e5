import { describe, expect, it } from 'vitest';

import { safeMediaUrl, safeUrl } from '../../src/domain/safeUrl';

/** An https address of so many characters. */
const long = (length: number): string => {
  const start = 'https://media.example/';
  return start + 'a'.repeat(length - start.length);
};

describe('an address from outside', () => {
  it('has 2048 characters at most', () => {
    expect(safeUrl(long(2048))).toBe(long(2048));
    expect(safeUrl(long(2049))).toBeNull();
    expect(safeMediaUrl(`/${'a'.repeat(2047)}`)).toBe(`/${'a'.repeat(2047)}`);
    expect(safeMediaUrl(`/${'a'.repeat(2048)}`)).toBeNull();
  });

  it.each([
    'https://user@media.example/a',
    'https://:word@media.example/a',
    'https://user:word@media.example/a',
    'http://media.example/a',
    'ftp://media.example/a',
    'not an address',
    { href: 'https://media.example/a' },
  ])('is not taken from %j', (value) => {
    expect(safeUrl(value)).toBeNull();
    expect(safeMediaUrl(value)).toBeNull();
  });

  it('may be of any host where none are given, and of no other where some are', () => {
    const hosts = ['media.example', 'pictures.example:8443'];
    expect(safeUrl('https://other.example/a')).toBe('https://other.example/a');
    expect(safeUrl('https://other.example/a', hosts)).toBeNull();
    expect(safeUrl('https://media.example:8443/a', hosts)).toBeNull();
    expect(safeUrl('https://pictures.example:8443/a', hosts)).toBe('https://pictures.example:8443/a');
    expect(safeUrl('https://media.example/a', [])).toBeNull();
  });

  it('is written as browsers write it', () => {
    expect(safeUrl('HTTPS://Media.Example/a b')).toBe('https://media.example/a%20b');
  });
});
