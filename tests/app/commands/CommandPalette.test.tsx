import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { commandRequested, selectPendingCommand } from '../../../src/app/commands/pendingCommandSlice';
import { ADMIN_ROUTES, ROUTES } from '../../../src/app/routes';
import { PATHS } from '../../../src/domain/paths';
import { METHOD_OPTIONS } from '../../../src/features/builder/generator/methodOptions';
import { PANELS } from '../../../src/features/builder/panels';
import { SHORTCUTS } from '../../../src/features/builder/shortcuts/shortcuts';
import { FORMATS } from '../../../src/features/export/formats';
import { dialogsClosed } from '../../../src/state/dialogsSlice';
import { selectColors } from '../../../src/state/palette/historySlice';
import { selectIsAdmin } from '../../../src/state/session/sessionSlice';
import { readSession, watchSession } from '../../../src/state/session/readSession';
import { singleKeysSwitched } from '../../../src/state/shortcuts/shortcutSlice';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

// Compiled here and not while a test waits for it.
await import('../../../src/features/theme/ThemePage');

const open = async (at: string, ...more: [] | [ReturnType<typeof createFakeServices>]) => {
  const app = renderApp(at, ...more);
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Action, page or palette' });
  return { ...app, field };
};
const list = () => within(screen.getByRole('listbox', { name: 'Actions and pages' }));
const labels = () =>
  list()
    .getAllByRole('option')
    .map((option) => option.querySelector('span')?.textContent);
const selected = () => list().getByRole('option', { selected: true });

