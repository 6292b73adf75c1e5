import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deleteSwatch } from '../../../../../src/state/palette/editPalette';
import { lockToggled, wentBack } from '../../../../../src/state/palette/historySlice';
import { selectShownPalette } from '../../../../../src/features/builder/palette/selectors';
import { PANELS } from '../../../../../src/features/builder/panels';
import { renderPanel } from '../../../../support/renderPanel';

const FIVE = '111111-222222-333333-444444-555555';
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${digit}`.repeat(6)).join('-');

const open = async (colors: string) => {
  const view = await renderPanel('pairings', colors);
  const panel = within(view.panel);
  const buttons = () => panel.queryAllByRole('button', { name: /^Colors / });
  return {
    ...view,
    panel,
    buttons,
    names: () => buttons().map((button) => button.getAttribute('aria-label')),
    sizes: () => panel.getAllByRole('tab').map((tab) => tab.textContent),
    chosen: () => panel.getByRole('tab', { selected: true }).textContent,
    removeLast: () =>
      act(async () => {
        await Promise.resolve(view.store.dispatch(deleteSwatch(4)));
      }),
    choose: (size: string) => view.user.click(panel.getByRole('tab', { name: size })),
  };
};

describe('the pairings', () => {
  it('are there with two colors or more [B-87]', () => {
    const row = PANELS.find(({ id }) => id === 'pairings');
    expect(row?.title).toBe('Pairings');
    expect([0, 1, 2, 9].map((colorCount) => row?.isVisible({ colorCount }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('are offered from one color less than the palette down to two [B-87]', async () => {
    const { sizes, chosen } = await open(FIVE);
    expect(sizes()).toEqual(['4 colors', '3 colors', '2 colors']);
    expect(chosen()).toBe('4 colors');
  });

  it('of two colors are the pair alone [B-87]', async () => {
    const { sizes, names } = await open('111111-222222');
    expect(sizes()).toEqual(['2 colors']);
    expect(names()).toEqual(['Colors 1 and 2: #111111, #222222']);
  });

  it('are all combinations of the size that is chosen [B-87]', async () => {
    const { names, choose } = await open('111111-222222-333333-444444');
    expect(names()).toEqual([
      'Colors 1, 2 and 3: #111111, #222222, #333333',
      'Colors 1, 2 and 4: #111111, #222222, #444444',
      'Colors 1, 3 and 4: #111111, #333333, #444444',
      'Colors 2, 3 and 4: #222222, #333333, #444444',
    ]);
    await choose('2 colors');
    expect(names().map((name) => name?.split(':')[0])).toEqual([
      'Colors 1 and 2',
      'Colors 1 and 3',
      'Colors 1 and 4',
      'Colors 2 and 3',
      'Colors 2 and 4',
      'Colors 3 and 4',
    ]);
  });

  it('of nine colors are up to 126, each one element, with one Tab stop', async () => {
    const { panel, user, sizes, choose, buttons } = await open(NINE);
    expect(sizes()).toEqual(['8', '7', '6', '5', '4', '3', '2']);
    await choose('5');
    expect(panel.getByText('126 combinations of 5 colors')).toBeDefined();
    expect(buttons()).toHaveLength(126);
    expect(buttons().every((button) => button.childElementCount === 0)).toBe(true);
    expect(buttons().filter((button) => button.tabIndex === 0)).toHaveLength(1);
    await user.tab();
    expect(document.activeElement).toBe(buttons()[0]);
    await user.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Colors 5, 6, 7, 8 and 9: /);
  });

  it('become the palette by a click, with their locks', async () => {
    const { user, panel, choose, chosen, hexes, selected, steps, store, dispatch } = await open(FIVE);
    await dispatch(lockToggled(1));
    await dispatch(lockToggled(4));
    await choose('3 colors');
    await user.click(panel.getByRole('button', { name: /^Colors 1, 3 and 5: / }));
    expect(hexes()).toEqual(['#111111', '#333333', '#555555']);
    expect(selectShownPalette(store.getState())?.locked).toEqual([false, false, true]);
    expect([selected(), steps()]).toEqual([0, 2]);
    // What was chosen for five colors is not offered for three.
    expect(chosen()).toBe('2 colors');
    await dispatch(wentBack());
    expect(selectShownPalette(store.getState())?.locked).toEqual([false, true, false, false, true]);
  });

  it('keep the keyboard where fewer are left after one was used', async () => {
    const { user, panel, choose, buttons } = await open(FIVE);
    await choose('2 colors');
    panel.getByRole('button', { name: /^Colors 3 and 5: / }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(buttons()).toHaveLength(1));
    expect(document.activeElement).toBe(buttons()[0]);
  });

  it('are none of a chosen size that the palette has become too small for [B-88]', async () => {
    const { user, panel, choose, chosen, names, sizes, removeLast, dispatch } = await open(FIVE);
    await choose('4 colors');
    await removeLast();
    expect(panel.getByText('No combinations available for 4 colors')).toBeDefined();
    expect(names()).toEqual([]);
    expect(sizes()).toEqual(['3 colors', '2 colors']);
    await dispatch(wentBack());
    expect(chosen()).toBe('4 colors');
    expect(names()).toHaveLength(5);
    await removeLast();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('2 colors');
    expect(names()).toHaveLength(6);
  });
});
