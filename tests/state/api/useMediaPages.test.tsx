import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMediaPages } from '../../../src/state/api/useMediaPages';

type Medium = { readonly id: string };

const PER_PAGE = 2;

/** A gallery whose pages are given by the ids of their media. */
const openGallery = async (...pages: readonly (readonly string[])[]) => {
  const load = vi.fn(async (page: number): Promise<readonly Medium[]> =>
    (pages[page - 1] ?? []).map((id) => ({ id })),
  );
  const { result } = renderHook(() => useMediaPages(load, PER_PAGE));
  expect(result.current).toMatchObject({ media: [], hasMore: false, isLoading: true });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  return {
    load,
    gallery: () => ({ ...result.current, media: result.current.media.map(({ id }) => id) }),
    loadMore: async () => {
      act(() => result.current.loadMore());
      expect(result.current.isLoading).toBe(true);
      await waitFor(() => expect(result.current.isLoading).toBe(false));
    },
  };
};

it('shows one page after the other, until one is not full', async () => {
  const { load, gallery, loadMore } = await openGallery(['a', 'b'], ['c', 'd'], ['e']);
  expect(gallery()).toMatchObject({ media: ['a', 'b'], hasMore: true });
  await loadMore();
  expect(gallery()).toMatchObject({ media: ['a', 'b', 'c', 'd'], hasMore: true });
  await loadMore();
  expect(gallery()).toMatchObject({ media: ['a', 'b', 'c', 'd', 'e'], hasMore: false });
  expect(load.mock.calls).toEqual([
    [1, PER_PAGE],
    [2, PER_PAGE],
    [3, PER_PAGE],
  ]);
});

it('shows a medium once that has moved to the next page meanwhile', async () => {
  const { gallery, loadMore } = await openGallery(['a', 'b'], ['b', 'c']);
  await loadMore();
  expect(gallery().media).toEqual(['a', 'b', 'c']);
});

it('begins anew after the last page', async () => {
  const { load, gallery, loadMore } = await openGallery(['a']);
  await loadMore();
  expect(gallery().media).toEqual(['a']);
  expect(load.mock.calls.map(([page]) => page)).toEqual([1, 1]);
});
