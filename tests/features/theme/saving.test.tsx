import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatHex } from '../../../src/color/format';
import { MESSAGES } from '../../../src/domain/messages';
import { themeTarget } from '../../../src/palette/themeLink';
import { selectOpenDialog } from '../../../src/state/dialogsSlice';
import { readSession, watchSession } from '../../../src/state/session/readSession';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { selectThemeEntry } from '../../../src/state/theme/themeSlice';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { samplePalette, sampleProject } from '../projects/samples';
import { openTheme, PALETTE } from './openTheme';

const TIDE = samplePalette('a', 'p1', 'Tidewater');

/** The page for someone who has a project. */
const open = async (address: Parameters<typeof openTheme>[0]) => {
  const backend = createFakeBackend(
    {},
    {
      user: FREE_USER,
      subscription: ACTIVE_SUBSCRIPTION,
      projects: [sampleProject('p1', 'Rebrand')],
      palettes: [TIDE],
    },
  );
  const page = await openTheme(address, createFakeServices({ backend }));
  await act(async () => {
    page.store.dispatch(watchSession());
    await page.store.dispatch(readSession());
  });
  const { user } = page;
  return {
    ...page,
    backend,
    ask: async () => {
      await user.click(screen.getByRole('button', { name: 'Save with palette' }));
      return within(await screen.findByRole('dialog', { name: 'Save palette' }));
    },
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
};

const kept = ({ theme, colors }: typeof TIDE) => ({ theme, colors: colors.map((color) => formatHex(color)) });

describe('saving a theme', () => {
  it('saves it with the palette that it was made of, as it is now', async () => {
    const { user, ask, closed, backend } = await open(`${PALETTE}&n=Kiln`);
    await user.click(screen.getByRole('tab', { name: 'By contrast' }));
    const dialog = await ask();
    await user.click(await dialog.findByRole('radio', { name: 'Rebrand' }));
    await user.click(dialog.getByRole('button', { name: 'Save palette' }));
    await closed();
    expect(backend.world.palettes.map(({ name }) => name)).toEqual(['Kiln', 'Tidewater']);
    expect(backend.world.palettes.slice(0, 1).map(kept)).toEqual([
      {
        theme: 'h=teal.0d9488_amber.f59e0b&g=f5f5f4.1c1917&by=ratio&n=Kiln',
        colors: ['#0D9488', '#F59E0B', '#F5F5F4', '#1C1917'],
      },
    ]);
  });

  it('offers to update the palette that it was saved with', async () => {
    const { user, ask, closed, backend } = await open(`${PALETTE}&n=Kiln`);
    const first = await ask();
    await user.click(await first.findByRole('radio', { name: 'Rebrand' }));
    await user.click(first.getByRole('button', { name: 'Save palette' }));
    await closed();
    await user.click(screen.getByRole('tab', { name: 'By contrast' }));
    const again = await ask();
    await user.click(await again.findByRole('button', { name: 'Update palette' }));
    const update = within(await screen.findByRole('dialog', { name: 'Update Kiln?' }));
    await user.click(update.getByRole('button', { name: 'Update palette' }));
    await closed();
    expect(backend.world.palettes).toHaveLength(2);
    expect(backend.world.palettes[0]?.theme).toMatch(/&by=ratio/);
  });

  it('goes onto the palette that it was opened with, whose colors stay', async () => {
    const { to, state } = themeTarget({ ...TIDE, theme: 'h=rose.f43f5e' }, { id: 'a', projectId: 'p1' });
    const [pathname = '', query = ''] = to.split('?');
    const { user, ask, closed, backend } = await open({ pathname, search: `?${query}`, state });
    const dialog = await ask();
    expect(await dialog.findByText('Gives Tidewater its first theme.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Update palette' }));
    const update = within(await screen.findByRole('dialog', { name: 'Update Tidewater?' }));
    expect(update.getByText('No color changes. It gets its first theme.')).toBeDefined();
    await user.click(update.getByRole('button', { name: 'Update palette' }));
    await closed();
    expect(backend.world.palettes.map(kept)).toEqual([
      { theme: 'h=rose.f43f5e', colors: ['#0D9488', '#F5F5F4'] },
    ]);
  });

  it('goes onto the palette that it was opened with after a reload too, though it was only looked at', async () => {
    const services = createFakeServices();
    const { to, state } = themeTarget({ ...TIDE, theme: 'h=rose.f43f5e' }, { id: 'a', projectId: 'p1' });
    const [pathname = '', query = ''] = to.split('?');
    const first = await openTheme({ pathname, search: `?${query}`, state }, services);
    await waitFor(() => expect(first.location().state).toBeNull());
    first.unmount();
    const { store } = await openTheme(to, services);
    expect(selectThemeEntry(store.getState())?.saved).toEqual({ id: 'a', projectId: 'p1' });
  });

  it('is called by its hues where nobody has named it', async () => {
    const { ask } = await open('/theme?h=teal.0d9488_blue-2.2563eb_rose.f43f5e_amber.f59e0b');
    const dialog = await ask();
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Palette name' });
    expect(name.value).toBe('Teal, blue 2, rose');
  });

  it('brings a theme that came by its own address with a palette of its anchors', async () => {
    const { ask } = await open('/theme?h=teal.0d9488.115e59_rose.f43f5e&g=1c1917');
    const dialog = await ask();
    expect(dialog.getAllByText(/^[0-9A-F]{6}$/).map(({ textContent }) => textContent)).toEqual([
      '0D9488',
      'F43F5E',
      '115E59',
      '1C1917',
    ]);
  });

  it('asks a visitor to sign in, and comes back to it', async () => {
    const { user, store } = await openTheme(PALETTE);
    await user.click(screen.getByRole('button', { name: 'Save with palette' }));
    expect(selectOpenDialog(store.getState())).toMatchObject({
      dialog: 'signIn',
      message: MESSAGES.signInToSave,
      next: { dialog: 'savePalette', palette: { theme: 'h=teal.0d9488_amber.f59e0b&g=f5f5f4.1c1917' } },
    });
  });
});

describe('the draft of a theme', () => {
  it('has its steps after a reload, to be undone', async () => {
    const services = createFakeServices({ storage: createMemoryStore() });
    const first = await openTheme('/theme?h=teal.0d9488', services);
    await first.user.click(screen.getByRole('tab', { name: 'By contrast' }));
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Number of steps' }), '9 steps');
    await waitFor(() => expect(first.location().search).toMatch(/s=50.*by=ratio/));
    const address = `/theme${first.location().search}`;
    first.unmount();

    const { user, location } = await openTheme(address, services);
    const undo = screen.getByRole('button', { name: 'Undo' });
    await user.click(undo);
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&by=ratio'));
    await user.click(undo);
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
    expect(undo.getAttribute('aria-disabled')).toBe('true');
  });
});
