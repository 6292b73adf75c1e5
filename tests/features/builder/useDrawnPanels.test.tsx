import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDrawnPanels } from '../../../src/features/builder/useDrawnPanels';

it('draws one panel at a time, until all are there', async () => {
  const seen: number[] = [];
  const { rerender } = renderHook(
    ({ count }) => {
      const drawn = useDrawnPanels(count);
      if (seen.at(-1) !== drawn) seen.push(drawn);
      return drawn;
    },
    { initialProps: { count: 8 } },
  );
  await waitFor(() => expect(seen.at(-1)).toBeGreaterThanOrEqual(8), { timeout: 10_000 });
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  // A palette with more colors has a panel more.
  rerender({ count: 10 });
  await waitFor(() => expect(seen.at(-1)).toBeGreaterThanOrEqual(10), { timeout: 10_000 });
});
