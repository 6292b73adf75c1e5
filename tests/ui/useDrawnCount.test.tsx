import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDrawnCount } from '../../src/ui/useDrawnCount';

const watch = (prepare?: () => Promise<unknown>) => {
  const seen: number[] = [];
  const hook = renderHook(
    ({ count }) => {
      const drawn = useDrawnCount(count, 3, prepare);
      if (seen.at(-1) !== drawn) seen.push(drawn);
      return drawn;
    },
    { initialProps: { count: 8 } },
  );
  return { ...hook, seen };
};

it('draws parts a few at a time, until all are there', async () => {
  const { seen, result, rerender } = watch();
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(8));
  expect(seen).toEqual([0, 3, 6, 9]);
  rerender({ count: 10 });
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(10));
});

it('draws none before what they need is there', async () => {
  let come = (): void => {};
  const prepare = vi.fn<() => Promise<unknown>>(
    async () =>
      new Promise<void>((resolve) => {
        come = resolve;
      }),
  );
  const { seen, result } = watch(prepare);
  await waitFor(() => expect(prepare).toHaveBeenCalledOnce());
  expect(seen).toEqual([0]);
  // Each part asks again.
  prepare.mockResolvedValue(undefined);
  come();
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(8));
});

it('draws them all the same where that does not come', async () => {
  const { result } = watch(async () => Promise.reject(new Error('offline')));
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(8));
});
