import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { followPalette } from '../../src/theme/followPalette';
import type { Theme } from '../../src/theme/theme';
import { parseThemeQuery, themeQuery } from '../../src/theme/themeAddress';

const themeOf = (query: string): Theme => {
  const theme = parseThemeQuery(`?${query}`);
  if (typeof theme === 'string') throw new TypeError(`no theme: ${query}`);
  return theme;
};

const followed = (query: string, ...hexes: readonly string[]): string => {
  const palette = hexes.map(colorFromHex);
  return decodeURIComponent(themeQuery(followPalette(themeOf(query), palette, palette[0] ?? null)));
};

describe('a theme that follows another palette', () => {
  it('is the same where the palette is the same', () => {
    const query = 'h=teal.0d9488_amber.f59e0b.s-12&g=1c1917&by=ratio&pl=teal.3.99f6e4&rl=link.amber.7';
    expect(followed(query, '#0D9488', '#F59E0B', '#1C1917')).toBe(query);
  });

  it('keeps steps, curves, shifts and roles by hand on the hue that comes in the place of theirs', () => {
    expect(
      followed(
        'h=teal.0d9488.s-12_amber.f59e0b&s=1.2.3&gm=p3&tl=.600&rl=primary.teal.2_link.amber.1_text.black&rd=ring.danger.1',
        '#4F46E5',
        '#F59E0B',
      ),
    ).toBe(
      'h=indigo.4f46e5.s-12_amber.f59e0b&s=1.2.3&gm=p3&tl=.600&rl=text.black_link.amber.1_primary.indigo.2&rd=ring.danger.1',
    );
  });

  it('finds a hue again by any color that both have, before its name, and by its name before its place', () => {
    const rest = 'h=rose.e11d48_';
    expect(followed(`${rest}sea.115e59.0d9488.s9`, '#0D9488')).toBe('h=sea.0d9488.s9');
    expect(followed(`${rest}sea.0d9488.s9`, '#115E59', '#0D9488')).toMatch(/^h=sea\.[0-9a-f.]+\.s9$/);
    expect(followed('h=teal.0d9488.s5_blue.2563eb.s20', '#3B82F6', '#14B8A6')).toBe(
      'h=blue.3b82f6.s20_teal.14b8a6.s5',
    );
  });

  it('takes the palette’s order, and keeps the names that a person gave', () => {
    expect(followed('h=amber.f59e0b_sea.0d9488', '#0EA5E9', '#F59E0B')).toBe('h=sea.0ea5e9_amber.f59e0b');
    expect(followed('h=amber.f59e0b_teal.0d9488', '#0D9488', '#F59E0B')).toBe('h=teal.0d9488_amber.f59e0b');
  });

  it('leaves out what was pinned on a color that is gone, and roles of a hue that is gone', () => {
    expect(
      followed(
        'h=teal.0d9488_amber.f59e0b&pl=teal.3.99f6e4_amber.2.fde68a_neutral.0.ffffff&rl=link.amber.7_text.neutral.9',
        '#4F46E5',
      ),
    ).toBe('h=indigo.4f46e5&pl=neutral.0.ffffff&rl=text.neutral.9');
    expect(followed('h=teal.0d9488&pl=teal.3.99f6e4', '#0D9488', '#4F46E5')).toBe(
      'h=teal.0d9488_indigo.4f46e5&pl=teal.3.99f6e4',
    );
  });

  it('takes the grays of the palette, and keeps its own where that has none', () => {
    expect(followed('h=teal.0d9488&g=1c1917', '#4F46E5', '#F59E0B')).toBe(
      'h=indigo.4f46e5_amber.f59e0b&g=1c1917',
    );
    expect(followed('h=teal.0d9488&g=1c1917', '#0D9488', '#F5F5F4')).toBe('h=teal.0d9488&g=f5f5f4');
    expect(followed('h=teal.0d9488', '#1C1917', '#9CA3AF')).toBe('g=1c1917.9ca3af');
  });
});
