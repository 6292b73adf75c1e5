import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../src/domain/paths';
import { PROJECT_MESSAGES } from '../../../src/domain/projectMessages';
import { readSession, watchSession } from '../../../src/state/session/readSession';
import { singleKeysSwitched } from '../../../src/state/shortcuts/shortcutSlice';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
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
