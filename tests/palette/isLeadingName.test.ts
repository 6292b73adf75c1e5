import { describe, expect, it } from 'vitest';

import { isLeadingName } from '../../src/palette/isLeadingName';

describe('colors that a palette is about', () => {
  it.each([
    'brand',
    'Brand Teal',
    'primary',
    'primary-500',
    'primary-500-rgb',
    'Brand 2026',
    'color-accent',
    'Secondary',
  ])('%s', (name) => {
    expect(isLeadingName(name)).toBe(true);
  });

  it.each([
    null,
    'teal',
    'primary-foreground',
    'on-primary',
    'primary 50',
    'brand-900',
    'primary-50-rgb',
    'branded',
    'accent-hover',
  ])('not %s', (name) => {
    expect(isLeadingName(name)).toBe(false);
  });
});
