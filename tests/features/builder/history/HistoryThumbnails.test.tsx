import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { createPalette } from '../../../../src/palette/palette';
import { commitPalette } from '../../../../src/state/palette/commitPalette';
import { pinToggled } from '../../../../src/state/palette/historySlice';
import { renamePalette } from '../../../../src/state/palette/renamePalette';
import { renderApp } from '../../../support/renderApp';

const labels = () =>
  within(screen.getByRole('toolbar', { name: 'History' }))
    .getAllByRole('button')
    .map((thumbnail) => thumbnail.getAttribute('aria-label')?.split(':', 2).join(':').split(', #')[0]);

it('colors that were only renamed have one thumbnail: the current step, else the last; and each pinned', async () => {
  const { user, store } = renderApp('/palette-builder?c=ff0000-0000ff');
  await screen.findByRole('toolbar', { name: 'History' });
  act(() => {
    store.dispatch(renamePalette('Flag'));
    store.dispatch(renamePalette('Banner'));
    store.dispatch(commitPalette(createPalette(['#FFFFFF', '#000000'].map((hex) => colorFromHex(hex)))));
    store.dispatch(renamePalette('Chess'));
  });
  expect(labels()).toEqual(['Palette 3 of 5: Banner', 'Palette 5 of 5: Chess']);
  await user.click(screen.getByRole('button', { name: 'Previous palette' }));
  expect(labels()).toEqual(['Palette 3 of 5: Banner', 'Palette 4 of 5: #FFFFFF']);
  act(() => void store.dispatch(pinToggled(0)));
  expect(labels()).toEqual([
    'Palette 1 of 5, pinned: #FF0000',
    'Palette 3 of 5: Banner',
    'Palette 4 of 5: #FFFFFF',
  ]);
  for (let steps = 0; steps < 2; steps += 1)
    await user.click(screen.getByRole('button', { name: 'Previous palette' }));
  expect(labels()).toEqual([
    'Palette 1 of 5, pinned: #FF0000',
    'Palette 2 of 5: Flag',
    'Palette 5 of 5: Chess',
  ]);
});
