import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { createPalette } from '../../../../src/palette/palette';
import { commitPalette } from '../../../../src/state/palette/commitPalette';
import { renamePalette } from '../../../../src/state/palette/renamePalette';
import { renderApp } from '../../../support/renderApp';

it('a palette that was only named is offered once for comparing', async () => {
  const { user, store } = renderApp('/palette-builder?c=ff0000-0000ff');
  const compare = await screen.findByRole('button', { name: 'Compare and mix palettes' });
  act(() => {
    store.dispatch(renamePalette('Flag'));
    store.dispatch(commitPalette(createPalette(['#FFFFFF', '#000000'].map((hex) => colorFromHex(hex)))));
    store.dispatch(renamePalette('Chess'));
  });
  await user.click(compare);
  await screen.findByRole('dialog', { name: 'Compare and mix palettes' });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /Flag/, checked: true })).toBeDefined();
});
