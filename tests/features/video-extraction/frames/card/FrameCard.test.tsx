import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { CapturedFrame, VideoExtractor } from '../../../../../workers/video-extraction/common/api';
import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';
import { cardAt, moveTo, openScenes } from '../../edits/openScenes';
import { button } from '../../openVideoPage';

it('is busy as long as its picture is taken, and no longer', async () => {
  const give: ((frame: CapturedFrame) => void)[] = [];
  const captureAt: VideoExtractor['captureAt'] = (_signal, _source, _times, onFrame) =>
    new Promise(() => void give.push(onFrame));
  await openScenes({ captureAt });
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-busy'))).toEqual([
    null,
    null,
    null,
  ]);
  moveTo(1);
  await waitFor(() => expect(give).toHaveLength(1));
  expect(cardAt('00:00:00:00').getAttribute('aria-busy')).toBe('true');
  act(() => give[0]?.(createCapturedFrame(100, 1)));
  await waitFor(() => expect(cardAt('00:00:00:00').getAttribute('aria-busy')).toBeNull());
});

it('can be merged with the shots beside it: the first has none before it, the last none after', async () => {
  const { user } = await openScenes();
  const merges = async (time: string) => {
    await user.click(button(`Edit frame at ${time}`));
    await screen.findByRole('menuitem', { name: /^Remove/ });
    const names = screen.queryAllByRole('menuitem', { name: /^Merge/ }).map((item) => item.textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    return names;
  };
  expect(await merges('00:00:00:00')).toEqual(['Merge with next']);
  expect(await merges('00:00:04:00')).toEqual(['Merge with previous', 'Merge with next']);
  expect(await merges('00:00:08:00')).toEqual(['Merge with previous']);
});

it('is the only one marked where its frame is gone to', async () => {
  const { user } = await openScenes();
  const marked = () =>
    screen.getAllByRole('article').flatMap((card) => (card.hasAttribute('data-selected') ? [card] : []));
  expect(marked()).toEqual([]);
  await user.click(button('Go to 00:00:04:00'));
  expect(marked()).toEqual([cardAt('00:00:04:00')]);
});
