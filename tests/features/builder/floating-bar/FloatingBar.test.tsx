import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatHex } from '../../../../src/color/format';
import { selectEntry } from '../../../../src/state/palette/historySlice';
import { selectSelectedIndex } from '../../../../src/state/palette/selectionSlice';
import { singleKeysSwitched } from '../../../../src/state/shortcuts/shortcutSlice';
import { renderApp } from '../../../support/renderApp';

/** Tells every observer whether what it watches is in view. */
let scroll: (isInView: boolean) => void;
/** The same by how many pixels of it are left below the top of the window. */
let scrollTo: (pixelsLeft: number) => void;
let isWatched: (part: Element) => boolean;

beforeEach(() => {
  /** Each with the pixels at the top that count as outside for it, below 0. */
  const observers = new Map<IntersectionObserverCallback, number>();
  const watched = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit) {
        observers.set(callback, Number.parseInt(rootMargin, 10));
      }
      observe(element: Element) {
        watched.add(element);
      }
      disconnect() {}
    },
  );
  isWatched = (part) => [...watched].some((element) => element.contains(part));
  const notifyAll = (isInView: (marginTop: number) => boolean) =>
    act(() => {
      for (const [notify, marginTop] of observers) {
        const isNow = isInView(marginTop);
        // What was passed on the way comes along, oldest first. The rest of an entry is not read.
        const entries = [!isNow, isNow].map(
          (isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry,
        );
        notify(entries, null as unknown as IntersectionObserver);
      }
    });
  scroll = (isInView) => notifyAll(() => isInView);
  scrollTo = (pixelsLeft) => notifyAll((marginTop) => pixelsLeft + marginTop > 0);
  return () => vi.unstubAllGlobals();
});

const openBuilder = async () => {
  const { user, store } = renderApp('/palette-builder?c=0d9488-f5f5f4-1c1917');
  const palette = await screen.findByRole('list', { name: 'Color palette' });
  // Watching begins after the first painting, which is a moment later than the palette's being there.
  await waitFor(() => expect(isWatched(palette)).toBe(true));
  return {
    user,
    store,
    bar: () => screen.queryByRole('complementary', { name: 'Palette, always at hand' }),
    selected: () => selectSelectedIndex(store.getState()),
    hexes: () => (selectEntry(store.getState())?.colors ?? []).map((color) => formatHex(color)),
  };
};

describe('the floating bar', () => {
  it('is there only while the palette is out of view, and never while it is expanded [B-105]', async () => {
    const { user, bar } = await openBuilder();
    expect(bar()).toBeNull();
    scroll(true);
    expect(bar()).toBeNull();
    scroll(false);
    expect(bar()).not.toBeNull();
    await user.keyboard('f');
    expect(bar()).toBeNull();
    await user.keyboard('f');
    scroll(true);
    expect(bar()).toBeNull();
  });

  it('takes a palette under the header of 57 pixels for out of view [B-105]', async () => {
    const { bar } = await openBuilder();
    scrollTo(57);
    expect(bar()).not.toBeNull();
    scrollTo(58);
    expect(bar()).toBeNull();
  });

  it('keeps what is scrolled to out from under it while it is there', async () => {
    await openBuilder();
    const { style } = document.documentElement;
    scroll(false);
    expect(style.scrollPaddingBottom).not.toBe('');
    scroll(true);
    expect(style.scrollPaddingBottom).toBe('');
  });

  it('selects the colors and generates [B-105]', async () => {
    const { user, bar, selected, hexes } = await openBuilder();
    scroll(false);
    const inBar = within(bar() ?? document.body);
    const swatches = inBar.getAllByRole('button', { name: /^Select color \d/ });
    expect(swatches.map((swatch) => swatch.textContent)).toEqual(['1', '2', '3']);
    await user.click(inBar.getByRole('button', { name: 'Select color 3, #1C1917' }));
    expect(selected()).toBe(2);
    expect(inBar.getAllByRole('button', { current: true }).map((swatch) => swatch.textContent)).toEqual([
      '3',
    ]);
    await user.click(inBar.getByRole('button', { name: /^Generate/ }));
    expect(hexes()).not.toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
    expect(selected()).toBe(0);
  });

  it('says which key selects a color [B-105]', async () => {
    const { user, bar } = await openBuilder();
    scroll(false);
    await user.hover(within(bar() ?? document.body).getByRole('button', { name: /^Select color 2/ }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Press 2');
  });

  it('says the color instead where single keys are switched off', async () => {
    const { user, bar, store } = await openBuilder();
    act(() => void store.dispatch(singleKeysSwitched(false)));
    scroll(false);
    await user.hover(within(bar() ?? document.body).getByRole('button', { name: /^Select color 2/ }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('#F5F5F4');
  });
});
