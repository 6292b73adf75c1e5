import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { createFakeExtractor } from '../fakePictures';
import { findSwatches, openPicture, region } from '../openImagePage';

describe('the swatches', () => {
  const hexes = (swatches: HTMLElement) =>
    within(swatches)
      .getAllByRole('button')
      .map((cell) => cell.getAttribute('aria-label'));

  it('shows all swatches and their number [X-11]', async () => {
    const { swatches } = await openPicture();
    expect(hexes(swatches)).toHaveLength(10);
    expect(within(region('Swatches')).getByText('10')).toBeDefined();
  });

  it('shows 200 of them some at a time, in their place [X-11]', async () => {
    const swatches = Array.from({ length: 200 }, (_, i) => 0x10_20_30 + i);
    const seen: number[] = [];
    const observer = new MutationObserver(() => {
      const grid = screen.queryByRole('toolbar', { name: 'Colors of the picture' });
      if (grid && seen.at(-1) !== grid.childElementCount) seen.push(grid.childElementCount);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    const { swatches: grid } = await openPicture({ imageExtractor: createFakeExtractor({ swatches }) });
    await waitFor(() => expect(hexes(grid)).toHaveLength(200));
    expect(seen).toEqual([0, 80, 160, 200]);
  });

  it('sorts by mode, and turns the direction when the active mode is clicked [X-10]', async () => {
    const { user, swatches } = await openPicture();
    const tab = (name: RegExp) => screen.getByRole('tab', { name });
    expect(
      within(region('Swatches'))
        .getAllByRole('tab')
        .map(({ textContent }) => textContent.replace(/(a|de)scending$/, '')),
    ).toEqual(['Unordered', 'Hue', 'Saturation', 'Lightness']);
    await user.click(tab(/Unordered/));
    expect(hexes(swatches)[9]).toBe('#7A3B12');
    await user.click(tab(/Lightness/));
    expect(tab(/Lightness ascending/)).toBeDefined();
    expect(hexes(swatches).at(0)).toBe('#000000');
    expect(hexes(swatches).at(-1)).toBe('#FFFFFF');
    await user.click(tab(/Lightness/));
    expect(tab(/Lightness descending/)).toBeDefined();
    expect(hexes(swatches).at(0)).toBe('#FFFFFF');
    await user.click(tab(/Saturation/));
    expect(tab(/Saturation ascending/)).toBeDefined();
    // Another mode begins upwards, whichever way the one before it went.
    await user.click(tab(/Hue/));
    expect(tab(/Hue ascending/)).toBeDefined();
  });

  it('is sorted as it was left when one comes back from the builder', async () => {
    const { user, location } = await openPicture();
    await user.click(screen.getByRole('tab', { name: /Lightness/ }));
    await user.click(screen.getByRole('tab', { name: /Lightness/ }));
    await user.click(within(region('Palette')).getByRole('button', { name: 'Open in builder' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    await user.click(screen.getAllByRole('link', { name: 'Image to palette' })[0] ?? document.body);
    const swatches = await findSwatches();
    expect(within(region('Swatches')).getByRole('tab', { selected: true }).textContent).toBe(
      'Lightnessdescending',
    );
    expect(hexes(swatches).at(0)).toBe('#FFFFFF');
  });

  it('toggles a swatch in the palette [X-12]', async () => {
    const { user, cell, columns, pressed } = await openPicture();
    expect(pressed()).toHaveLength(5);
    await user.click(cell('#7A3B12'));
    expect(cell('#7A3B12').getAttribute('aria-pressed')).toBe('true');
    expect(columns().at(-1)).toContain('#7A3B12');
    await user.click(cell('#7A3B12'));
    expect(columns()).toHaveLength(5);
    expect(pressed()).toHaveLength(5);
  });

  it('leaves all cells but the toggled one as they are', async () => {
    const { user, cell, swatches } = await openPicture();
    const others = within(swatches)
      .getAllByRole('button')
      .filter((other) => other !== cell('#7A3B12'));
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const other of others)
      observer.observe(other, { attributes: true, attributeFilter: ['style', 'aria-pressed'] });
    await user.click(cell('#7A3B12'));
    await waitFor(() => expect(cell('#7A3B12').getAttribute('aria-pressed')).toBe('true'));
    changes.push(...observer.takeRecords());
    expect(changes).toEqual([]);
  });

  it('is one stop of the Tab key, walked with the arrow keys', async () => {
    const { user, swatches } = await openPicture();
    const cells = within(swatches).getAllByRole<HTMLButtonElement>('button');
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    cells[0]?.focus();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(cells.at(-1));
    expect(cells.at(-1)?.tabIndex).toBe(0);
    await user.keyboard('{Home}{Enter}');
    expect(document.activeElement).toBe(cells[0]);
  });
});
