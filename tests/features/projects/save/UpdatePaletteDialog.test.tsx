import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const ORIGINAL = samplePalette('a', 'p1', 'Tidewater', paletteOf('#0D9488', '#FFFFFF'));

/** Asks whether the first color of a palette becomes orange; `stored` is what another tab has made of it. */
const ask = async ({ stored = ORIGINAL, original = ORIGINAL } = {}) => {
  const app = await openProjects({
    path: PATHS.privacy,
    world: { projects: [sampleProject('p1', 'Rebrand')], palettes: [stored] },
  });
  const palette = { colors: paletteOf('#FF6A3D', '#FFFFFF'), name: original.name };
  act(() => void app.store.dispatch(dialogOpened({ dialog: 'updatePalette', palette, original })));
  const question = await app.dialog(/^Update /);
  const screenRows = () =>
    question
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  return { ...app, question, screenRows };
};

describe('the question before a palette is changed', () => {
  it('shows what a longer palette adds, too [P-24]', async () => {
    const { store, dialog } = await openProjects({
      path: PATHS.privacy,
      world: { projects: [sampleProject('p1', 'Rebrand')], palettes: [ORIGINAL] },
    });
    const palette = { colors: paletteOf('#0D9488', '#FFFFFF', '#FF6A3D'), name: null };
    act(() => void store.dispatch(dialogOpened({ dialog: 'updatePalette', palette, original: ORIGINAL })));
    const question = await dialog('Update Tidewater?');
    const rows = question.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '#0D9488#0D9488',
      '#FFFFFF#FFFFFF',
      'becomes#FF6A3D',
    ]);
    expect(question.getByText('Public: everyone can find it in Explore.')).toBeDefined();
    expect(question.getByText('1 of 3 colors changes. Its Explore count restarts at 0.')).toBeDefined();
  });

  it('says nothing of Explore where nobody sees it', async () => {
    const original = { ...ORIGINAL, isPublic: false };
    const { question } = await ask({ stored: original, original });
    expect(question.getByText('1 of 2 colors changes.')).toBeDefined();
  });
});

describe('a palette that was changed in another tab', () => {
  const RED = { ...ORIGINAL, colors: paletteOf('#0D9488', '#CC0000'), name: 'Flood', tags: ['brand'] };
  const NOTICE = 'This palette has been changed elsewhere. “Original” is what it is now.';

  it('is shown as it is now, and keeps what was not changed here', async () => {
    const { question, user, backend, closed, screenRows } = await ask({ stored: RED });
    await waitFor(() => expect(screenRows()).toEqual(['#0D9488becomes#FF6A3D', '#CC0000becomes#FFFFFF']));
    expect(question.getByText(NOTICE)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Update palette' }));
    await closed();
    expect(backend.world.palettes).toMatchObject([
      { name: 'Flood', tags: ['brand'], colors: paletteOf('#FF6A3D', '#FFFFFF') },
    ]);
  });

  it('says who sees it now', async () => {
    const { question } = await ask({ stored: { ...ORIGINAL, isPublic: false } });
    expect(await question.findByText('Private: only you can see it.')).toBeDefined();
    expect(question.getByText(NOTICE)).toBeDefined();
  });

  it('is not replaced before that was seen: a change that came meanwhile is shown, and asks again', async () => {
    const { question, user, backend, closed, screenRows } = await ask();
    expect(question.queryByText(NOTICE)).toBeNull();
    backend.world.palettes = [RED];
    await user.click(question.getByRole('button', { name: 'Update palette' }));
    expect(await question.findByText(NOTICE)).toBeDefined();
    expect(screenRows()).toEqual(['#0D9488becomes#FF6A3D', '#CC0000becomes#FFFFFF']);
    expect(backend.world.palettes).toEqual([RED]);
    await user.click(question.getByRole('button', { name: 'Update palette' }));
    await closed();
    expect(backend.world.palettes).toMatchObject([{ colors: paletteOf('#FF6A3D', '#FFFFFF') }]);
  });

  it('is looked for once, however often the button is pressed, which says that something is going on', async () => {
    const { question, user, backend, closed } = await ask();
    let answer = (): void => {};
    const reading = vi
      .spyOn(backend.projects, 'palette')
      .mockReset()
      .mockImplementation(() => new Promise((resolve) => (answer = () => resolve(ORIGINAL))));
    const updating = vi.spyOn(backend.projects, 'updatePalette');
    await user.click(question.getByRole('button', { name: 'Update palette' }));
    await user.click(await question.findByRole('button', { name: 'Updating…' }));
    await act(async () => answer());
    await closed();
    expect(reading).toHaveBeenCalledOnce();
    expect(updating).toHaveBeenCalledOnce();
  });
});
