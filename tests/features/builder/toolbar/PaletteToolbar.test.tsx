import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { BUILDER_MESSAGES } from '../../../../src/domain/builderMessages';
import { generatePalette } from '../../../../src/features/builder/generator/generatePalette';
import { paletteSaved } from '../../../../src/state/palette/paletteSaved';
import { copyRead } from '../../../../src/state/palette/savedCopiesSlice';
import { selectHistory } from '../../../../src/state/palette/historySlice';
import { asPlan } from '../../../support/asPlan';
import { FREE_USER } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { pageToasts } from '../../../support/pageToasts';
import { renderToolbar } from '../../../support/renderToolbar';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

/** Says which computer this is, before anything is rendered. */
const onPlatform = (platform: string) => {
  const spy = vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  onTestFinished(() => spy.mockRestore());
};

describe('the toolbar', () => {
  it('has the title, the count and every command by its name [B-05] [B-06] [B-07] [B-08] [B-09]', () => {
    renderToolbar();
    const toolbar = within(screen.getByRole('region', { name: 'Palette' }));
    expect(toolbar.getByRole('heading', { level: 1, name: 'Color palette' })).toBeDefined();
    expect(toolbar.getByText('3 colors')).toBeDefined();
    for (const name of [
      'Random palette adjustments',
      'Mirror palette horizontally',
      'Previous palette',
      'Next palette',
      'Generate',
      'Expand palette (F)',
      'Copy link',
      'Import palette',
      'Export palette',
      'Keyboard shortcuts',
      'Save',
    ])
      expect(toolbar.getByRole('button', { name })).toBeDefined();
    expect(toolbar.getByTitle('Generate new palette').textContent).toBe('GenerateSpace');
  });

  it('expands the palette, and collapses it [B-10]', async () => {
    const { user } = renderToolbar();
    await user.click(button('Expand palette (F)'));
    expect(screen.queryByRole('button', { name: 'Expand palette (F)' })).toBeNull();
    await user.click(button('Collapse palette'));
    expect(button('Expand palette (F)')).toBeDefined();
  });

  it.each([
    ['MacIntel', 'Save palette (Cmd+S)', 'Save⌘S'],
    ['iPhone', 'Save palette (Cmd+S)', 'Save⌘S'],
    ['Win32', 'Save palette (Ctrl+S)', 'SaveCtrl S'],
    ['Linux x86_64', 'Save palette (Ctrl+S)', 'SaveCtrl S'],
  ])('names the shortcut for saving on %s [B-11]', (platform, title, text) => {
    onPlatform(platform);
    renderToolbar();
    expect(screen.getByTitle(title).textContent).toBe(text);
    expect(button('Save')).toBe(screen.getByTitle(title));
  });

  it.each([
    ['Export palette', { dialog: 'export', palette: { name: 'Teal' } }],
    ['Import palette', { dialog: 'import' }],
  ])('opens the dialog of %s', async (name, opened) => {
    const { user, dialog } = renderToolbar({ link: '0d9488-f5f5f4&n=Teal' });
    await user.click(button(name));
    expect(dialog()).toMatchObject(opened);
  });

  it.each([
    ['Export as image', { dialog: 'export', formatId: 'png', palette: { name: 'Teal' } }],
    ['Export as poster', { dialog: 'socialExport', palette: { name: 'Teal' } }],
    ['Export as code or file', { dialog: 'export', palette: { name: 'Teal' } }],
  ])('shares the palette of a visitor too: %s', async (way, opened) => {
    MotionGlobalConfig.skipAnimations = true;
    const { user, dialog } = renderToolbar({ link: '0d9488-f5f5f4&n=Teal' });
    await user.click(button('Share palette'));
    await user.click(await screen.findByRole('menuitem', { name: way }, { timeout: 10_000 }));
    await waitFor(() => expect(dialog()).toMatchObject(opened));
  });

  it('copies no link, and says so to nobody, where the browser refuses', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const copyText = () => Promise.reject(new Error('denied'));
    const { user, messages } = renderToolbar({ services: createFakeServices({ copyText }) });
    await user.click(button('Copy link'));
    await waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(messages()).toEqual([]);
    expect(button('Copy link').querySelector('[data-copied]')).toBeNull();
    log.mockRestore();
  });
});

