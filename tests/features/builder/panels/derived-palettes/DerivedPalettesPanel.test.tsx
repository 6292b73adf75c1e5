import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { colorFromHex } from '../../../../../src/color/color';
import { BUILDER_MESSAGES } from '../../../../../src/domain/builderMessages';
import { lockToggled, wentBack } from '../../../../../src/state/palette/historySlice';
import { selectShownPalette } from '../../../../../src/features/builder/palette/selectors';
import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { ResultGrid } from '../../../../../src/features/builder/result/ResultGrid';
import { renderPanel } from '../../../../support/renderPanel';

const open = async (colors = '0d9488-f5f5f4-1c1917') => {
  const view = await renderPanel('derived-palettes', colors);
  const panel = within(view.panel);
  const buttons = () => panel.queryAllByRole<HTMLButtonElement>('button', { name: /: #/ });
  return {
    ...view,
    panel,
    buttons,
    offers: () =>
      buttons().map((button) => button.getAttribute('aria-label')?.split(': ')[1]?.split(', ') ?? []),
    base: () => panel.getByText(/^#[0-9A-F]{6}$/).textContent,
    regenerate: () => panel.getByRole('button', { name: 'Regenerate' }),
  };
};

describe('the derived palettes', () => {
  it('are ten variants of five colors, each with the base color, which is shown [B-67]', async () => {
    const { panel, buttons, offers, base } = await open();
    expect(panel.getByRole('heading').textContent).toBe('Color-derived palettes');
    expect(base()).toBe('#0D9488');
    expect(offers()).toHaveLength(10);
    for (const offer of offers()) {
      expect(offer).toHaveLength(5);
      expect(offer).toContain('#0D9488');
    }
    const labels = buttons().map((button) => button.getAttribute('aria-label')?.split(':')[0]);
    expect(new Set(labels).size).toBe(10);
    for (const label of labels) expect(panel.getByText(label ?? '')).toBeDefined();
  });

  it('are others after regenerating [B-67]', async () => {
    const { user, offers, regenerate, hexes } = await open();
    const before = new Set(offers().map((offer) => offer.join()));
    await user.click(regenerate());
    expect(offers()).toHaveLength(10);
    expect(offers().filter((offer) => before.has(offer.join()))).toEqual([]);
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
  });

  it('become the palette by a click, as one step; base color and the others stay [B-68]', async () => {
    const { user, buttons, offers, base, hexes, selected, steps, dispatch } = await open();
    await dispatch(swatchSelected(2));
    expect(base()).toBe('#1C1917');
    const before = offers();
    for (const [nth, index] of [0, 8, 4].entries()) {
      await user.click(buttons()[index] ?? document.body);
      expect(hexes()).toEqual(before[index]);
      expect([selected(), steps(), base()]).toEqual([0, 2 + nth, '#1C1917']);
      expect(offers()).toEqual(before);
    }
    await dispatch(wentBack());
    expect(hexes()).toEqual(before[8]);
  });

  it('start from another base after another swatch is selected, or after regenerating [B-67]', async () => {
    const { user, buttons, base, hexes, regenerate, dispatch } = await open();
    await user.click(buttons()[0] ?? document.body);
    expect(base()).toBe('#0D9488');
    await dispatch(swatchSelected(3));
    expect(base()).toBe(hexes()[3]);
    await user.click(buttons()[5] ?? document.body);
    expect(base()).not.toBe(hexes()[0]);
    await user.click(regenerate());
    expect(base()).toBe(hexes()[0]);
  });

  it('with the same color twice are shown, but cannot be chosen or reached [B-69]', async () => {
    const user = userEvent.setup();
    const onUse = vi.fn();
    const teal = colorFromHex('#0D9488');
    const result = (label: string, hex: string, hasDuplicates: boolean) => ({
      label,
      palette: [teal, colorFromHex(hex)],
      hasDuplicates,
    });
    const usable = result('Triadic', '#94880D', false);
    render(<ResultGrid label="Derived" results={[result('Deep', '#0D9488', true), usable]} onUse={onUse} />);
    const twice = screen.getByRole<HTMLButtonElement>('button', { name: 'Deep: #0D9488, #0D9488' });
    expect([twice.disabled, twice.title]).toEqual([true, 'Contains the same color twice']);
    await user.click(twice);
    expect(onUse).not.toHaveBeenCalled();
    // One Tab stop, at one that can be chosen.
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onUse).toHaveBeenCalledWith(usable);
  });

  it('keep locked colors in their places, also when one is locked later', async () => {
    const { user, buttons, offers, hexes, store, dispatch } = await open();
    await dispatch(lockToggled(2));
    expect(new Set(offers().map((offer) => offer[2]))).toEqual(new Set(['#1C1917']));
    await user.click(buttons()[3] ?? document.body);
    expect(selectShownPalette(store.getState())?.locked).toEqual([false, false, true, false, false]);
    await dispatch(lockToggled(4));
    const last = hexes()[4];
    expect(new Set(offers().map((offer) => `${offer[2]} ${offer[4]}`))).toEqual(new Set([`#1C1917 ${last}`]));
  });

  it('are none while all of five colors are locked', async () => {
    const { buttons, regenerate, dispatch } = await open('111111-222222-333333-444444-555555');
    for (const index of [0, 1, 2, 3, 4]) await dispatch(lockToggled(index));
    expect(buttons()).toEqual([]);
    expect(screen.getByText(BUILDER_MESSAGES.allColorsLocked)).toBeDefined();
    expect(regenerate().getAttribute('aria-disabled')).toBe('true');
  });
});
