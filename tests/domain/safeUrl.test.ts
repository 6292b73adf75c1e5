import { describe, expect, it } from 'vitest';
import { safeMediaUrl } from '../../src/domain/safeUrl';

describe('an address of media', () => {
  it.each(['https://media.example/a.mp4', '/weekly/slow-tide.mp4', '/a.jpg', '/assets/still-1A_b.webm'])(
    'may be %s',
    (url) => {
      expect(safeMediaUrl(url)).toBe(url);
    },
  );

  it.each([
    'http://media.example/a.mp4',
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'blob:https://hueloom.example/1',
    '//evil.example/a.mp4',
    '/../a.mp4',
    '/weekly/../../a.mp4',
    '/weekly//a.mp4',
    '/\\evil.example/a.mp4',
    '/a b.mp4',
    '/a.mp4?x=1',
    'weekly/a.mp4',
    '/',
    '',
    `/${'a'.repeat(2048)}`,
    null,
    7,
  ])('may not be %s [XS-03]', (url) => {
    expect(safeMediaUrl(url)).toBeNull();
  });
});