describe("the palette's name", () => {
  const rename = async (user: ReturnType<typeof renderToolbar>['user'], keys: string) => {
    await user.click(button(/^Name this palette$|^Rename palette/));
    await user.keyboard(keys);
  };

  it('is given with Enter', async () => {
    const { user, name } = renderToolbar();
    await rename(user, 'Brand  colors {Enter}');
    expect(name()).toBe('Brand colors');
    expect(document.activeElement).toBe(button('Rename palette Brand colors'));
    expect(screen.getByText('Brand colors', { selector: 'bdi' })).toBeDefined();
  });

  it('is taken back by Ctrl+Z, which leaves the colors, and put back by Ctrl+Y', async () => {
    const { user, name, hexes } = renderToolbar({ link: '0d9488-f5f5f4&n=Teal' });
    await user.click(button('Mirror palette horizontally'));
    const mirrored = hexes();
    await rename(user, 'Brand{Enter}');
    expect(button('Palette 3 of 3: Brand, #F5F5F4, #0D9488')).toBeDefined();
    await user.keyboard('{Control>}z{/Control}');
    expect([name(), hexes()]).toEqual(['Teal', mirrored]);
    await user.keyboard('{Control>}y{/Control}');
    expect([name(), hexes()]).toEqual(['Brand', mirrored]);
  });

  it('has as many characters as the database takes, emoji too, and none in part', async () => {
    const { user, name } = renderToolbar();
    await user.click(button('Name this palette'));
    await user.paste(`${'🎨'.repeat(39)}👩‍🎨`);
    await user.keyboard('{Enter}');
    expect(name()).toBe('🎨'.repeat(39));
  });

  it('stays what it was with Escape', async () => {
    const { user, name } = renderToolbar({ link: '0d9488-f5f5f4&n=Teal' });
    await rename(user, 'Other{Escape}');
    expect(name()).toBe('Teal');
    expect(document.activeElement).toBe(button('Rename palette Teal'));
  });

  it('is kept where the field is left for something else', async () => {
    const { user, name } = renderToolbar();
    await rename(user, 'Brand');
    await user.tab();
    expect(name()).toBe('Brand');
  });

  it('is taken away with an empty field', async () => {
    const { user, name } = renderToolbar({ link: '0d9488-f5f5f4&n=Teal' });
    await rename(user, '{Backspace}{Enter}');
    expect(name()).toBeNull();
    expect(button('Name this palette')).toBeDefined();
  });

  it('may hold what is a shortcut elsewhere [B-51]', async () => {
    const { user, name, steps, selected } = renderToolbar();
    await rename(user, 'f 2?{Enter}');
    expect([name(), steps(), selected()]).toEqual(['f 2?', 2, 0]);
  });
});

