import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { PATHS } from '../../../src/domain/paths';
import { PROJECT_MESSAGES } from '../../../src/domain/projectMessages';
import { adjustRandomly } from '../../../src/features/builder/random-adjustment/adjustmentCommands';
import { createPalette } from '../../../src/palette/palette';
import { entriesToStored } from '../../../src/palette/storedHistory';
import { selectEntry } from '../../../src/state/palette/historySlice';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from '../../../src/state/palette/stored/historyKeys';
import { readSession, watchSession } from '../../../src/state/session/readSession';
import { singleKeysSwitched } from '../../../src/state/shortcuts/shortcutSlice';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';
import { samplePalette, sampleProject } from '../../features/projects/samples';

const list = () => within(screen.getByRole('listbox', { name: 'Actions and pages' }));

describe('the commands of the list', () => {
  it('show their keys, but no single ones where those are switched off', async () => {
    const { user, store } = renderApp('/palette-builder?c=0d9488-f5f5f4-1c1917');
    await screen.findByRole('heading', { name: 'Color palette' });
    const shown = () =>
      ['Lock or unlock the color', 'Previous palette', 'Save the palette'].map(
        (label) => list().getByText(label).parentElement?.textContent,
      );
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Action, page or palette' });
    expect(shown()).toEqual(['Lock or unlock the colorL', 'Previous palette←', 'Save the paletteCtrlS']);
    await user.keyboard('{Escape}');
    act(() => void store.dispatch(singleKeysSwitched(false)));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Action, page or palette' });
    expect(shown()).toEqual(['Lock or unlock the color', 'Previous paletteCtrlZ', 'Save the paletteCtrlS']);
  });

  it('know the palettes and panels of the builder after a reload of another page', async () => {
    const storage = createMemoryStore({
      [HISTORY_KEY]: entriesToStored([
        createPalette(['#0d9488', '#f5f5f4'].map(colorFromHex), { name: 'Tidewater', locked: [true, false] }),
        createPalette(['#123456', '#654321'].map(colorFromHex)),
      ]),
      [HISTORY_INDEX_KEY]: 1,
    });
    const { user, store } = renderApp(PATHS.privacy, createFakeServices({ storage }));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Action, page or palette' });
    expect(list().getByRole('option', { name: 'Gradient combinations' })).toBeDefined();
    expect(list().getByRole('option', { name: '#123456 #654321' })).toBeDefined();
    await user.click(list().getByRole('option', { name: 'Tidewater' }));
    expect(await screen.findByRole('button', { name: 'Rename palette Tidewater' })).toBeDefined();
    expect(selectEntry(store.getState())?.locked).toEqual([true, false]);
    expect(storage.read(HISTORY_INDEX_KEY)).toBe(0);
  });

  it('open a saved palette with its tags, which the next save keeps', async () => {
    const projects = [sampleProject('p1', 'Rebrand')];
    const palettes = [{ ...samplePalette('a', 'p1', 'Tidewater'), tags: ['sea'] }];
    const backend = createFakeBackend({}, { user: FREE_USER, projects, palettes });
    const { user, store } = renderApp(PATHS.privacy, createFakeServices({ backend }));
    await act(async () => {
      store.dispatch(watchSession());
      await store.dispatch(readSession());
    });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Action, page or palette' });
    await user.click(await list().findByRole('option', { name: 'Tidewater' }));
    await user.click(await screen.findByRole('button', { name: 'Saved' }));
    expect(await screen.findByRole('button', { name: 'Remove tag sea' })).toBeDefined();
  });

  it('ask for no field that a random adjustment hides', async () => {
    const { user, store } = renderApp('/palette-builder?c=0d9488-f5f5f4-1c1917');
    await screen.findByRole('heading', { name: 'Color palette' });
    const offered = async () => {
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox', { name: 'Action, page or palette' });
      const fields = ['Type another value for the color', 'Name the palette', 'Name the color'];
      const names = fields.filter((field) => list().queryByText(field));
      await user.keyboard('{Escape}');
      return names;
    };
    expect(await offered()).toHaveLength(3);
    await act(async () => store.dispatch(adjustRandomly()));
    expect(await offered()).toEqual(['Name the color']);
  });

  it.each([
    [
      'says that the plan has none left before anything is typed',
      [sampleProject('p1', 'Rebrand')],
      'Upgrade to PRO',
    ],
    ['opens where the plan has one left', [], 'New project'],
  ])('a new project %s [P-26, R-05]', async (_, projects, title) => {
    const backend = createFakeBackend({}, { user: FREE_USER, projects });
    const { user, store } = renderApp(PATHS.privacy, createFakeServices({ backend }));
    await act(async () => {
      store.dispatch(watchSession());
      await store.dispatch(readSession());
    });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Action, page or palette' });
    await user.click(await list().findByRole('option', { name: 'New project' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const limit = dialog.queryByText(PROJECT_MESSAGES.freeProjectLimitReached);
    expect(limit === null).toBe(projects.length === 0);
  });
});
