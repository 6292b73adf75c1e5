import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lockToggled, paletteMarkedSaved, selectEntry } from '../../../../src/state/palette/historySlice';
import { createFakeServices, directAnalyzer } from '../../../support/fakeServices';
import { renderPanel } from '../../../support/renderPanel';

const PLACE = { id: 'a', projectId: 'p1' };

describe('a palette that a panel recolors', () => {
  it.each([
    ['palette-adjustments', 'Tones', /^Warmer × 1: #/],
    ['palette-adjustments', 'Tint', /^Cyan × 2: #/],
    ['palette-adjustments', 'Hue', /^Hue −15°: #/],
    ['palette-adjustments', 'Contrast', /^Contrast × 1: #/],
    ['palette-adjustments', 'Nivelate', /^Equal saturation: #/],
    ['palette-adjustments', 'Similar', /^Variant 1: #/],
    ['accessibility', 'Color blindness', /^Protanopia: #/],
    ['accessibility', 'Low vision', /^Low vision: #/],
  ])('keeps its name, its project and its locks: %s, %s', async (id, tab, row) => {
    const services = createFakeServices({ colorAnalyzer: directAnalyzer });
    const { panel, user, store, dispatch, hexes, name } = await renderPanel(
      id,
      'c0504d-6b8e23-808040',
      services,
    );
    await dispatch(paletteMarkedSaved({ name: 'Orchard', saved: PLACE }));
    await dispatch(lockToggled(2));
    await user.click(within(panel).getByRole('tab', { name: tab }));
    await user.click(await within(panel).findByRole('button', { name: row }));
    expect(hexes()).not.toEqual(['#C0504D', '#6B8E23', '#808040']);
    expect(hexes()[2]).toBe('#808040');
    expect(name()).toBe('Orchard');
    const { saved, locked } = selectEntry(store.getState()) ?? {};
    expect(saved).toEqual(PLACE);
    expect(locked).toEqual([false, false, true]);
  });
});
