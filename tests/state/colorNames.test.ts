import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { createColorNames } from '../../src/state/colorNames';

const { gone } = vi.hoisted(() => ({ gone: new Set<string>() }));

const throwIfGone = (code: string): void => {
  if (gone.has(code)) throw new TypeError('Failed to fetch');
};
vi.mock('color-name-list/bestof', () => ({
  get colornames() {
    throwIfGone('list');
    return [{ name: 'Deep Sea', hex: '#0d9488' }];
  },
}));
vi.mock('../../src/color/plainName', () => ({
  get plainName() {
    throwIfGone('plain names');
    return () => 'Teal';
  },
}));

const COLORS = [colorFromHex('#0D9488')];
const names = async (colorNames: ReturnType<typeof createColorNames>) => {
  await colorNames.load();
  return colorNames.namer()?.(COLORS);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  gone.clear();
  vi.restoreAllMocks();
});

describe('the list of color names', () => {
  it('is asked for again after it could not be loaded, with plain names until then', async () => {
    const colorNames = createColorNames();
    gone.add('list');
    expect(await names(colorNames)).toEqual(['Teal']);
    expect(await names(colorNames)).toEqual(['Teal']);
    gone.clear();
    expect(await names(colorNames)).toEqual(['Deep Sea']);
  });

  it('never fails: without any names there is none, until they can be loaded', async () => {
    const colorNames = createColorNames();
    gone.add('list').add('plain names');
    expect(await names(colorNames)).toBeUndefined();
    gone.clear();
    expect(await names(colorNames)).toEqual(['Deep Sea']);
  });
});
