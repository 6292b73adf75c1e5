import { act, waitFor } from '@testing-library/react';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';

import type { Look, PictureLooks } from '../../../../workers/picture-looks/api';
import { openViews, showViews } from './viewsPage';

showViews();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

type Work = {
  readonly look: Look;
  readonly signal: AbortSignal;
  readonly tell: (done: number) => void;
  readonly finish: () => void;
  readonly fail: () => void;
};

/** The page with a view of color vision that is drawn, and every later one drawn as the test says. */
const openSlow = async () => {
  const page = await openViews();
  const works: Work[] = [];
  await page.views.findByRole('img', { name: 'cat.jpg. As seen with deuteranopia' });
  await waitFor(() => expect(page.pictureLooks.see).toHaveBeenCalled());
  await act(async () => undefined);
  page.pictureLooks.see.mockClear();
  page.pictureLooks.see.mockImplementation(
    (...[signal, { rgba }, look, onProgress]: Parameters<PictureLooks['see']>) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        works.push({
          look,
          signal,
          tell: onProgress,
          finish: () => resolve(rgba),
          fail: () => reject(new Error('lost')),
        });
        onProgress(0);
      }),
  );
  const { user, views } = page;
  const begun = async (count: number): Promise<Work> => {
    await waitFor(() => expect(works).toHaveLength(count));
    const work = works.at(-1);
    if (!work) throw new Error('nothing is drawn');
    return work;
  };
  return {
    ...page,
    works,
    begun,
    bar: () => views.queryByRole<HTMLProgressElement>('progressbar', { name: 'View drawn' }),
    isShown: (tab: string) => views.getByRole('tab', { name: tab }).getAttribute('aria-selected') === 'true',
    choose: async (name: RegExp) => user.click(views.getByRole('radio', { name })),
    wait: async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms)),
  };
};

describe('a view that takes long', () => {
  it('says how much of it is drawn, until it is there', async () => {
    const { begun, choose, wait, bar, views } = await openSlow();
    await choose(/Tritanopia/);
    const work = await begun(1);
    expect(bar()).toBeNull();
    act(() => work.tell(0.25));
    await wait(400);
    await waitFor(() => expect(bar()?.value).toBe(0.25));
    expect(views.getByText('Drawing, 25%')).toBeDefined();
    act(() => work.tell(0.5));
    expect(bar()?.value).toBe(0.5);
    await act(async () => work.finish());
    expect(bar()).toBeNull();
    expect(views.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('says nothing of progress that comes after it', async () => {
    const { begun, choose, wait, bar } = await openSlow();
    await choose(/Tritanopia/);
    const work = await begun(1);
    await wait(400);
    await waitFor(() => expect(bar()).not.toBeNull());
    await act(async () => work.finish());
    act(() => work.tell(0.75));
    await wait(400);
    expect(bar()).toBeNull();
  });

  it('leads back to the view before where it is canceled, which is not drawn again', async () => {
    const { begun, choose, wait, bar, views, works, user } = await openSlow();
    await choose(/Tritanopia/);
    const work = await begun(1);
    await wait(400);
    await user.click(await views.findByRole('button', { name: 'Cancel' }));
    expect(work.signal.aborted).toBe(true);
    expect(views.getByRole<HTMLInputElement>('radio', { name: /Deuteranopia/ }).checked).toBe(true);
    expect(views.getByRole('img', { name: 'cat.jpg. As seen with deuteranopia' })).toBeDefined();
    expect(bar()).toBeNull();
    await wait(400);
    expect(works).toHaveLength(1);
    // Chosen again, it is drawn.
    await choose(/Tritanopia/);
    await begun(2);
  });

  it('leads back to the tab before, as it was', async () => {
    const { begun, choose, wait, views, works, isShown, user } = await openSlow();
    await choose(/Tritanopia/);
    const first = await begun(1);
    await act(async () => first.finish());
    await user.click(views.getByRole('tab', { name: 'Posterized' }));
    await begun(2);
    await wait(400);
    await user.click(await views.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(isShown('Vision')).toBe(true));
    expect(views.getByRole<HTMLInputElement>('radio', { name: /Tritanopia/ }).checked).toBe(true);
    await wait(400);
    expect(works).toHaveLength(2);
  });

  it('leads back to the pairs of colors, where they were shown before', async () => {
    const { begun, wait, views, isShown, user } = await openSlow();
    await user.click(views.getByRole('tab', { name: 'Contrast' }));
    await views.findByRole('list', { name: 'In the palette' });
    await user.click(views.getByRole('tab', { name: 'Posterized' }));
    await begun(1);
    await wait(400);
    await user.click(await views.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(isShown('Contrast')).toBe(true));
  });

  it('ends where another one is chosen', async () => {
    const { begun, choose, wait, bar, views, user } = await openSlow();
    await choose(/Tritanopia/);
    const first = await begun(1);
    await wait(400);
    await waitFor(() => expect(bar()).not.toBeNull());
    await choose(/Protanopia/);
    const second = await begun(2);
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
    // Its own time has only begun.
    expect(bar()).toBeNull();
    await user.click(views.getByRole('tab', { name: 'Posterized' }));
    const third = await begun(3);
    expect([second.signal.aborted, third.look.kind]).toEqual([true, 'posterized']);
  });
});

describe('a view that cannot be drawn', () => {
  it('is not taken for the one before, and is tried once more at a press', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { begun, choose, views, user } = await openSlow();
    await choose(/Tritanopia/);
    const work = await begun(1);
    await act(async () => work.fail());
    expect(views.getByRole('alert').textContent).toBe('This view could not be drawn.');
    // Nothing of the one before is left of it.
    const seen = views.getByRole<HTMLCanvasElement>('img', { name: 'cat.jpg. As seen with tritanopia' });
    expect([seen.width, seen.height]).toEqual([1, 1]);
    await user.click(views.getByRole('button', { name: 'Try again' }));
    const again = await begun(2);
    await act(async () => again.finish());
    expect(views.queryByRole('alert')).toBeNull();
    expect(seen.width).toBeGreaterThan(1);
    log.mockRestore();
  });

  it('leaves the next one that is chosen alone', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { begun, choose, views } = await openSlow();
    await choose(/Tritanopia/);
    const work = await begun(1);
    await act(async () => work.fail());
    await choose(/Protanopia/);
    await begun(2);
    expect(views.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });
});

describe('the first view of a picture', () => {
  it('leaves the picture as it is where it is canceled, and is drawn after all at a press', async () => {
    let signals: readonly AbortSignal[] = [];
    const see = vi.fn<PictureLooks['see']>((signal, _raster, _look, onProgress) => {
      signals = [...signals, signal];
      onProgress(0);
      return new Promise(() => undefined);
    });
    const save = vi.fn<PictureLooks['save']>();
    const readablePairs = vi.fn<PictureLooks['readablePairs']>();
    const { views, user } = await openViews(undefined, { pictureLooks: { see, save, readablePairs } });
    await waitFor(() => expect(see).toHaveBeenCalledOnce());
    await act(async () => vi.advanceTimersByTimeAsync(400));
    await user.click(await views.findByRole('button', { name: 'Cancel' }));
    expect(signals.at(0)?.aborted).toBe(true);
    expect(views.getByText('Not drawn')).toBeDefined();
    await user.click(views.getByRole('button', { name: 'Draw' }));
    expect(see).toHaveBeenCalledTimes(2);
    expect(signals.at(1)?.aborted).toBe(false);
    expect(views.queryByText('Not drawn')).toBeNull();
  });
});
