import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { formatHex } from '../../../../src/color/format';
import { createPalette } from '../../../../src/palette/palette';
import { commitPalette } from '../../../../src/state/palette/commitPalette';
import { mirrorCurrentPalette } from '../../../../src/state/palette/editPalette';
import { pinToggled } from '../../../../src/state/palette/historySlice';
import { renamePalette } from '../../../../src/state/palette/renamePalette';
import { createFakeBackend } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { renderApp } from '../../../support/renderApp';
import { publicPalettes } from '../../explore/publicPalettes';

describe('palettes to compare with', () => {
  it('are offered once where one was made, saved and published', async () => {
    const [shared] = publicPalettes(1);
    if (!shared) throw new Error('there is none');
    const backend = createFakeBackend({}, { palettes: publicPalettes(3) });
    const colors = shared.colors.map((color) => formatHex(color).slice(1)).join('-');
    const app = renderApp(
      `/palette-builder?c=${colors}&n=${encodeURIComponent(shared.name)}`,
      createFakeServices({ backend }),
    );
    await app.user.click(await screen.findByRole('button', { name: /^Generate/ }));
    await app.user.click(screen.getByRole('button', { name: 'Compare and mix palettes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(3));
    expect(dialog.getAllByRole('radio', { name: new RegExp(`${shared.name}$`) })).toHaveLength(1);
  });

  it('are never one palette twice: the one in the builder is not offered, saved, published or pinned', async () => {
    const [shared, other] = publicPalettes(2);
    if (!shared || !other) throw new Error('there are none');
    const backend = createFakeBackend({}, { palettes: [shared, other] });
    const colors = shared.colors.map((color) => formatHex(color).slice(1)).join('-');
    const { store, user } = renderApp(
      `/palette-builder?c=${colors}&n=${encodeURIComponent(shared.name)}`,
      createFakeServices({ backend }),
    );
    await screen.findByRole('button', { name: 'Compare and mix palettes' });
    act(() => void store.dispatch(mirrorCurrentPalette()));
    act(() => void store.dispatch(mirrorCurrentPalette()));
    act(() => void store.dispatch(pinToggled(0)));
    await user.click(screen.getByRole('button', { name: 'Compare and mix palettes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
    await dialog.findByRole('radio', { name: new RegExp(`${other.name}$`) });
    // The mirrored step has other columns.
    expect(dialog.getAllByRole('radio', { name: new RegExp(`${shared.name}$`) })).toHaveLength(1);
    await user.type(dialog.getByRole('textbox', { name: 'Colors or a palette link' }), colors);
    expect(await dialog.findByRole('radio', { name: 'From the text', checked: true })).toBeDefined();
  });

  it('are offered once where one was only named', async () => {
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
});
