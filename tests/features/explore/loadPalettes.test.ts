import { describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { readQuery } from '../../../src/features/explore/exploreQuery';
import { selectExplore } from '../../../src/features/explore/exploreSlice';
import { loadList, loadMore, showList } from '../../../src/features/explore/loadPalettes';
import { sessionAwaited } from '../../../src/state/sessionSlice';
import { asPlan } from '../../support/asPlan';
import { createFakeBackend } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { publicPalettes } from './publicPalettes';

const POPULAR = readQuery(new URLSearchParams());
const RECENT = readQuery(new URLSearchParams('sort=recent'));

const open = (plan: 'anonymous' | 'free' = 'free') => {
  const backend = createFakeBackend({}, { palettes: publicPalettes(170) });
  const page = vi.spyOn(backend.explore, 'page');
  const find = vi.spyOn(backend.explore, 'find');
  const store = createAppStore(createFakeServices({ backend }));
  store.dispatch(asPlan(plan));
  return { store, page, find, list: () => selectExplore(store.getState()) };
};

describe('the list of public palettes', () => {
  it('is as long as it was for somebody who comes back to it in a new page', async () => {
    const { store, list, page } = open();
    await store.dispatch(showList(POPULAR, { isReturn: true, atLeast: 120 }));
    expect(list().palettes).toHaveLength(150);
    expect(page).toHaveBeenCalledTimes(3);
  });

  it('stays as it is for somebody who comes back to it in the same page', async () => {
    const { store, list, page } = open();
    await store.dispatch(loadList(POPULAR));
    await store.dispatch(loadMore(POPULAR));
    const before = list();
    await store.dispatch(showList(POPULAR, { isReturn: true, atLeast: 100 }));
    expect(list()).toBe(before);
    expect(page).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['for somebody who goes there anew', POPULAR, false],
    ['for another order', RECENT, true],
  ])('is loaded again %s', async (_, query, isReturn) => {
    const { store, list, page } = open();
    await store.dispatch(loadList(POPULAR, 100));
    await store.dispatch(showList(query, { isReturn, atLeast: 0 }));
    expect(list().palettes).toHaveLength(50);
    expect(page).toHaveBeenCalledTimes(3);
  });

  it('ends for visitors after 50, also where it was longer', async () => {
    const { store, list, page } = open('anonymous');
    await store.dispatch(showList(POPULAR, { isReturn: true, atLeast: 120 }));
    await store.dispatch(loadMore(POPULAR));
    expect(list().palettes).toHaveLength(50);
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('ends for nobody before it is known who is here [E-16]', async () => {
    const backend = createFakeBackend({}, { palettes: publicPalettes(170) });
    const store = createAppStore(createFakeServices({ backend }));
    store.dispatch(sessionAwaited());
    await store.dispatch(showList(POPULAR, { isReturn: true, atLeast: 120 }));
    expect(selectExplore(store.getState()).palettes).toHaveLength(150);
  });

  it('asks for one page at a time [E-09]', async () => {
    const { store, list, page } = open();
    await store.dispatch(loadList(POPULAR));
    await Promise.all([store.dispatch(loadMore(POPULAR)), store.dispatch(loadMore(POPULAR))]);
    expect(list().palettes).toHaveLength(100);
    expect(page).toHaveBeenCalledTimes(2);
  });

  it('asks for a search only where something is looked for', async () => {
    const { store, page, find } = open();
    await store.dispatch(loadList(readQuery(new URLSearchParams('size=3'))));
    expect(find).toHaveBeenCalledWith({ word: null, near: null, size: 3 }, 'popular', null);
    expect(page).not.toHaveBeenCalled();
  });
});
