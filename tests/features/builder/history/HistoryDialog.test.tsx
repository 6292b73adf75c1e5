import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { generatePalette } from '../../../../src/features/builder/generator/generatePalette';
import { selectHistory, wentTo } from '../../../../src/state/palette/historySlice';
import { onPhone } from '../../../support/onPhone';
import { renderApp } from '../../../support/renderApp';

const open = async () => {
  onPhone();
  const app = renderApp('/palette-builder?c=ff0000-0000ff&n=Signal');
  await screen.findByRole('button', { name: 'More' });
  for (let i = 0; i < 2; i++) act(() => void app.store.dispatch(generatePalette()));
  const openList = async () => {
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'History' }));
    return within(await screen.findByRole('dialog', { name: 'History' }));
  };
  return { ...app, openList, history: () => selectHistory(app.store.getState()) };
};

describe('the history on a phone', () => {
  it('lists every palette, the newest first, and leads back to one', async () => {
    const { user, openList, history } = await open();
    const list = await openList();
    const names = list.getAllByRole('button', { name: /^Palette/ }).map(({ textContent }) => textContent);
    expect(names).toEqual([
      expect.stringMatching(/^Palette 3 of 3: #.*Palette 3 shown$/),
      expect.stringMatching(/^Palette 2 of 3: #.*Palette 2$/),
      'Palette 1 of 3: Signal',
    ]);
    await user.click(list.getByRole('button', { name: 'Palette 1 of 3: Signal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history().index).toBe(0);
    expect(history().entries).toHaveLength(3);
  });

  it('begins on the palette that is shown', async () => {
    const { openList, store } = await open();
    act(() => void store.dispatch(wentTo(1)));
    const list = await openList();
    const shown = list.getByRole('button', { name: /^Palette 2 of 3:/ });
    await waitFor(() => expect(document.activeElement).toBe(shown));
  });

  it('pins any of them, and lets it go, without going there', async () => {
    const { user, openList, history } = await open();
    const list = await openList();
    await user.click(list.getByRole('button', { name: 'Pin palette 1', pressed: false }));
    expect(history().entries.map(({ isPinned }) => isPinned === true)).toEqual([true, false, false]);
    expect(history().index).toBe(2);
    await user.click(list.getByRole('button', { name: 'Unpin palette 1', pressed: true }));
    expect(history().entries.some(({ isPinned }) => isPinned)).toBe(false);
  });
});
