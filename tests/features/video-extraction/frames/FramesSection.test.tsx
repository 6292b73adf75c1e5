import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createCapturedFrame, FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';
import { openScenes, shot } from '../edits/openScenes';
import { openRun } from '../openVideoPage';

describe('the frames of a film', () => {
  it.each([
    [0, 0],
    [1, 1],
  ])('says why where it begins after 0:00: with frame %i', async (index, notes) => {
    const { run } = await openRun();
    act(() => run().capture(createCapturedFrame(index)));
    await screen.findByRole('article', { name: `Frame at 00:00:0${index * 5}:00` });
    expect(screen.queryAllByText('The first frame is black, so it was left out.')).toHaveLength(notes);
  });

  it('says so of a black first shot of less than a second, too, where the frame rate is unknown', async () => {
    const inspect = async () => ({ ...FAKE_VIDEO_INFO, frameRate: null, canDecode: false });
    await openScenes({ inspect }, {}, [shot(0.75, 12)]);
    expect(screen.getByText('The first shot is black, so it was left out.')).toBeDefined();
  });

  it('says no such thing of a first frame that was removed', async () => {
    const { user, run } = await openRun();
    act(() => [0, 1].forEach((index) => run().capture(createCapturedFrame(index))));
    act(() => run().end());
    await user.click(await screen.findByRole('button', { name: 'Edit frame at 00:00:00:00' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Remove/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.queryByText('The first frame is black, so it was left out.')).toBeNull();
  });

  it('makes a card for each new frame and leaves those that are there where they are in the document', async () => {
    const { user, run } = await openRun();
    await user.click(screen.getByRole('tab', { name: 'Newest' }));
    const card = (time: string) => screen.findByRole('article', { name: `Frame at ${time}` });
    // More than there are cards: each new one takes the place of one that leaves the window.
    act(() => Array.from({ length: 60 }).forEach((_, index) => run().capture(createCapturedFrame(index))));
    const last = await card('00:04:55:00');
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) =>
      records.forEach(({ addedNodes, removedNodes }) =>
        [...addedNodes, ...removedNodes].forEach((node) => touched.add(node)),
      ),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    act(() => run().capture(createCapturedFrame(60)));
    const cards = [last, await card('00:05:00:00')].map(({ parentElement }) => parentElement);
    observer.disconnect();
    expect(cards.map((cell) => cell !== null && touched.has(cell))).toEqual([false, true]);
  });

  it('lets the cards of one screenful go over to the next, and no focus with them', async () => {
    const { user, run } = await openRun();
    await user.click(screen.getByRole('tab', { name: 'Newest' }));
    const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    const capture = (from: number, to: number) =>
      act(() => {
        for (let index = from; index < to; index++) run().capture(createCapturedFrame(index));
      });
    capture(0, 60);
    await screen.findByRole('article', { name: 'Frame at 00:04:55:00' });
    const before = screen.getAllByRole('article');
    const left = names();
    within(before[0] ?? document.body)
      .getAllByRole('link')[0]
      ?.focus();
    capture(60, 160);
    await waitFor(() => expect(names()).not.toContain(left.at(-1)));
    expect(screen.getAllByRole('article')).toEqual(before);
    expect(names()[0]).toBe('Frame at 00:13:15:00');
    expect(new Set(names()).size).toBe(before.length);
    expect(document.activeElement).toBe(document.body);
    const first = within(before[0] ?? document.body);
    expect(first.getByRole('button', { name: 'Regenerate palettes of 00:13:15:00' })).toBeDefined();
  });
});
