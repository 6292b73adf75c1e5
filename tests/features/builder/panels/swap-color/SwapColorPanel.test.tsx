import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PANEL_MESSAGES } from '../../../../../src/domain/panelMessages';
import { lockToggled, wentBack } from '../../../../../src/state/palette/historySlice';
import { selectShownPalette } from '../../../../../src/features/builder/palette/selectors';
import { renamePalette } from '../../../../../src/state/palette/renamePalette';
import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { renderPanel } from '../../../../support/renderPanel';

const open = async () => {
  const view = await renderPanel('swap-color', '0d9488-f5f5f4-1c1917');
  const panel = within(view.panel);
  const buttons = () => panel.queryAllByRole('button', { name: /^Swap for #/ });
  return {
    ...view,
    panel,
    buttons,
    /** The palettes on offer. */
    offers: () =>
      buttons().map((button) => button.getAttribute('aria-label')?.split(': ')[1]?.split(', ') ?? []),
    refresh: () => panel.getByRole('button', { name: 'Refresh swaps' }),
  };
};

describe('the swaps', () => {
  it('are ten palettes with another color in the place of the selected one [B-89]', async () => {
    const { panel, offers, dispatch } = await open();
    expect(panel.getByRole('heading').textContent).toBe('Swap selected color');
    await dispatch(swatchSelected(1));
    expect(offers()).toHaveLength(10);
    for (const offer of offers()) expect([offer[0], offer[2]]).toEqual(['#0D9488', '#1C1917']);
    expect(new Set([...offers().map((offer) => offer[1]), '#F5F5F4']).size).toBe(11);
  });

  it('are others after a refresh, without a step [B-89]', async () => {
    const { user, offers, refresh, steps } = await open();
    const before = new Set(offers().map((offer) => offer[0]));
    await user.click(refresh());
    expect(offers()).toHaveLength(10);
    expect(offers().filter((offer) => before.has(offer[0]))).toEqual([]);
    expect(steps()).toBe(1);
  });

  it('become the palette by a click, in one step; the others stay on offer [B-89]', async () => {
    const { user, buttons, offers, hexes, selected, steps, store, dispatch } = await open();
    await dispatch(renamePalette('Teal'));
    await dispatch(swatchSelected(2));
    const [before, stepsBefore] = [offers(), steps()];
    for (const [nth, index] of [3, 7].entries()) {
      await user.click(buttons()[index] ?? document.body);
      expect(hexes()).toEqual(before[index]);
      expect(offers()).toEqual(before);
      expect(steps()).toBe(stepsBefore + 1 + nth);
    }
    // It is the same palette still, and the same swatch.
    expect(selected()).toBe(2);
    expect(selectShownPalette(store.getState())?.name).toBe('Teal');
    await dispatch(wentBack());
    expect(hexes()).toEqual(before[3]);
  });

  it('keep locks, and are none while the selected color is locked', async () => {
    const { user, panel, buttons, offers, refresh, store, dispatch } = await open();
    await dispatch(lockToggled(1));
    expect(new Set(offers().map((offer) => offer[1]))).toEqual(new Set(['#F5F5F4']));
    await user.click(buttons()[0] ?? document.body);
    expect(selectShownPalette(store.getState())?.locked).toEqual([false, true, false]);
    await dispatch(swatchSelected(1));
    expect(offers()).toEqual([]);
    expect(panel.getByText(PANEL_MESSAGES.selectedColorLocked)).toBeDefined();
    expect(refresh().getAttribute('aria-disabled')).toBe('true');
    await dispatch(lockToggled(1));
    expect(offers()).toHaveLength(10);
  });

  it('also stop when the swapped color itself is locked, whatever was on offer', async () => {
    const { user, buttons, offers, dispatch } = await open();
    await user.click(buttons()[4] ?? document.body);
    await dispatch(lockToggled(0));
    expect(offers()).toEqual([]);
  });
});
