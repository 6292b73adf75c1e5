import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { renderApp } from '../../../support/renderApp';

const paletteOf = (name: string, ...hexes: readonly string[]) => ({
  name,
  colors: hexes.map((hex) => colorFromHex(hex)),
});

it('two palettes that were compared are so again when the dialog comes back with what was typed', async () => {
  const { user, store } = renderApp('/palette-builder?c=ff0000-0000ff');
  await screen.findByRole('button', { name: 'Compare and mix palettes' });
  const first = paletteOf('Greens', '#00FF00', '#008800', '#888888');
  const other = paletteOf('Night', '#000000', '#FFFFFF');
  act(() => void store.dispatch(dialogOpened({ dialog: 'compare', first, other })));
  const find = async () => within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
  const dialog = await find();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'a warm evening' } });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  const again = await find();
  expect(again.getByRole<HTMLInputElement>('textbox').value).toBe('a warm evening');
  expect(again.getAllByText('Greens')).not.toHaveLength(0);
  expect(again.getByRole('radio', { name: 'Night' })).toBeDefined();
});
