import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { moveTo, openScenes, strip } from '../edits/openScenes';
import { openRun, region } from '../openVideoPage';

const playerButton = (name: string) => within(region('Player')).getByRole('button', { name });

describe('the strip', () => {
  it('plays and pauses the film with the space bar, and the page does not scroll [X-37]', async () => {
    const { run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    expect(fireEvent.keyDown(strip(), { key: ' ' })).toBe(false);
    expect(playerButton('Pause video')).toBeDefined();
    // A key that is held down is one press.
    fireEvent.keyDown(strip(), { key: ' ', repeat: true });
    expect(playerButton('Pause video')).toBeDefined();
    fireEvent.keyDown(strip(), { key: ' ' });
    expect(playerButton('Play video')).toBeDefined();
  });

  it('pauses the extraction with it while there is one [X-35]', async () => {
    await openRun();
    fireEvent.keyDown(strip(), { key: ' ' });
    expect(await screen.findByText('Paused', { selector: 'b' })).toBeDefined();
    fireEvent.keyDown(strip(), { key: ' ' });
    expect(await screen.findByText('Extracting', { selector: 'b' })).toBeDefined();
  });
});

/** A hundred pixels a second: both videos last twelve. */
const drawStrip = (): void =>
  void vi.spyOn(strip(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1200, 128));
const playerSeconds = () => region('Player').querySelector('video')?.currentTime;
const selectedCards = () =>
  screen
    .getAllByRole('article')
    .filter((card) => card.dataset.selected !== undefined)
    .map((card) => card.getAttribute('aria-label'));

describe('a click in the strip of a film read by shots', () => {
  it('chooses the shot and takes the player to the very time under the pointer, which its label says', async () => {
    await openScenes();
    drawStrip();
    fireEvent.pointerMove(strip(), { clientX: 612 });
    expect(within(strip()).getByText('00:00:06:03')).toBeDefined();
    fireEvent.click(strip(), { clientX: 612 });
    expect(playerSeconds()).toBeCloseTo(6.12, 6);
    expect(selectedCards()).toEqual(['Frame at 00:00:04:00']);
  });

  it('says where a shot is split, and where points are set', async () => {
    const { spans } = await openScenes();
    drawStrip();
    fireEvent.click(strip(), { clientX: 200 });
    fireEvent.keyDown(strip(), { key: 'i' });
    fireEvent.click(strip(), { clientX: 1100 });
    fireEvent.keyDown(strip(), { key: 'o' });
    expect(spans()).toEqual([
      [2, 4],
      [4, 8],
      [8, 11],
    ]);
    fireEvent.click(strip(), { clientX: 600 });
    fireEvent.keyDown(strip(), { key: 's' });
    await waitFor(() =>
      expect(spans()).toEqual([
        [2, 4],
        [4, 6],
        [6, 8],
        [8, 11],
      ]),
    );
  });

  it('leaves the beginnings of shots to the keys and the cards', async () => {
    const { user } = await openScenes();
    drawStrip();
    fireEvent.click(strip(), { clientX: 612 });
    fireEvent.keyDown(strip(), { key: 'Enter' });
    expect(playerSeconds()).toBe(4);
    fireEvent.click(strip(), { clientX: 612 });
    fireEvent.keyDown(strip(), { key: 'ArrowRight' });
    expect(playerSeconds()).toBe(8);
    await user.click(screen.getByRole('button', { name: 'Go to 00:00:04:00' }));
    expect(playerSeconds()).toBe(4);
  });

  it('leads into a dissolve, where it is in one, and the label says so', async () => {
    await openScenes();
    moveTo(1);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    drawStrip();
    fireEvent.pointerMove(strip(), { clientX: 780 });
    expect(within(strip()).getByText('00:00:07:20, dissolve, 13 f')).toBeDefined();
    fireEvent.click(strip(), { clientX: 780 });
    expect(playerSeconds()).toBeCloseTo(7.8, 6);
    expect(selectedCards()).toEqual(['Frame at 00:00:08:00']);
  });
});

it('a click in the strip of frames at intervals goes to the frame, and the label says its time', async () => {
  const { run } = await openRun();
  act(() => {
    for (const index of [0, 1, 2]) run().capture(createCapturedFrame(index));
    run().end();
  });
  await screen.findByText('Extraction completed!', { selector: 'b' });
  drawStrip();
  fireEvent.pointerMove(strip(), { clientX: 730 });
  expect(within(strip()).getByText('00:00:05:00')).toBeDefined();
  fireEvent.click(strip(), { clientX: 730 });
  expect(playerSeconds()).toBe(5);
  expect(selectedCards()).toEqual(['Frame at 00:00:05:00']);
});

it('a click beyond what has been read goes nowhere', async () => {
  const { run } = await openRun();
  act(() => run().capture(createCapturedFrame(0)));
  await screen.findByRole('article');
  drawStrip();
  const before = selectedCards();
  fireEvent.pointerMove(strip(), { clientX: 1150 });
  expect(within(strip()).queryByText(/^\d\d:/)).toBeNull();
  fireEvent.click(strip(), { clientX: 1150 });
  expect(selectedCards()).toEqual(before);
  fireEvent.pointerMove(strip(), { clientX: 50 });
  expect(within(strip()).getByText('00:00:00:00')).toBeDefined();
});
