import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BUILDER_MESSAGES } from '../../../../src/domain/builderMessages';
import { selectHistory } from '../../../../src/state/palette/historySlice';
import { HISTORY_KEY } from '../../../../src/state/palette/stored/historyKeys';
import { singleKeysSwitched } from '../../../../src/state/shortcuts/shortcutSlice';
import { pageMessages } from '../../../support/pageToasts';
import { createFakeServices } from '../../../support/fakeServices';
import { renderApp } from '../../../support/renderApp';

const open = async () => {
  const services = createFakeServices();
  const app = renderApp('/palette-builder?c=ff0000-0000ff&n=Primary', services);
  await screen.findByRole('button', { name: 'Pinned palettes' });
  const { user } = app;
  return {
    ...app,
    storage: services.storage,
    key: (key: string) => fireEvent.keyDown(document.body, { key }),
    generate: async (times: number) => {
      for (let i = 0; i < times; i++) await user.click(screen.getByRole('button', { name: /^Generate/ }));
    },
    menu: async () => {
      await user.click(screen.getByRole('button', { name: 'Pinned palettes' }));
      return within(await screen.findByRole('menu', { name: 'Pinned palettes' }));
    },
    names: () => selectHistory(app.store.getState()).entries.map(({ name }) => name),
    pinned: () => selectHistory(app.store.getState()).entries.filter(({ isPinned }) => isPinned).length,
  };
};

describe('pins in the history', () => {
  it('hold a palette that the limit would drop, also over a reload, and lead back to it', async () => {
    const { user, menu, generate, names, store, storage } = await open();
    await user.click((await menu()).getByRole('menuitem', { name: /^Pin this palette/ }));
    await waitFor(() => expect(pageMessages()).toEqual([BUILDER_MESSAGES.pinned]));
    // A visitor's history has five places.
    await generate(7);
    expect(names()).toHaveLength(5);
    expect(names()[0]).toBe('Primary');
    expect(storage.read(HISTORY_KEY)).toMatchObject([{ name: 'Primary', pinned: true }, {}, {}, {}, {}]);
    expect(screen.getByRole('button', { name: /^Palette 1 of 5, pinned: Primary, #FF0000/ })).toBeDefined();
    await user.click((await menu()).getByRole('menuitem', { name: /^Primary/ }));
    await waitFor(() => expect(selectHistory(store.getState()).index).toBe(0));
  });

  it('are marked in the menu where one of them is shown', async () => {
    const { user, key, generate, menu } = await open();
    key('p');
    expect((await menu()).getByRole('menuitem', { name: /^Primary\s*shown$/ })).toBeDefined();
    await user.keyboard('{Escape}');
    await generate(1);
    expect((await menu()).getByRole('menuitem', { name: 'Primary' })).toBeDefined();
  });

  it('have no key in the menu where single keys are switched off', async () => {
    const { user, menu, store } = await open();
    expect((await menu()).getByRole('menuitem', { name: /^Pin this palette\s*P$/ })).toBeDefined();
    await user.keyboard('{Escape}');
    act(() => void store.dispatch(singleKeysSwitched(false)));
    expect((await menu()).getByRole('menuitem', { name: 'Pin this palette' })).toBeDefined();
  });

  it('are set and taken by a key, and refused where no step would be left', async () => {
    const { key, generate, pinned } = await open();
    key('p');
    expect(pinned()).toBe(1);
    key('p');
    expect(pinned()).toBe(0);
    for (const count of [1, 2, 3]) {
      key('p');
      expect(pinned()).toBe(count);
      await generate(1);
    }
    key('p');
    expect(pinned()).toBe(3);
    expect(pageMessages()).toContain(BUILDER_MESSAGES.pinsFull);
  });

  it('compare two that are pinned', async () => {
    const { user, key, generate, menu } = await open();
    key('p');
    expect((await menu()).queryByRole('menuitem', { name: /Compare/ })).toBeNull();
    await user.keyboard('{Escape}');
    await generate(1);
    key('p');
    await generate(1);
    await user.click((await menu()).getByRole('menuitem', { name: 'Compare pinned palettes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
    expect(dialog.getAllByText('Primary').length).toBeGreaterThan(0);
  });
});
