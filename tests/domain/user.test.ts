import { describe, expect, it } from 'vitest';

import { avatarUrl, displayName, initialOf } from '../../src/domain/user';

describe('the display name', () => {
  it.each([
    ['Ada Lovelace', { full_name: 'Ada Lovelace', name: 'Ada' }, 'ada@example.com'],
    ['Ada', { name: 'Ada' }, 'ada@example.com'],
    ['ada', {}, 'ada@example.com'],
    ['User', {}, null],
    ['User', { full_name: '', name: '   ' }, ''],
    ['User', {}, '@example.com'],
  ])('is %j for %j and %j [G-25]', (expected, metadata, email) => {
    expect(displayName(email, metadata)).toBe(expected);
  });

  it.each([[42], [{}], [null], ['   '], ['\u200B\u202E']])(
    'passes over %j in the full name [AU-04]',
    (full_name) => {
      expect(displayName('ada@example.com', { full_name })).toBe('ada');
    },
  );

  it.each([
    ['of no width', 'Ad\u200Bm\u2060i\uFEFFn\u00AD', 'Admin'],
    ['for the reading direction', '\u200FA\u200Ed\u061Ca', 'Ada'],
    ['piled up', `Z${'\u0301'.repeat(60)}o`, `Z${'\u0301'.repeat(4)}o`],
    ['that join', 'نی\u200Cاز 👩\u200D🎨', 'نی\u200Cاز 👩\u200D🎨'],
    ['of one letter', 'Tiếng Việt', 'Tiếng Việt'],
  ])('keeps and drops characters %s [AU-04]', (_, full_name, expected) => {
    expect(displayName(null, { full_name })).toBe(expected);
  });

  it('is cut at 80 characters as they are counted by people, and has no space at its end', () => {
    const name = `${'a'.repeat(79)} b`;
    expect(displayName(null, { full_name: name })).toBe('a'.repeat(79));
    expect(displayName(null, { full_name: `${'a'.repeat(80)}b` })).toBe('a'.repeat(80));
    expect(displayName(null, { full_name: ` ${'a'.repeat(80)}` })).toBe('a'.repeat(80));
  });

  it('is looked for in the first thousand characters, so that nothing takes long', () => {
    expect(displayName(null, { full_name: `${' '.repeat(999)}A` })).toBe('A');
    expect(displayName(null, { full_name: `${' '.repeat(1000)}A`, name: 'Ada' })).toBe('Ada');
  });

  it('of an e-mail is what stands before the first @', () => {
    expect(displayName('ada@home@example.com', {})).toBe('ada');
  });

  it('is one line of bounded length without overrides of the reading direction [AU-04]', () => {
    expect(displayName(null, { full_name: 'A\u202Eda\n\tL' })).toBe('Ada L');
    expect(Array.from(displayName(null, { full_name: '😀'.repeat(100_000) }))).toHaveLength(80);
  });
});

describe('the avatar', () => {
  it('is a picture at Google [G-24]', () => {
    const url = 'https://lh3.googleusercontent.com/a/ada=s96-c';
    expect(avatarUrl({ avatar_url: url })).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'data:image/svg+xml,<svg/>',
    'http://lh3.googleusercontent.com/a',
    '//evil.example/a',
    'https://tracker.example/a',
    'https://lh3.googleusercontent.com.evil.example/a',
    'https://lh3.googleusercontent.com@evil.example/a',
    'https://user:word@lh3.googleusercontent.com/a',
    'https://lh3.googleusercontent.com:8443/a',
    `https://lh3.googleusercontent.com/${'a'.repeat(1_000_000)}`,
    undefined,
    {},
  ])('is never %.60j [AU-03]', (avatar_url) => {
    expect(avatarUrl({ avatar_url })).toBeNull();
  });

  it('falls back to the first letter as it is seen [G-24]', () => {
    expect(initialOf({ name: 'ada' })).toBe('A');
    expect(initialOf({ name: '' })).toBe('');
    expect(initialOf({ name: 'é\u0301clair' })).toBe('É\u0301');
    expect(initialOf({ name: '👩‍🎨 Ada' })).toBe('👩‍🎨');
  });
});
