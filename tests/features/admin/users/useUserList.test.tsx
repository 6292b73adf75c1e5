import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { BackendError, type Backend } from '../../../../src/backend/backend';
import type { UserOrder, UserSearch } from '../../../../src/domain/admin';
import { useUserList } from '../../../../src/features/admin/users/useUserList';
import { personOf } from '../../../support/fakeAdmin';
import { createFakeBackend } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { ADMIN } from '../openAdmin';

const ORDER: UserOrder = { column: 'joined', descends: true };
const EVERYBODY: UserSearch = { word: '', plan: 'all' };
/** Pages of a hundred, the last one of fifty. */
const PEOPLE = Array.from({ length: 450 }, (_, index) => personOf(index + 1));

type Admin = Backend['admin'];

const list = (answers: Partial<Admin> = {}) => {
  const office = { people: PEOPLE, activities: [], administrators: [], tags: [], forbiddenTags: [] };
  const backend = createFakeBackend({ admin: answers }, { user: ADMIN, isAdmin: true, office });
  const users = vi.spyOn(backend.admin, 'users');
  const countUsers = vi.spyOn(backend.admin, 'countUsers');
  const store = createAppStore(createFakeServices({ backend }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const hook = renderHook((search: UserSearch) => useUserList(search, ORDER), {
    initialProps: EVERYBODY,
    wrapper,
  });
  return {
    ...hook,
    /** The names at these places; undefined where nothing is loaded. */
    names: (...places: readonly number[]) => places.map((place) => hook.result.current.rowAt(place)?.name),
    isReady: () =>
      waitFor(() =>
        expect([hook.result.current.isStale, hook.result.current.count?.total]).toEqual([false, 450]),
      ),
    pagesAsked: () => users.mock.calls.map(([, , { number }]) => number),
    countUsers,
  };
};
const logged = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  return () => log.mockRestore();
};

describe('the list of users', () => {
  it('has as many rows as are counted, and asks for those alone that are looked at', async () => {
    const { result, names, isReady, pagesAsked } = list();
    await isReady();
    expect(result.current.rowCount).toBe(450);
    expect(names(0, 99, 100)).toEqual(['Person 1', 'Person 100', undefined]);
    act(() => result.current.need(190, 210));
    await waitFor(() => expect(names(100, 299)).toEqual(['Person 101', 'Person 300']));
    expect(names(300)).toEqual([undefined]);
    expect(pagesAsked()).toEqual([1, 2, 3]);
    // The first one stays, wherever somebody looks.
    act(() => result.current.need(420, 440));
    await waitFor(() => expect(names(0, 449, 450)).toEqual(['Person 1', 'Person 450', undefined]));
    expect(pagesAsked()).toEqual([1, 2, 3, 5]);
  });

  it('asks for nothing again where somebody looks at the same pages', async () => {
    const { result, names, isReady, pagesAsked } = list();
    await isReady();
    act(() => result.current.need(100, 110));
    await waitFor(() => expect(names(100)).toEqual(['Person 101']));
    const before = result.current;
    act(() => result.current.need(120, 130));
    expect(result.current).toBe(before);
    act(() => result.current.need(120, 230));
    await waitFor(() => expect(names(120, 230)).toEqual(['Person 121', 'Person 231']));
    expect(pagesAsked()).toEqual([1, 2, 3]);
  });

  it('shows those of the search before until the next ones are there, and no count of theirs', async () => {
    let answer = (): void => {};
    const users: Admin['users'] = async ({ word }, _, { number, size }) => {
      if (word !== '') await new Promise<void>((resolve) => (answer = resolve));
      return PEOPLE.filter(({ name }) => name.includes(word)).slice((number - 1) * size, number * size);
    };
    const { result, rerender, names, isReady } = list({ users });
    await isReady();
    act(() => result.current.need(200, 210));
    await waitFor(() => expect(names(200)).toEqual(['Person 201']));
    rerender({ word: '44', plan: 'all' });
    expect(result.current).toMatchObject({ isStale: true, count: null });
    expect(names(0, 200)).toEqual(['Person 1', 'Person 201']);
    await waitFor(() => expect(result.current.count?.total).toBe(14));
    expect(result.current.isStale).toBe(true);
    await act(async () => answer());
    await waitFor(() => expect(result.current.isStale).toBe(false));
    expect(names(0)).toEqual(['Person 44']);
    expect(result.current.rowCount).toBe(14);
  });

  it.each([
    ['the first page', 1],
    ['a later page', 3],
  ])('says that %s cannot be read, and reads that one again', async (_, failing) => {
    const restore = logged();
    let fails = true;
    const users: Admin['users'] = async (_search, _order, { number, size }) => {
      if (number === failing && fails) throw new BackendError('offline');
      return PEOPLE.slice((number - 1) * size, number * size);
    };
    const { result, names, pagesAsked } = list({ users });
    await waitFor(() => expect(result.current.count?.total).toBe(450));
    act(() => result.current.need(250, 260));
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    fails = false;
    act(() => result.current.reload());
    await waitFor(() => expect(result.current.hasFailed).toBe(false));
    await waitFor(() => expect(names(0, 250)).toEqual(['Person 1', 'Person 251']));
    expect(pagesAsked().toSorted((a, b) => a - b)).toEqual(failing === 1 ? [1, 1, 3] : [1, 3, 3]);
    restore();
  });

  it('says that they cannot be counted, and counts them again', async () => {
    const restore = logged();
    const { result, pagesAsked, countUsers } = list({
      countUsers: vi
        .fn<Admin['countUsers']>()
        .mockRejectedValueOnce(new BackendError('offline'))
        .mockResolvedValue({ total: 450, pro: 0 }),
    });
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    await waitFor(() => expect(result.current.rowCount).toBe(100));
    act(() => result.current.reload());
    await waitFor(() => expect(result.current.rowCount).toBe(450));
    expect(result.current.hasFailed).toBe(false);
    expect([countUsers.mock.calls.length, pagesAsked()]).toEqual([2, [1]]);
    restore();
  });

  it('is read anew by whoever comes back to it', async () => {
    const { isReady, pagesAsked, unmount, rerender } = list();
    await isReady();
    rerender({ word: 'Person 4', plan: 'all' });
    await waitFor(() => expect(pagesAsked()).toEqual([1, 1]));
    rerender(EVERYBODY);
    await waitFor(() => expect(pagesAsked()).toEqual([1, 1, 1]));
    unmount();
  });
});
