import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { PATHS } from '../../../src/domain/paths';
import { findScrollPosition, storeScrollPosition } from '../../../src/features/explore/scrollPositions';
import { useExploreList } from '../../../src/features/explore/useExploreList';
import { ServicesContext } from '../../../src/state/servicesContext';
import { sessionAwaited } from '../../../src/state/session/sessionSlice';
import { asPlan } from '../../support/asPlan';
import { createFakeBackend } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { publicPalettes } from './publicPalettes';

afterEach(cleanup);

const ENTRY = 'first';

/** A list that was left with so many palettes, found again in a new page; of whoever is here by then. */
const open = (
  plan: 'anonymous' | 'free' | 'unknown' = 'free',
  { left = 0, search = '', scrollY = 0 } = {},
) => {
  const backend = createFakeBackend({}, { palettes: publicPalettes(170) });
  const page = vi.spyOn(backend.explore, 'page');
  const find = vi.spyOn(backend.explore, 'find');
  const services = createFakeServices({ backend });
  const store = createAppStore(services);
  store.dispatch(plan === 'unknown' ? sessionAwaited() : asPlan(plan));
  if (left > 0)
    storeScrollPosition(services.tabStorage, { entry: ENTRY, query: search, count: left, scrollY });
  const { result, unmount } = renderHook(() => ({ list: useExploreList(), go: useNavigate() }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>
        <ServicesContext value={services}>
          <MemoryRouter initialEntries={[{ pathname: PATHS.explore, search: `?${search}`, key: ENTRY }]}>
            {children}
          </MemoryRouter>
        </ServicesContext>
      </Provider>
    ),
  });
  return {
    page,
    find,
    list: () => result.current.list,
    expectCount: (count: number) =>
      waitFor(() => {
        expect(result.current.list.palettes).toHaveLength(count);
        expect(result.current.list.status).toBe('loaded');
      }),
    goTo: (to: string) => act(async () => result.current.go({ search: to })),
    unmount,
    kept: () => findScrollPosition(services.tabStorage, ENTRY, search),
    goBack: () => act(async () => result.current.go(-1)),
  };
};

describe('the list of public palettes', () => {
  it('is as long as it was for somebody who comes back to it in a new page', async () => {
    const { page, expectCount } = open('free', { left: 120 });
    await expectCount(150);
    expect(page).toHaveBeenCalledTimes(3);
  });

  it('is where it was for somebody who comes back, once it is as long as it was', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { page, expectCount } = open('free', { left: 120, scrollY: 4321 });
    const pages: number[] = [];
    scrollTo.mockImplementation(() => void pages.push(page.mock.calls.length));
    await expectCount(150);
    expect(scrollTo.mock.calls).toEqual([[0, 4321]]);
    expect(pages).toEqual([3]);
    scrollTo.mockRestore();
  });

  it('keeps no place where it was left before it had anything', async () => {
    const { unmount, kept } = open();
    unmount();
    expect(kept()).toBeNull();
  });

  it('stays as it is for somebody who comes back to it in the same page', async () => {
    const { list, page, expectCount, goTo, goBack } = open();
    await expectCount(50);
    act(() => list().loadMore());
    await expectCount(100);
    const before = list().palettes;
    await goTo('?sort=recent');
    await expectCount(50);
    await goBack();
    expect(list().palettes).toEqual(before);
    expect(page.mock.calls.map(([sort]) => sort)).toEqual(['popular', 'popular', 'recent']);
  });

  it.each([
    ['for somebody who goes there anew', '', 'popular'],
    ['for another order', '?sort=recent', 'recent'],
  ])('is loaded again %s', async (_, search, sort) => {
    const { list, page, expectCount, goTo } = open();
    await expectCount(50);
    act(() => list().loadMore());
    await expectCount(100);
    await goTo('?size=3');
    await waitFor(() => expect(list().status).toBe('loaded'));
    page.mockClear();
    await goTo(search);
    await expectCount(50);
    expect(page.mock.calls).toEqual([[sort, null]]);
  });

  it('ends for visitors after 50, also where it was longer', async () => {
    const { list, page, expectCount } = open('anonymous', { left: 120 });
    await expectCount(50);
    act(() => list().loadMore());
    await expectCount(50);
    expect(list().isCapped).toBe(true);
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('ends for nobody before it is known who is here [E-16]', async () => {
    const { expectCount } = open('unknown', { left: 120 });
    await expectCount(150);
  });

  it('asks for one page at a time [E-09]', async () => {
    const { list, page, expectCount } = open();
    await expectCount(50);
    act(() => {
      list().loadMore();
      list().loadMore();
    });
    await expectCount(100);
    expect(page).toHaveBeenCalledTimes(2);
  });

  it('asks for a search only where something is looked for', async () => {
    const { page, find } = open('free', { search: 'size=3' });
    await waitFor(() =>
      expect(find).toHaveBeenCalledWith({ word: null, tags: [], near: null, size: 3 }, 'popular', null),
    );
    expect(page).not.toHaveBeenCalled();
  });
});
