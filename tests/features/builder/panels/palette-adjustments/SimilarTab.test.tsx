import { describe, expect, it } from 'vitest';
import { lockToggled, wentBack } from '../../../../../src/state/palette/historySlice';
import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { openAdjustments, valuesOf } from './openAdjustments';

describe('the similar palettes', () => {
  it('are four, and four others after a refresh [B-78]', async () => {
    const { user, panel, rows, hexes } = await openAdjustments('Similar');
    const before = rows();
    expect(before.map((row) => row?.split(':')[0])).toEqual([
      'Variant 1',
      'Variant 2',
      'Variant 3',
      'Variant 4',
    ]);
    expect(new Set(before.map((row) => row?.split(': ')[1])).size).toBe(4);
    await user.click(panel.getByRole('button', { name: 'Refresh similar palettes' }));
    expect(rows()).toHaveLength(4);
    expect(rows().some((row) => before.includes(row))).toBe(false);
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
  });

  it('stay on offer when one of them becomes the palette, and while another tab is open [B-78] [B-79]', async () => {
    const { user, panel, rows, hexes } = await openAdjustments('Similar');
    const before = rows();
    for (const index of [2, 0]) {
      await user.click(panel.getAllByRole('button', { name: /: #/ })[index] ?? document.body);
      expect(hexes()).toEqual(valuesOf(before[index]));
      expect(rows()).toEqual(before);
    }
    await user.click(panel.getByRole('tab', { name: 'Hue' }));
    await user.click(panel.getByRole('tab', { name: 'Similar' }));
    expect(rows()).toEqual(before);
  });

  it('are made from the palette as it is now by a refresh, and after another change', async () => {
    const { user, panel, rows, hexes, dispatch } = await openAdjustments('Similar', 'ff0000-00ff00');
    await user.click(panel.getAllByRole('button', { name: /: #/ })[0] ?? document.body);
    expect(hexes()[0]).not.toBe('#FF0000');
    await user.click(panel.getByRole('button', { name: 'Refresh similar palettes' }));
    const refreshed = rows();
    await dispatch(swatchSelected(1));
    expect(rows()).toEqual(refreshed);
    await dispatch(wentBack());
    expect(rows()).not.toEqual(refreshed);
  });

  it('keep a color that is locked, also one of a variant', async () => {
    const { user, panel, rows, hexes, dispatch } = await openAdjustments('Similar');
    await user.click(panel.getAllByRole('button', { name: /: #/ })[1] ?? document.body);
    const kept = hexes()[2];
    await dispatch(lockToggled(2));
    expect(rows().map((row) => valuesOf(row)[2])).toEqual([kept, kept, kept, kept]);
  });
});
