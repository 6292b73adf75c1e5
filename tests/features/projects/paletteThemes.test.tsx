import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { dialogOpened } from '../../../src/state/dialogsSlice';
import { openProjects } from './openProjects';
import { paletteOf, samplePalette, sampleProject } from './samples';

await import('../../../src/features/theme/ThemePage');

const THEME = 'h=teal.0d9488&g=f5f5f4&by=ratio';
const TIDE = { ...samplePalette('a', 'p1', 'Tidewater'), theme: THEME };
const PLAIN = samplePalette('b', 'p1', 'Plain');
const WORLD = { projects: [sampleProject('p1', 'Rebrand', 19)], palettes: [TIDE, PLAIN] };
const PLACE = { id: 'a', projectId: 'p1' };

const openProject = () => openProjects({ world: WORLD, search: '?project=p1' });

describe('the theme of a saved palette', () => {
  it('stands on its card, and opens from there', async () => {
    const { user, location } = await openProject();
    expect(await screen.findByRole('link', { name: 'Plain' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Open the theme of Plain' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Open the theme of Tidewater' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Theme' })).toBeDefined();
    expect(location()).toMatchObject({ pathname: '/theme', search: `?${THEME}` });
  });

  it('opens from the menu, which makes one where there is none', async () => {
    const page = await openProject();
    await page.choose('Tidewater', 'Open theme');
    await waitFor(() => expect(page.location().search).toBe(`?${THEME}`));
    page.unmount();
    const { user, ...other } = await openProject();
    await other.choose('Plain', 'Make a theme');
    await waitFor(() => expect(other.location()).toMatchObject({ pathname: '/theme' }));
    // It is saved with that palette.
    await user.click(await screen.findByRole('button', { name: 'Save with palette' }));
    const save = await other.dialog('Save palette');
    expect(await save.findByRole('button', { name: 'Save as new' })).toBeDefined();
  });

  it('is removed, and comes back by Undo', async () => {
    const { user, choose, backend } = await openProject();
    const themes = () => backend.world.palettes.map(({ theme }) => theme);
    await choose('Tidewater', 'Remove theme');
    await waitFor(() => expect(themes()).toEqual([null, null]));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Open the theme of Tidewater' })).toBeNull(),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(themes()).toEqual([THEME, null]));
    expect(await screen.findByRole('link', { name: 'Open the theme of Tidewater' })).toBeDefined();
  });
});

describe('of two themes that were removed, one soon after the other', () => {
  it('each comes back by the Undo of its own, also after another palette was changed', async () => {
    const other = { ...PLAIN, theme: 'h=rose.f43f5e' };
    const world = { ...WORLD, palettes: [TIDE, other, samplePalette('c', 'p1', 'Dune')] };
    const { user, choose, dialog, closed, backend } = await openProjects({ world, search: '?project=p1' });
    const themes = () => backend.world.palettes.map(({ theme }) => theme);
    await choose('Tidewater', 'Remove theme');
    await waitFor(() => expect(themes()).toEqual([null, 'h=rose.f43f5e', null]));
    await choose('Plain', 'Remove theme');
    await waitFor(() => expect(themes()).toEqual([null, null, null]));
    await choose('Dune', 'Edit name and tags');
    const edit = await dialog('Edit name and tags');
    await user.type(edit.getByLabelText('Palette name'), ' two{Enter}');
    await closed();
    await screen.findByRole('link', { name: 'Dune two' });
    const undo = screen.getAllByRole('button', { name: 'Undo' });
    expect(undo).toHaveLength(2);
    for (const button of undo) await user.click(button);
    await waitFor(() => expect(themes()).toEqual([THEME, 'h=rose.f43f5e', null]));
  });
});

describe('saving a palette that has a theme', () => {
  const open = async (saved: typeof PLACE | undefined, theme?: string) => {
    const page = await openProjects({ world: WORLD, path: '/privacy' });
    const colors = paletteOf('#0D9488', '#1C1917');
    const palette = { colors, name: 'Tidewater', ...(theme !== undefined && { theme }) };
    act(
      () =>
        void page.store.dispatch(
          dialogOpened({ dialog: 'savePalette', palette, projectId: 'p1', ...(saved && { saved }) }),
        ),
    );
    return { ...page, save: await page.dialog('Save palette') };
  };

  it('keeps it on the copy too', async () => {
    const { user, save, closed, backend } = await open(PLACE);
    await user.click(await save.findByRole('button', { name: 'Save as new' }));
    await closed();
    expect(backend.world.palettes[0]).toMatchObject({ name: 'Tidewater', theme: THEME });
    expect(backend.world.palettes).toHaveLength(3);
  });

  it('leaves it alone where only colors are updated', async () => {
    const { user, save, dialog, closed, backend } = await open(PLACE);
    await user.click(await save.findByRole('button', { name: 'Update palette' }));
    await user.click((await dialog('Update Tidewater?')).getByRole('button', { name: 'Update palette' }));
    await closed();
    expect(backend.world.palettes[0]).toMatchObject({
      theme: THEME,
      colors: paletteOf('#0D9488', '#1C1917'),
    });
  });

  it('says which theme goes before another takes its place', async () => {
    const { user, save, dialog, closed, backend } = await open(PLACE, 'h=rose.f43f5e');
    expect(save.getByText('Its theme, light and dark, is saved with it.')).toBeDefined();
    expect(await save.findByText('Replaces the colors and the theme of Tidewater.')).toBeDefined();
    await user.click(save.getByRole('button', { name: 'Update palette' }));
    const update = await dialog('Update Tidewater?');
    expect(update.getByText(/Its theme is replaced\.$/)).toBeDefined();
    await user.click(update.getByRole('button', { name: 'Update palette' }));
    await closed();
    expect(backend.world.palettes[0]?.theme).toBe('h=rose.f43f5e');
  });
});