describe('the list of actions and pages', () => {
  it('has every shortcut, generator method, panel, export format and page', async () => {
    const services = createFakeServices({
      backend: createFakeBackend({}, { user: FREE_USER, isAdmin: true }),
    });
    const { user, store } = renderApp('/palette-builder?c=0d9488-f5f5f4-1c1917', services);
    await act(async () => {
      store.dispatch(watchSession());
      await store.dispatch(readSession());
    });
    await screen.findByRole('heading', { name: 'Color palette' });
    await waitFor(() => expect(selectIsAdmin(store.getState())).toBe(true));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Action, page or palette' });
    const missing = (names: readonly string[]) => names.filter((name) => !labels().includes(name));
    // Of a preview and a palette that fills the screen, neither of which is there; the list itself; nine keys.
    const { acceptAdjustment, discardAdjustment, collapse, findCommand, selectColor, ...always } = SHORTCUTS;
    expect(
      missing(
        Object.values(always).map(({ label }) =>
          label === SHORTCUTS.showShortcuts.label ? 'Keyboard shortcuts' : label,
        ),
      ),
    ).toEqual([]);
    const selects = () => labels().filter((label) => label?.startsWith('Select #'));
    await waitFor(() =>
      expect(selects()).toEqual([
        expect.stringMatching(/^Select #0D9488 \w/),
        expect.stringMatching(/^Select #F5F5F4 \w/),
        expect.stringMatching(/^Select #1C1917 \w/),
      ]),
    );
    for (const { label } of [acceptAdjustment, discardAdjustment, collapse, findCommand, selectColor])
      expect(labels()).not.toContain(label);
    expect(missing(METHOD_OPTIONS.map(({ label }) => label))).toEqual([]);
    expect(missing(PANELS.map(({ title }) => title))).toEqual([]);
    expect(missing(FORMATS.map(({ label }) => label))).toEqual([]);
    const titles = [...ROUTES, ...ADMIN_ROUTES].map(({ title }) => title.replace(' · Hueloom', ''));
    expect(missing(titles.map((title) => (title === 'Hueloom' ? 'Home' : title)))).toEqual([]);
  });

  it('shows the colors that it can select', async () => {
    const { user } = renderApp('/palette-builder?c=0d9488-f5f5f4-1c1917');
    await screen.findByRole('heading', { name: 'Color palette' });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Action, page or palette' });
    const option = list().getByRole('option', { name: /^Select #1C1917/ });
    const shown = option.querySelector<HTMLElement>('[style]')?.style.background;
    expect(shown).toContain('#1C1917');
    await user.keyboard('select color 1');
    expect(labels()[0]).toMatch(/^Select #0D9488/);
  });

  it('puts what is done with a theme first on its page', async () => {
    const { user } = renderApp('/theme?h=teal.0d9488');
    await screen.findByRole('toolbar', { name: 'Light scales' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Action, page or palette' }), 'export');
    expect(labels().slice(0, 2)).toEqual(['Export the theme', 'Export the palette']);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Export theme' })).toBeDefined();
    await user.keyboard('{Escape}');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Action, page or palette' });
    const ofThemes = ['Import a theme', 'Save the theme with its palette', 'New theme from palette'];
    expect(ofThemes.filter((name) => !labels().includes(name))).toEqual([]);
  });

  it('has what is typed before its field is there, and the page has none of it', async () => {
    const { store } = renderApp('/palette-builder?c=0d9488-f5f5f4-1c1917');
    await screen.findByRole('heading', { name: 'Color palette' });
    const colors = selectColors(store.getState());
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    for (const key of ['l', ' ', 'x', 'Backspace', 'a', 'Enter']) fireEvent.keyDown(document.body, { key });
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Action, page or palette' });
    expect(field.value).toBe('l a');
    expect(selectColors(store.getState())).toBe(colors);
    expect(store.getState().paletteHistory.entries.map(({ locked }) => locked)).toEqual([
      [false, false, false],
    ]);
  });

  it('is closed by Escape before its field is there', async () => {
    const { store } = renderApp(PATHS.privacy);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(store.getState().dialogs.open).toBeNull();
  });

  it('leaves the keys to the buttons of messages above it', async () => {
    const { user, services } = await open(PATHS.privacy);
    const onSelect = vi.fn<() => void>();
    act(() => services.toasts.show('Moved', { ms: Infinity, action: { label: 'Undo', onSelect } }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('is not needed for the shortcuts: a question mark shows them on every page', async () => {
    const { user, store } = renderApp(PATHS.privacy);
    await user.keyboard('?');
    expect(store.getState().dialogs.open).toEqual({ dialog: 'shortcuts' });
    act(() => {
      store.dispatch(dialogsClosed());
      store.dispatch(singleKeysSwitched(false));
    });
    await user.keyboard('?');
    expect(store.getState().dialogs.open).toBeNull();
  });

  it.each(['colorblind', 'wcag', 'shades', 'fullscreen', 'delete', 'login', 'dark mode', 'figma', 'billing'])(
    'knows %s, which is called otherwise here',
    async (word) => {
      const { user } = renderApp('/palette-builder?c=0d9488-f5f5f4-1c1917');
      await screen.findByRole('heading', { name: 'Color palette' });
      await user.keyboard('{Control>}k{/Control}');
      await user.type(await screen.findByRole('combobox', { name: 'Action, page or palette' }), word);
      await waitFor(() => expect(labels()[0]).not.toMatch(/^Search Explore/));
    },
  );

  it('shows the shortcuts where somebody is, without going to the builder', async () => {
    const { user, field, location } = await open(PATHS.privacy);
    await user.type(field, 'shortcuts');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
    expect(location().pathname).toBe(PATHS.privacy);
  });

  it('gives the palette a name in the field of the toolbar, asked for by another word', async () => {
    const { user } = renderApp('/palette-builder?c=0d9488-f5f5f4-1c1917');
    await screen.findByRole('heading', { name: 'Color palette' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Action, page or palette' }), 'rename');
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Palette name' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('Tidewater{Enter}');
    expect(screen.getByRole('button', { name: 'Rename palette Tidewater' })).toBeDefined();
  });

  it('gives it a name from another page, too, in the builder', async () => {
    const { user, field } = await open(PATHS.privacy);
    await user.type(field, 'rename');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Palette name' }, { timeout: 10_000 })).toBeDefined();
  });

  it('has nothing of themes on other pages', async () => {
    await open(PATHS.privacy);
    expect(labels()).not.toContain('Export the theme');
  });

  it('opens a page by a part of its name and Enter, and nothing of an account to a visitor', async () => {
    const { user, field, location } = await open(PATHS.privacy);
    expect(labels()).not.toContain('My projects');
    expect(labels()).not.toContain('Dashboard');
    await user.type(field, 'explo');
    await waitFor(() => expect(selected().textContent).toBe('Explore palettes'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location().pathname).toBe(PATHS.explore));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is walked with the arrow keys, round its ends', async () => {
    const { user, field } = await open(PATHS.privacy);
    await user.type(field, 'policy');
    const [first, last] = [labels().at(0), labels().at(-1)];
    expect(selected().textContent).toBe(first);
    await user.keyboard('{ArrowUp}');
    expect(selected().textContent).toBe(last);
    await user.keyboard('{ArrowDown}');
    expect(selected().textContent).toBe(first);
    expect(field.getAttribute('aria-activedescendant')).toBe(selected().id);
  });

  it('forgets a command of the builder when somebody goes elsewhere before the builder has opened', async () => {
    const { user, store, location } = renderApp(PATHS.terms);
    act(() => void store.dispatch(commandRequested('compare')));
    await user.click(screen.getAllByRole('link', { name: /Explore/ })[0] ?? document.body);
    await waitFor(() => expect(location().pathname).toBe(PATHS.explore));
    expect(selectPendingCommand(store.getState())).toBeNull();
  });

  it('gives a command of the builder from another page: it opens, and does it', async () => {
    const { user, field, location, store } = await open(PATHS.terms);
    await user.type(field, 'export as tailwind');
    const [format] = labels();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export palette' }));
    expect(dialog.getByRole('button', { pressed: true, name: new RegExp(`^${format}`) })).toBeDefined();
    expect(selectColors(store.getState()).length).toBeGreaterThan(1);
  });

  it('leads to a panel', async () => {
    const { user, field, store } = await open('/palette-builder?c=0d9488-f5f5f4-1c1917');
    await user.type(field, 'contrast matrix');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      const heading = screen.getByRole('heading', { name: 'Contrast matrix' });
      expect(document.activeElement?.contains(heading)).toBe(true);
    });
    expect(document.activeElement).not.toBe(document.body);
    expect(store.getState().panels.id).toBeNull();
  });

  it('finds the poster by what it is for', async () => {
    const { user, field } = await open('/palette-builder?c=0d9488-f5f5f4');
    await user.type(field, 'social');
    await user.click(list().getByRole('option', { name: 'Export as poster' }));
    expect(await screen.findByRole('dialog', { name: /social/i })).toBeDefined();
  });

  it.each([
    ['film', 'Video to palette'],
    ['photo', 'Image to palette'],
    ['tokens', 'Theme'],
  ])('finds pages by other words than their own: %s', async (typed, label) => {
    const { user, field } = await open(PATHS.privacy);
    await user.type(field, typed);
    expect(labels()).toContainEqual(expect.stringMatching(label));
  });

  it('does not open over another dialog, whose text would be lost', async () => {
    const { user, store } = renderApp(PATHS.privacy);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('dialog');
    expect(store.getState().dialogs.open).toMatchObject({ dialog: 'signIn' });
  });
});
