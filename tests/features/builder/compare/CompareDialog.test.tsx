import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { formatHex } from '../../../../src/color/format';
import { COMPARE_MESSAGES } from '../../../../src/domain/compareMessages';
import { PATHS } from '../../../../src/domain/paths';
import { IMPORT_MESSAGES } from '../../../../src/domain/importMessages';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { mirrorCurrentPalette } from '../../../../src/state/palette/editPalette';
import {
  lockToggled,
  pinToggled,
  selectColors,
  selectHistory,
} from '../../../../src/state/palette/historySlice';
import { createFakeBackend } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { renderApp } from '../../../support/renderApp';
import { publicPalettes } from '../../explore/publicPalettes';

const hexesOf = (store: ReturnType<typeof renderApp>['store']) =>
  selectColors(store.getState()).map((color) => formatHex(color));

/** What each row says: the color, ΔE00, the color of the other palette, the result. */
const columns = (dialog: BoundFunctions<typeof queries>): readonly (string | null)[] =>
  within(dialog.getByRole('list', { name: 'Colors side by side' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const open = async (colors = 'ff0000-0000ff', services = createFakeServices()) => {
  const app = renderApp(`/palette-builder?c=${colors}`, services);
  await app.user.click(await screen.findByRole('button', { name: 'Compare and mix palettes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
  const type = async (text: string) => {
    fireEvent.change(dialog.getByRole('textbox', { name: 'Colors or a palette link' }), {
      target: { value: text },
    });
    return dialog.findAllByRole('listitem');
  };
  return { ...app, dialog, type };
};

describe('two palettes side by side', () => {
  it('begin where another palette is typed, and where there are some, on the one that is compared', async () => {
    const { user, dialog } = await open();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox')));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await user.click(screen.getByRole('button', { name: 'Compare and mix palettes' }));
    const chosen = await screen.findByRole('radio', { checked: true });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
  });

  it('do not begin on a palette of the very same colors, whatever their order', async () => {
    const { user, store, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(mirrorCurrentPalette()));
    await user.click(screen.getByRole('button', { name: 'Compare and mix palettes' }));
    expect(await screen.findByRole('radio', { name: 'Palette 1', checked: false })).toBeDefined();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('show the one there is until another is chosen, with nothing to take over, mix or use', async () => {
    const { dialog } = await open();
    expect(columns(dialog)).toEqual(['#FF0000–#FF0000', '#0000FF–#0000FF']);
    expect(dialog.getByText(COMPARE_MESSAGES.chooseOther)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /^Color 1/ })).toBeNull();
    expect(dialog.getByRole<HTMLInputElement>('slider', { name: 'Mix' }).disabled).toBe(true);
    expect(dialog.getByRole('button', { name: 'Use this palette' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('may be one of Explore: the popular ones are offered, and none is chosen unasked', async () => {
    const backend = createFakeBackend({}, { palettes: publicPalettes(30) });
    const { user, dialog } = await open('ff0000-0000ff', createFakeServices({ backend }));
    const offered = await dialog.findAllByRole('radio', { name: /^From Explore: / });
    expect(offered).toHaveLength(12);
    expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    const [popular] = offered;
    if (!popular) throw new Error('no palette is offered');
    await user.click(popular);
    expect(dialog.getByRole('slider', { name: 'Mix' }).getAttribute('aria-valuetext')).toMatch(/^50% of /);
    expect(dialog.getByText(COMPARE_MESSAGES.pairs)).toBeDefined();
  });

  it('begin on a pinned palette, which is marked, before those made later', async () => {
    const { user, store, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(pinToggled(0)));
    for (let times = 0; times < 2; times += 1)
      await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await user.click(screen.getByRole('button', { name: 'Compare and mix palettes' }));
    const choice = within(await screen.findByRole('group', { name: 'Compare with' }));
    expect(choice.getAllByRole('radio')).toEqual([
      choice.getByRole('radio', { name: 'Pinned: Palette 1', checked: true }),
      choice.getByRole('radio', { name: 'Palette 2', checked: false }),
    ]);
  });

  it('come from the clipboard, too: what cannot be had or is empty is said until something is typed', async () => {
    const { user, dialog, type } = await open();
    const paste = dialog.getByRole('button', { name: 'Paste' });
    await navigator.clipboard.writeText('#00FF00 #008800');
    await user.click(paste);
    await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('#00FF00 #008800'));
    expect(dialog.getByRole('radio', { name: 'From the text', checked: true })).toBeDefined();
    await navigator.clipboard.writeText(' ');
    await user.click(paste);
    expect(await dialog.findByText(COMPARE_MESSAGES.clipboardEmpty)).toBeDefined();
    const refused = vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('not allowed'));
    onTestFinished(() => refused.mockRestore());
    await user.click(paste);
    expect(await dialog.findByText(COMPARE_MESSAGES.clipboardRefused)).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('#00FF00 #008800');
    await type('#EEEEEE #111111');
    expect(dialog.queryByText(COMPARE_MESSAGES.clipboardRefused)).toBeNull();
  });

  it('show each color beside the one it fits, with ΔE00, and what only one of them has', async () => {
    const { type } = await open();
    const rows = await type('#0000ee #00ff00 #ff0000');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '#FF00000.0#FF0000#FF0000',
      expect.stringMatching(/^#0000FF\d\.\d#0000EE#0000F\d$/),
      'none–#00FF00#00FF00',
    ]);
  });

  it('are mixed by the slider, and single colors are taken over; all that is one step of the history', async () => {
    const { user, store, dialog, type } = await open();
    await type('#eeeeee #111111');
    const steps = selectHistory(store.getState()).entries.length;
    fireEvent.change(dialog.getByRole('slider', { name: 'Mix' }), { target: { value: '0' } });
    await user.click(dialog.getByRole('button', { name: 'Color 2: take #111111 of the other palette' }));
    await user.click(dialog.getByRole('button', { name: 'Use this palette' }));
    await waitFor(() => expect(hexesOf(store)).toEqual(['#FF0000', '#111111']));
    expect(selectHistory(store.getState()).entries).toHaveLength(steps + 1);
    await user.click(screen.getByRole('button', { name: 'Previous palette' }));
    expect(hexesOf(store)).toEqual(['#FF0000', '#0000FF']);
  });

  it('leave locked colors as they are', async () => {
    const { user, store, dialog, type } = await open();
    act(() => void store.dispatch(lockToggled(0)));
    await type('#eeeeee #111111');
    fireEvent.change(dialog.getByRole('slider', { name: 'Mix' }), { target: { value: '1' } });
    // It is seen before it is used.
    const [first] = dialog.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^#FF0000.*#FF0000$/);
    await user.click(dialog.getByRole('button', { name: /^Color 1: locked, take .* of the other palette/ }));
    expect(first?.textContent).toMatch(/^#FF0000.*#FF0000$/);
    await user.click(dialog.getByRole('button', { name: 'Use this palette' }));
    await waitFor(() => expect(hexesOf(store)[1]).not.toBe('#0000FF'));
    expect(hexesOf(store)[0]).toBe('#FF0000');
  });

  it('take a lock along with its color where one before it is left out', async () => {
    const { user, store, dialog, type } = await open('ff0000-00ff00-0000ff');
    act(() => void store.dispatch(lockToggled(2)));
    await type('#0000ee #00ff00');
    await user.click(
      dialog.getByRole('button', { name: 'Color 1: none, leave it out, as in the other palette' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Use this palette' }));
    await waitFor(() => expect(hexesOf(store)).toEqual(['#00FF00', '#0000FF']));
    expect(selectHistory(store.getState()).entries.at(-1)?.locked).toEqual([false, true]);
  });

  it('say what is wrong with a text, and offer the palettes made before', async () => {
    const { user, store, dialog, type } = await open();
    await type('#eeeeee #111111');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '#eeeeee' } });
    expect(dialog.getByText(IMPORT_MESSAGES.importTooFew)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await user.click(screen.getByRole('button', { name: 'Compare and mix palettes' }));
    const choice = await screen.findByRole('group', { name: 'Compare with' });
    expect(within(choice).getByRole('radio', { name: 'Palette 1', checked: true })).toBeDefined();
    expect(screen.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(0);
    expect(selectHistory(store.getState()).entries).toHaveLength(2);
  });

  it('are one again while a text holds no palette, which stays as it was typed', async () => {
    const { user, store } = renderApp('/palette-builder?c=ff0000-0000ff');
    await screen.findByRole('button', { name: 'Compare and mix palettes' });
    const other = { name: 'Greens', colors: ['#00FF00', '#008800'].map((hex) => colorFromHex(hex)) };
    act(() => void store.dispatch(dialogOpened({ dialog: 'compare', other })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox');
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.change(field, { target: { value: 'a warm evening' } });
    expect(columns(dialog)).toEqual(['#FF0000', '#0000FF'].map((hex) => `${hex}–${hex}`));
    expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    const use = dialog.getByRole('button', { name: 'Use this palette' });
    expect(use.getAttribute('aria-disabled')).toBe('true');
    expect(field.value).toBe('a warm evening');
    await user.click(dialog.getByRole('radio', { name: 'Greens' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(field.value).toBe('a warm evening');
  });

  it('are compared on other pages too: what is used opens in the builder', async () => {
    const { user, store, location } = renderApp('/palette-builder?c=ff0000-0000ff');
    await screen.findByRole('heading', { name: 'Color palette' });
    await user.click(screen.getByRole('link', { name: 'Explore palettes' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.explore));
    const other = { name: 'Greens', colors: ['#00FF00', '#008800'].map((hex) => colorFromHex(hex)) };
    act(() => void store.dispatch(dialogOpened({ dialog: 'compare', other })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
    fireEvent.change(dialog.getByRole('slider', { name: 'Mix' }), { target: { value: '1' } });
    await user.click(dialog.getByRole('button', { name: 'Use this palette' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    await waitFor(() => expect(new Set(hexesOf(store))).toEqual(new Set(['#00FF00', '#008800'])));
  });

  it('may both be others than the builder’s: locks do not count, and what is used is a new step with both names', async () => {
    const { user, store } = renderApp('/palette-builder?c=ff0000-0000ff');
    await screen.findByRole('button', { name: 'Compare and mix palettes' });
    act(() => void store.dispatch(lockToggled(0)));
    const palette = (name: string, ...hexes: string[]) => ({
      name,
      colors: hexes.map((hex) => colorFromHex(hex)),
    });
    const first = palette('Greens', '#00FF00', '#008800', '#888888');
    const other = palette('Night', '#000000', '#FFFFFF');
    act(() => void store.dispatch(dialogOpened({ dialog: 'compare', first, other })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
    expect(dialog.getByText(COMPARE_MESSAGES.pairs)).toBeDefined();
    expect(dialog.getByRole('radio', { name: 'In the builder: Palette 1' })).toBeDefined();
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: 'Use this palette' }));
    await waitFor(() => expect(selectHistory(store.getState()).entries).toHaveLength(2));
    const mixed = selectHistory(store.getState()).entries[1];
    expect([mixed?.name, mixed?.colors.length, mixed?.locked]).toEqual([
      'Greens + Night',
      3,
      [false, false, false],
    ]);
  });

  it('are the other one at the end of the mix, in its order and with its name', async () => {
    const { user, store } = renderApp('/palette-builder?c=ff0000-0000ff');
    await screen.findByRole('button', { name: 'Compare and mix palettes' });
    const colors = ['#0000EE', '#00FF00', '#EE0000'].map((hex) => colorFromHex(hex));
    act(() => void store.dispatch(dialogOpened({ dialog: 'compare', other: { name: 'Primary', colors } })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare and mix palettes' }));
    fireEvent.change(dialog.getByRole('slider', { name: 'Mix' }), { target: { value: '1' } });
    await user.click(dialog.getByRole('button', { name: 'Use this palette' }));
    await waitFor(() => expect(hexesOf(store)).toEqual(['#0000EE', '#00FF00', '#EE0000']));
    expect(selectHistory(store.getState()).entries.at(-1)?.name).toBe('Primary');
  });

  it('need a palette in the builder, say so, and open the one that was looked at', async () => {
    const { user, store, location } = renderApp(PATHS.privacy);
    const other = { name: 'Greens', colors: ['#00FF00', '#008800'].map((hex) => colorFromHex(hex)) };
    act(() => void store.dispatch(dialogOpened({ dialog: 'compare', other })));
    expect(await screen.findByText(/There is no palette in the builder yet/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Open this one in the builder' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    await waitFor(() => expect(hexesOf(store)).toEqual(['#00FF00', '#008800']));
  });
});
