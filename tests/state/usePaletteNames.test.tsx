// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { plainName } from '../../src/color/plainName';

const COLORS = ['#808080', '#0D9488', '#0D9488'].map(colorFromHex);

// Each test meets a page that has not loaded the list yet.
beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.doUnmock('color-name-list/bestof');
  vi.restoreAllMocks();
});

const renderNames = async () => {
  const [{ usePaletteNames }, { ServicesContext }, { createFakeServices }] = await Promise.all([
    import('../../src/state/usePaletteNames'),
    import('../../src/state/servicesContext'),
    import('../support/fakeServices'),
  ]);
  const Names = () => (
    <ul>
      {usePaletteNames(COLORS).map((name, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
        <li key={i}>{name}</li>
      ))}
    </ul>
  );
  render(
    <ServicesContext value={createFakeServices()}>
      <Names />
    </ServicesContext>,
  );
  return () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('the names of a palette', () => {
  it('are empty lines while the list loads, then the nearest, no two the same', async () => {
    const names = await renderNames();
    expect(names()).toEqual(['\u00a0', '\u00a0', '\u00a0']);
    await screen.findByText('Gray');
    expect(new Set(names()).size).toBe(3);
    expect(names().every((name) => name.trim() !== '')).toBe(true);
  });

  it('are those of the table where the list cannot be loaded, and the failure is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    vi.doMock('color-name-list/bestof', () => {
      throw new Error('offline');
    });
    const names = await renderNames();
    await screen.findByText('Gray');
    expect(names()).toEqual(COLORS.map(plainName));
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
