import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { renderPanel } from '../../../../support/renderPanel';

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${digit}`.repeat(6)).join('-');
const EMPTY = 'Not enough colors in the palette for this combination';

const open = async (colors = '0d9488-f5f5f4-1c1917') => {
  const view = await renderPanel('gradient-combinations', colors);
  const panel = within(view.panel);
  const items = () => panel.queryAllByRole('figure');
  const colorsOf = (item: HTMLElement) => within(item).getAllByRole('button', { name: /^Copy #/ });
  return {
    ...view,
    panel,
    items,
    colorsOf,
    titles: () => items().map((item) => item.textContent),
    choose: async (...tabs: string[]) => {
      for (const name of tabs) await view.user.click(panel.getByRole('tab', { name }));
    },
  };
};

describe('the gradients', () => {
  it('have two sources and three sizes [B-62]', async () => {
    const { panel, choose, titles } = await open();
    const tabsOf = (name: string) =>
      within(panel.getByRole('tablist', { name }))
        .getAllByRole('tab')
        .map((tab) => tab.textContent);
    expect(panel.getByRole('heading').textContent).toBe('Gradient combinations');
    expect(tabsOf('Source')).toEqual(['Palette colors', 'Color wheel']);
    expect(tabsOf('Number of colors')).toEqual(['2 colors', '3 colors', '4 colors']);
    const chosen = () => panel.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
    await choose('4 colors', 'Color wheel');
    expect(chosen()).toEqual(['Color wheel', '4 colors']);
    expect(titles()).toEqual(['Square', 'Tetradic']);
    await choose('2 colors', 'Palette colors');
    expect(chosen()).toEqual(['Palette colors', '2 colors']);
    expect(titles()).toHaveLength(3);
  });

  it.each([
    ['Palette colors', '2 colors', 36],
    ['Palette colors', '3 colors', 6],
    ['Palette colors', '4 colors', 6],
    ['Color wheel', '2 colors', 13],
    ['Color wheel', '3 colors', 3],
    ['Color wheel', '4 colors', 2],
  ] as const)('of %s in %s are %i, each with that many colors [B-65]', async (source, size, count) => {
    const { choose, items, colorsOf } = await open(NINE);
    await choose(source, size);
    expect(items()).toHaveLength(count);
    for (const item of items()) expect(colorsOf(item)).toHaveLength(Number(size[0]));
  });

  it('have a title and their colors [B-66]', async () => {
    const { choose, items, titles, colorsOf } = await open();
    expect(titles()).toEqual(['Colors 1, 2 and 3']);
    const [first] = items();
    expect(colorsOf(first ?? document.body).map((color) => color.getAttribute('aria-label'))).toEqual([
      'Copy #0D9488',
      'Copy #F5F5F4',
      'Copy #1C1917',
    ]);
    await choose('Color wheel');
    expect(titles()).toEqual(['Triadic', 'Split complementary', 'Analogous']);
  });

  it('of the wheel follow the selected color, those of the palette do not [B-66]', async () => {
    const { choose, items, colorsOf, titles, dispatch } = await open();
    const firstColor = () => colorsOf(items()[0] ?? document.body)[0]?.getAttribute('aria-label');
    await dispatch(swatchSelected(1));
    expect(titles()).toEqual(['Colors 1, 2 and 3']);
    expect(firstColor()).toBe('Copy #0D9488');
    await choose('Color wheel');
    expect(firstColor()).toBe('Copy #F5F5F4');
  });

  it('copy the hex of the color that is clicked, and tick it [B-63]', async () => {
    const { user, panel, services } = await open();
    const color = panel.getByRole('button', { name: 'Copy #F5F5F4' });
    await user.click(color);
    expect(services.copied).toEqual(['#F5F5F4']);
    expect(await screen.findByText('Copied!')).toBeDefined();
    expect(color.querySelector('[data-copied]')).not.toBeNull();
    expect(panel.getByRole('button', { name: 'Copy #0D9488' }).querySelector('[data-copied]')).toBeNull();
  });

  it('are copied as CSS', async () => {
    const { user, panel, services } = await open();
    await user.click(panel.getByRole('button', { name: 'Copy CSS: Colors 1, 2 and 3' }));
    expect(services.copied).toEqual(['linear-gradient(90deg in oklab, #0D9488, #F5F5F4, #1C1917)']);
  });

  it('say so when the palette has too few colors; the wheel always has enough [B-64]', async () => {
    const { choose, panel, items } = await open('0d9488-f5f5f4');
    expect(items()).toHaveLength(1);
    for (const size of ['3 colors', '4 colors']) {
      await choose(size);
      expect(panel.getByText(EMPTY)).toBeDefined();
      expect(items()).toEqual([]);
    }
    await choose('Color wheel');
    expect(panel.queryByText(EMPTY)).toBeNull();
    expect(items()).toHaveLength(2);
  });

  it('are one Tab stop, with arrows among all colors', async () => {
    const { user, panel, choose } = await open('111111-222222-333333-444444');
    await choose('3 colors');
    await user.tab();
    const name = () => document.activeElement?.getAttribute('aria-label');
    expect(name()).toBe('Copy #111111');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(name()).toBe('Copy CSS: Colors 1, 2 and 3');
    // Two beside each other: the same button of the gradient below.
    await user.keyboard('{ArrowDown}');
    expect(name()).toBe('Copy CSS: Colors 1, 3 and 4');
    expect(panel.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
  });
});