describe('the history in the toolbar', () => {
  const thumbnails = () => within(screen.getByRole('toolbar', { name: 'History' })).getAllByRole('button');

  it('shows the palettes there are, the current one marked, and jumps', async () => {
    const { user, hexes, index, dispatch } = renderToolbar();
    for (let i = 0; i < 3; i++) await dispatch(generatePalette());
    expect(thumbnails()).toHaveLength(4);
    const first = button('Palette 1 of 4: #0D9488, #F5F5F4, #1C1917');
    await user.click(first);
    expect([index(), hexes()[0]]).toEqual([0, '#0D9488']);
    expect(first.getAttribute('aria-current')).toBe('true');
    expect(thumbnails().filter((thumbnail) => thumbnail.hasAttribute('aria-current'))).toHaveLength(1);
  });

  it('shows five around the current one of a long history', async () => {
    const { dispatch, store } = renderToolbar();
    await dispatch(asPlan('free'));
    for (let i = 0; i < 11; i++) await dispatch(generatePalette());
    const places = () =>
      thumbnails().map(
        (thumbnail) => /Palette (\d+) of 12/.exec(thumbnail.getAttribute('aria-label') ?? '')?.[1],
      );
    expect(places()).toEqual(['8', '9', '10', '11', '12']);
    fireEvent.click(thumbnails()[0] ?? document.body);
    expect(places()).toEqual(['6', '7', '8', '9', '10']);
    expect(selectHistory(store.getState()).index).toBe(7);
  });

  it('is one Tab stop with arrow keys, which do not walk through the palettes', async () => {
    const { user, index, dispatch } = renderToolbar();
    await dispatch(generatePalette());
    await dispatch(generatePalette());
    act(() => button('Next palette').focus());
    await user.tab();
    expect(document.activeElement).toBe(thumbnails()[2]);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(thumbnails()[0]);
    expect(index()).toBe(2);
    await user.keyboard('{Enter}');
    expect(index()).toBe(0);
  });

  it('asks a visitor beyond its ends to sign up [B-41] [B-42] [B-106]', async () => {
    const { user, index, messages, dispatch } = renderToolbar();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Previous palette'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(messages()).toEqual([BUILDER_MESSAGES.historyBegins]);
    act(() => pageToasts().list()[0]?.action?.onSelect());
    const asked = within(await screen.findByRole('dialog', { name: 'Keep a longer history' }));
    expect(asked.getByText(BUILDER_MESSAGES.historyStartReached)).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isDisabled('Next palette')).toBe(true);

    for (let i = 0; i < 4; i++) await dispatch(generatePalette());
    await user.click(button('Next palette'));
    const limit = "You've reached the history limit. Sign up to save more palettes and extend your history.";
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep a longer history' }));
    expect(dialog.getByText(limit)).toBeDefined();
    expect(
      dialog.getByText('Without an account the last 5 palettes are kept, with one the last 50.'),
    ).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeDefined();
    expect(index()).toBe(4);
  });

  it('is disabled beyond its ends for someone with an account [B-08] [B-41] [B-42]', async () => {
    const { dispatch } = renderToolbar();
    await dispatch(asPlan('free'));
    expect([isDisabled('Previous palette'), isDisabled('Next palette')]).toEqual([true, true]);
    await dispatch(generatePalette());
    expect([isDisabled('Previous palette'), isDisabled('Next palette')]).toEqual([false, true]);
  });

  it('goes on where the way of a visitor ends for someone with an account [B-41] [B-106]', async () => {
    const { user, index, dialog, dispatch } = renderToolbar();
    await dispatch(asPlan('free'));
    for (let i = 0; i < 5; i++) await dispatch(generatePalette());
    await user.click(button('Previous palette'));
    expect(index()).toBe(4);
    await user.click(button('Next palette'));
    expect(index()).toBe(5);
    expect(dialog()).toBeNull();
  });
});

describe('saving', () => {
  const SIGN_IN = 'Sign in to save your palettes and access them anytime!';

  it.each<[string, (user: ReturnType<typeof renderToolbar>['user']) => Promise<void>]>([
    ['the button', (user) => user.click(button('Save'))],
    ['Ctrl+S', (user) => user.keyboard('{Control>}s{/Control}')],
    ['Cmd+S', (user) => user.keyboard('{Meta>}s{/Meta}')],
  ])('asks a visitor to sign in, by %s [B-52] [B-106] [B-47]', async (_, save) => {
    const { user, messages, dialog: opened } = renderToolbar({ link: '0d9488-f5f5f4&n=Teal' });
    await save(user);
    // Whoever signs in goes on with what was begun.
    expect(opened()).toMatchObject({
      dialog: 'signIn',
      next: { dialog: 'savePalette', palette: { name: 'Teal' } },
    });
    expect(messages()).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Be part of us' }));
    expect(dialog.getByText(SIGN_IN)).toBeDefined();
  });

  it('opens the save dialog for someone with an account [B-106]', async () => {
    const { user, dispatch } = renderToolbar({ link: '0d9488-f5f5f4&n=Teal' });
    await dispatch(asPlan('free'));
    await user.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save palette' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal');
  });

  it('says Saved as long as the palette is what was saved', async () => {
    const { user, dispatch } = renderToolbar({ link: '0d9488-f5f5f4&n=Teal' });
    const colors = ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex));
    await dispatch(asPlan('free'));
    const saved = { id: 'a', projectId: 'p', name: 'Teal', colors };
    await dispatch(copyRead({ ...saved, ownerId: FREE_USER.id }));
    await dispatch(paletteSaved(saved));
    expect(button('Saved')).toBeDefined();
    await user.click(button('Mirror palette horizontally'));
    expect(button('Save')).toBeDefined();
    await user.click(button('Previous palette'));
    expect(button('Saved')).toBeDefined();
  });
});
