import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MESSAGES } from '../../../src/domain/messages';
import { BUILDER_MESSAGES } from '../../../src/domain/builderMessages';
import { wentBack } from '../../../src/state/palette/historySlice';
import { pageToasts } from '../../support/pageToasts';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const LINK = '/palette-builder?c=0d9488-f5f5f4-1c1917';

const openBuilder = async (...args: Parameters<typeof renderApp>) => {
  const app = renderApp(...args);
  const strip = await screen.findByRole('list', { name: 'Color palette' });
  await screen.findByTitle('Copy Hex');
  const panel = () => within(screen.getByRole('region', { name: 'Color values' }));
  return {
    ...app,
    panel,
    hexes: () =>
      within(strip)
        .getAllByRole('button', { name: /^Copy #/ })
        .map((button) => button.textContent),
    swatches: () => within(strip).getAllByRole('button', { name: /^Color \d/ }),
    selected: () => within(strip).getByRole('button', { current: true }).getAttribute('aria-label'),
  };
};
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the palette builder', () => {
  it('shows the colors of its address, with names, in order [B-04] [B-05]', async () => {
    const { hexes, swatches } = await openBuilder(LINK);
    expect(screen.getByRole('heading', { level: 1, name: 'Color palette' })).toBeDefined();
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
    expect(swatches()).toHaveLength(3);
    const toolbar = within(screen.getByRole('region', { name: 'Palette' }));
    expect(toolbar.getByText('3 colors')).toBeDefined();
  });

  it('holds the panels under the palette, in their order [B-02] [B-53] [B-62] [B-71] [B-104]', async () => {
    await openBuilder(LINK);
    await screen.findByRole('region', { name: 'Swap selected color' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Color values',
      'Color adjustments',
      'Shade scale',
      'Color-derived palettes',
      'Palette adjustments',
      'Gradient combinations',
      'Contrast matrix',
      'Contrast repair',
      'In-use preview',
      'Accessibility',
      'Pairings',
      'Swap selected color',
    ]);
  });

  it('comes in parts, each with a frame of its own: its toolbar, the strip, the panels', async () => {
    const seen: number[] = [];
    const note = () => {
      const parts = [
        screen.queryByRole('heading', { level: 1, name: 'Color palette' }),
        screen.queryByRole('list', { name: 'Color palette' }),
        screen.queryByRole('heading', { level: 2, name: 'Color values' }),
      ];
      const count = parts.filter(Boolean).length;
      if (count > 0 && seen.at(-1) !== count) seen.push(count);
    };
    const observer = new MutationObserver(note);
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await openBuilder(LINK);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('shows the name of a linked palette', async () => {
    await openBuilder(`${LINK}&n=Teal`);
    expect(screen.getByText('Teal', { selector: 'bdi' })).toBeDefined();
  });

  it('takes over colors from another page, writes them into its address and clears the state [B-01]', async () => {
    const { hexes, location } = await openBuilder({
      pathname: '/palette-builder',
      state: { colors: ['#0D9488', '#FF0000'] },
    });
    expect(hexes()).toEqual(['#0D9488', '#FF0000']);
    await waitFor(() => expect(location().search).toBe('?c=0d9488-ff0000'));
    expect(location().state).toBeNull();
  });

  it.each([
    ['a number', 7, 5],
    ['an object', { length: 3 }, 5],
    ['ten thousand colors', Array.from({ length: 10_000 }, () => '#123456'), 9],
    ['no colors at all', ['red;background:url(//evil)', 'var(--x)'], 2],
  ])('takes no harm from %s handed over [B-01] [B-03]', async (_, colors, count) => {
    const { hexes } = await openBuilder({ pathname: '/palette-builder', state: { colors } });
    expect(hexes()).toHaveLength(count);
  });

  it('keeps its address in step with the palette [B-23]', async () => {
    const { user, location } = await openBuilder(`${LINK}&n=Teal`);
    await user.click(button('Mirror palette horizontally'));
    await waitFor(() => expect(location().search).toBe('?c=1c1917-f5f5f4-0d9488&n=Teal'));
    await user.click(button('Previous palette'));
    await waitFor(() => expect(location().search).toBe('?c=0d9488-f5f5f4-1c1917&n=Teal'));
  });

  it('clears the state also where the address says the same already [B-01]', async () => {
    const { location } = await openBuilder({
      pathname: '/palette-builder',
      search: '?c=0d9488-ff0000',
      state: { colors: ['#0D9488', '#FF0000'] },
    });
    await waitFor(() => expect(location().state).toBeNull());
    expect(location().search).toBe('?c=0d9488-ff0000');
  });

  it('is opened again with the palette that its address had not reached yet [B-43]', async () => {
    const services = createFakeServices({ storage: createMemoryStore(), tabStorage: createMemoryStore() });
    const first = await openBuilder(LINK, services);
    fireEvent.click(button('Mirror palette horizontally'));
    window.dispatchEvent(new Event('pagehide'));
    expect(first.location().search).toBe('?c=0d9488-f5f5f4-1c1917');
    first.unmount();
    const { hexes, location } = await openBuilder(LINK, services);
    expect(hexes()).toEqual(['#1C1917', '#F5F5F4', '#0D9488']);
    expect(button(/^Palette 2 of 2:/).getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(location().search).toBe('?c=1c1917-f5f5f4-0d9488'));
  });

  it('is opened again with its palette also while the address is being replaced [B-43]', async () => {
    const services = createFakeServices({ storage: createMemoryStore(), tabStorage: createMemoryStore() });
    const first = await openBuilder(LINK, services);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(button('Mirror palette horizontally'));
    act(() => {
      vi.advanceTimersByTime(500);
      expect(first.location().search).toBe('?c=0d9488-f5f5f4-1c1917');
      window.dispatchEvent(new Event('pagehide'));
    });
    vi.useRealTimers();
    first.unmount();
    const { hexes } = await openBuilder(LINK, services);
    expect(hexes()).toEqual(['#1C1917', '#F5F5F4', '#0D9488']);
  });

  it('is opened again with its palette also where the browser is ahead of the page by an address [B-43]', async () => {
    const services = createFakeServices({ storage: createMemoryStore(), tabStorage: createMemoryStore() });
    const first = await openBuilder(LINK, services);
    const ahead = '/palette-builder?c=f5f5f4-0d9488-1c1917';
    window.history.replaceState(null, '', ahead);
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    fireEvent.click(button('Mirror palette horizontally'));
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    const { hexes } = await openBuilder(ahead, services);
    expect(hexes()).toEqual(['#1C1917', '#F5F5F4', '#0D9488']);
  });

  it('never returns to a palette that its address reaches late [B-40]', async () => {
    const { hexes, location, store } = await openBuilder(LINK);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(button('Mirror palette horizontally'));
    act(() => {
      // The address is being rewritten to the mirrored palette when that is already gone again.
      vi.runOnlyPendingTimers();
      store.dispatch(wentBack());
    });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
    expect(location().search).toBe('?c=0d9488-f5f5f4-1c1917');
    expect(isDisabled('Next palette')).toBe(false);
  });

  it('keeps its palette when its own link in the header is followed', async () => {
    const { user, hexes, location } = await openBuilder(LINK);
    const { key } = location();
    await user.click(screen.getAllByRole('link', { name: 'Palette builder' })[0] ?? document.body);
    await waitFor(() => {
      expect(location().key).not.toBe(key);
      expect(location().search).toBe('?c=0d9488-f5f5f4-1c1917');
    });
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
    expect(screen.getByRole('button', { name: /^Palette 1 of 1:/ })).toBeDefined();
  });

  it('says that a link is no palette, and shows one to start from', async () => {
    const { hexes, location, user } = await openBuilder('/palette-builder?c=0d9488');
    expect(hexes()).toHaveLength(5);
    const notice = screen.getByRole('complementary');
    expect(within(notice).getByRole('alert').textContent).toBe(BUILDER_MESSAGES.paletteLinkInvalid);
    // Once: a message at the top as well would cover the colors.
    expect(pageToasts().list()).toEqual([]);
    await waitFor(() => expect(location().search).toMatch(/^\?c=(?:[0-9a-f]{6}-){4}[0-9a-f]{6}$/));
    await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('opens a palette without a word where the list of its address is empty', async () => {
    const { hexes } = await openBuilder('/palette-builder?c=');
    expect(hexes()).toHaveLength(5);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(pageToasts().list()).toEqual([]);
  });

  it('goes on with the kept palette where the address names none [B-43]', async () => {
    const storage = createMemoryStore({
      colorPaletteHistory: [
        { colors: ['hsl(175, 84%, 32%)', 'hsl(0, 0%, 0%)'], hex: ['#0D9488', '#000000'] },
      ],
      colorPaletteHistoryIndex: 0,
    });
    const { hexes } = await openBuilder('/palette-builder', createFakeServices({ storage }));
    expect(hexes()).toEqual(['#0D9488', '#000000']);
  });

  it('selects the swatch that is clicked, and its values follow [B-14] [B-53]', async () => {
    const { user, swatches, selected, panel } = await openBuilder(LINK);
    expect(selected()).toMatch(/#0D9488$/);
    await user.click(swatches()[1] ?? document.body);
    expect(selected()).toMatch(/#F5F5F4$/);
    expect(panel().getByText('#F5F5F4')).toBeDefined();
  });

  it('mirrors the palette and keeps the same color selected [B-07] [B-23]', async () => {
    const { user, hexes, swatches, selected } = await openBuilder(LINK);
    await user.click(swatches()[2] ?? document.body);
    await user.click(button('Mirror palette horizontally'));
    expect(hexes()).toEqual(['#1C1917', '#F5F5F4', '#0D9488']);
    expect(selected()).toMatch(/^Color 1: .*#1C1917$/);
  });

  it('steps back and forward through the palettes, and no further [B-08] [B-40] [B-24]', async () => {
    const { user, hexes, swatches, selected } = await openBuilder(LINK);
    await user.click(button('Mirror palette horizontally'));
    await user.click(swatches()[1] ?? document.body);
    await user.click(button('Previous palette'));
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
    expect(selected()).toMatch(/^Color 1:/);
    await user.click(button('Next palette'));
    expect(hexes()).toEqual(['#1C1917', '#F5F5F4', '#0D9488']);
    expect(isDisabled('Next palette')).toBe(true);
  });

  it('generates another palette of the same size, the first color selected [B-09] [B-13]', async () => {
    const { user, hexes, swatches, selected } = await openBuilder(LINK);
    await user.click(swatches()[2] ?? document.body);
    await user.click(screen.getByTitle('Generate new palette'));
    expect(button('Generate')).toBe(screen.getByTitle('Generate new palette'));
    expect(hexes()).toHaveLength(3);
    expect(hexes()).not.toContain('#0D9488');
    expect(selected()).toMatch(/^Color 1:/);
  });

  it('copies the hex that is clicked, without selecting its swatch', async () => {
    const { user, services, selected } = await openBuilder(LINK);
    await user.click(
      within(screen.getByRole('list', { name: 'Color palette' })).getByRole('button', {
        name: 'Copy #1C1917',
      }),
    );
    expect(services.copied).toEqual(['#1C1917']);
    expect(screen.getAllByText(MESSAGES.copied).length).toBeGreaterThan(0);
    expect(selected()).toMatch(/#0D9488$/);
  });

  it('copies a link that opens the same palette', async () => {
    const { user, services } = await openBuilder(`${LINK}&n=Teal`);
    await user.click(button('Copy link'));
    expect(services.copied).toEqual([
      `${window.location.origin}/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal`,
    ]);
  });

  it.each([2, 5, 9])('shows %d colors with one of them selected [B-03]', async (count) => {
    const list = Array.from({ length: count }, (_, i) => `${i}0${i}0${i}0`).join('-');
    const { hexes, swatches, selected } = await openBuilder(`/palette-builder?c=${list}`);
    expect(hexes()).toHaveLength(count);
    expect(swatches()).toHaveLength(count);
    expect(selected()).toBe(swatches()[0]?.getAttribute('aria-label'));
  });
});
