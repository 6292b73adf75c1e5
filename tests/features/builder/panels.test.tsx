import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../../src/palette/palette';
import { colorFromHex } from '../../../src/color/color';
import { commitPalette } from '../../../src/state/palette/commitPalette';
import { swatchSelected } from '../../../src/state/palette/selectionSlice';
import { renderPanel } from '../../support/renderPanel';

const BRAND = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';

const open = async (panelId: string) => {
  const rendered = await renderPanel(panelId, BRAND);
  return { ...rendered, panel: within(rendered.panel) };
};

describe('the three further panels', () => {
  it('are a shade scale of the selected color [B-104]', async () => {
    const { panel, dispatch } = await open('shade-scale');
    await dispatch(swatchSelected(1));
    expect(panel.getByRole('button', { name: 'Copy 700, #2B3FD6' })).toBeDefined();
    await dispatch(swatchSelected(4));
    expect(panel.getByRole('button', { name: /^Copy \d+, #FF6A3D$/ })).toBeDefined();
    expect(panel.queryByRole('button', { name: /#2B3FD6$/ })).toBeNull();
  });

  it('an in-use preview of the base color [B-104]', async () => {
    const { panel, dispatch } = await open('in-use-preview');
    const primary = () => panel.getByRole('combobox', { name: /^Primary: / }).getAttribute('aria-label');
    await dispatch(swatchSelected(1));
    expect(primary()).toBe('Primary: #2B3FD6, automatic');
    await dispatch(swatchSelected(4));
    expect(primary()).toBe('Primary: #FF6A3D, automatic');
    // A list of derived palettes keeps its base color when one of them becomes the palette.
    const derived = ['#FF6A3D', '#0D9488'].map(colorFromHex);
    const source = { colors: derived.toReversed(), locked: [], selected: 0 };
    await dispatch(
      commitPalette(createPalette(derived), { origin: { panelId: 'derived-palettes', source } }),
    );
    expect(primary()).toBe('Primary: #0D9488, automatic');
    // The next one that is selected is the base color.
    await dispatch(swatchSelected(0));
    expect(primary()).toBe('Primary: #FF6A3D, automatic');
  });

  it('and a contrast repair of the selected color and of the palette [B-104]', async () => {
    const { panel, dispatch } = await open('contrast-repair');
    const pairs = () => panel.queryAllByRole('img').map((tile) => tile.getAttribute('aria-label'));
    /** What the first three stand on: the selected color, which misses 4.5 with as many. */
    const grounds = () =>
      new Set(
        pairs()
          .slice(0, 3)
          .map((pair) => pair?.split(' on ')[1]),
      );
    await panel.findByText(/^Lightness only/);
    await dispatch(swatchSelected(1));
    const [onBlue, ...noOthers] = grounds();
    expect(noOthers).toEqual([]);
    await dispatch(swatchSelected(4));
    expect(grounds().size).toBe(1);
    expect(grounds()).not.toContain(onBlue);
    await dispatch(commitPalette(createPalette(['#777777', '#FFFFFF'].map(colorFromHex))));
    await waitFor(() => expect(pairs()).toHaveLength(1));
  });
});
