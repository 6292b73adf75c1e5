import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { gapFound, partChanged } from '../../../../src/features/video-extraction/videoExtractionSlice';
import { cardAt, moveTo, names, openScenes } from './openScenes';

describe('merged shots', () => {
  it('have nothing in a part where the one between them was removed', async () => {
    const { choose, store, spans } = await openScenes();
    await choose('00:00:04:00', 'Remove');
    await waitFor(() => expect(names()).toHaveLength(2));
    await choose('00:00:00:00', 'Merge with next');
    await waitFor(() => expect(names()).toHaveLength(1));
    act(() => void store.dispatch(partChanged({ in: 5, out: 7 })));
    expect(spans()).toBeUndefined();
    expect(screen.getByText('0 of 1 in range')).toBeDefined();
  });

  it('last without what is damaged between them', async () => {
    const { choose, store } = await openScenes();
    act(() => void store.dispatch(gapFound({ fromSeconds: 5, toSeconds: 7 })));
    moveTo(0);
    await screen.findByRole('article', { name: 'Frame at 00:00:07:00' });
    await choose('00:00:07:00', 'Merge with previous');
    // The last frame before the damage is shown as long as any other.
    expect(await within(cardAt('00:00:04:00')).findByText('6 s 1 f · cut · 2 shots')).toBeDefined();
  });
});
