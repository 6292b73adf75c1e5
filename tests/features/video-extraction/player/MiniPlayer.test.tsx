import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import {
  createCapturedFrame,
  createFakeVideoExtractor,
  FAKE_VIDEO_INFO,
} from '../../../support/fakeVideoExtractor';
import { createMemoryStore } from '../../../support/fakeServices';
import { openDialog, openRun, region } from '../openVideoPage';

const card = (time: string) => screen.findByRole('article', { name: `Frame at ${time}` });

describe('the player', () => {
  const player = () => within(region('Player'));
  const bar = () => player().getByRole<HTMLInputElement>('slider', { name: 'Position' });
  const findVideo = (): HTMLVideoElement => {
    const video = document.querySelector('video');
    if (!video) throw new Error('no player');
    return video;
  };

  it('is silent until somebody wants to hear the film [X-37]', async () => {
    const { user } = await openRun();
    const video = findVideo();
    expect(video.muted).toBe(true);
    await user.click(player().getByRole('button', { name: 'Turn sound on' }));
    expect(video.muted).toBe(false);
    // The test document's players tell nobody.
    fireEvent.volumeChange(video);
    await user.click(player().getByRole('button', { name: 'Turn sound off' }));
    expect(video.muted).toBe(true);
  });

  it('has no button for sound where there is none', async () => {
    const inspect = () => Promise.resolve({ ...FAKE_VIDEO_INFO, hasSound: false });
    const videoExtractor = createFakeVideoExtractor({ inspect });
    const { user, dialog } = await openDialog('free', { videoExtractor });
    await user.click(dialog.getByRole('button', { name: 'Extract Palettes' }));
    await screen.findByRole('region', { name: 'Player' });
    expect(player().getByRole('button', { name: 'Pause video' })).toBeDefined();
    expect(player().queryByRole('button', { name: /sound/ })).toBeNull();
  });

  it('pauses and plays the film as it is read, whose place nobody moves meanwhile [X-37]', async () => {
    await openRun();
    const video = findVideo();
    expect(video.paused).toBe(false);
    expect(bar().disabled).toBe(true);
    fireEvent.click(player().getByRole('button', { name: 'Pause video' }));
    expect(video.paused).toBe(true);
    fireEvent.click(player().getByRole('button', { name: 'Play video' }));
    expect(video.paused).toBe(false);
    expect(player().getByRole('button', { name: 'Pause video' })).toBeDefined();
  });

  it('shows a film that has been read: its time, how far it is, and any place of it [X-37]', async () => {
    const { user, run } = await openRun('pro');
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    const video = findVideo();
    video.playbackRate = 3;
    await user.click(player().getByRole('button', { name: 'Play video' }));
    expect([video.paused, video.playbackRate]).toEqual([false, 1]);
    await user.click(player().getByRole('button', { name: 'Pause video' }));
    expect(video.paused).toBe(true);
    fireEvent.change(bar(), { target: { value: '7' } });
    expect(video.currentTime).toBe(7);
    fireEvent.timeUpdate(video);
    expect(player().getByText('00:00:07:00').parentElement?.textContent).toBe('00:00:07:00 / 00:00:12:00');
    expect(bar().value).toBe('7');
    expect(bar().getAttribute('aria-valuetext')).toBe('00:00:07:00 of 00:00:12:00');
  });

  it('says so where the browser refuses to play the film again [X-43]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const { user, run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    vi.spyOn(findVideo(), 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(player().getByRole('button', { name: 'Play video' }));
    expect(await screen.findByText('Failed to play video. Please try again.')).toBeDefined();
  });

  it('hears no letters and signs where single-key shortcuts are switched off, and shows none', async () => {
    const storage = createMemoryStore({ 'hueloom-single-key-shortcuts': false });
    const { user } = await openRun('pro', { storage });
    const video = findVideo();
    player().getByRole('button', { name: 'Expand player' }).focus();
    await user.keyboard('k');
    expect(video.paused).toBe(false);
    expect(document.querySelectorAll('[aria-keyshortcuts="I"], [aria-keyshortcuts="O"]')).toHaveLength(0);
    await user.click(player().getByRole('button', { name: 'Pause video' }));
    expect(video.paused).toBe(true);
  });

  it('obeys them at the same places of keyboards of other alphabets', async () => {
    const { run } = await openRun('pro');
    const video = findVideo();
    const press = (key: string, code: string) => fireEvent.keyDown(document.body, { key, code });
    press('л', 'KeyK');
    expect(video.paused).toBe(true);
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    press('д', 'KeyL');
    press('д', 'KeyL');
    expect([video.paused, video.playbackRate]).toEqual([false, 2]);
    const from = video.currentTime;
    press('ю', 'Period');
    press('ю', 'Period');
    press('б', 'Comma');
    expect(video.currentTime).toBeCloseTo(from + 1 / (FAKE_VIDEO_INFO.frameRate ?? 1), 5);
  });

  it('obeys the keys of editing programs: J, K, L, space, and a frame back and on [X-37]', async () => {
    const { user, run } = await openRun('pro');
    const video = findVideo();
    const toggle = player().getByRole('button', { name: 'Expand player' });
    toggle.focus();
    // While it is read it is paused and resumed, and nothing else.
    await user.keyboard('l.');
    expect([video.paused, video.playbackRate, video.currentTime]).toEqual([false, 1, 0]);
    await user.keyboard('k');
    expect(video.paused).toBe(true);
    await user.keyboard('k');
    expect(video.paused).toBe(false);
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    video.pause();

    // From any button of the page.
    screen.getByRole('button', { name: 'Extract again' }).focus();
    await user.keyboard('ll');
    expect([video.paused, video.playbackRate]).toEqual([false, 2]);
    fireEvent(video, new Event('ratechange'));
    expect(player().getByText('2×')).toBeDefined();
    await user.keyboard('k');
    expect(video.paused).toBe(true);
    const frame = 1 / (FAKE_VIDEO_INFO.frameRate ?? 1);
    const from = video.currentTime;
    await user.keyboard('...,');
    expect(video.currentTime).toBeCloseTo(from + 2 * frame, 5);
    await user.click(player().getByRole('button', { name: 'Previous frame' }));
    expect(video.currentTime).toBeCloseTo(from + frame, 5);
    video.currentTime = 4;
    await user.keyboard('j');
    expect(player().getByText('−1×')).toBeDefined();
    // The button pauses what goes backward, too.
    await user.click(player().getByRole('button', { name: 'Pause video' }));
    expect(player().queryByText('−1×')).toBeNull();

    // A space presses the button that has the focus.
    toggle.focus();
    await user.keyboard(' ');
    expect(toggle.getAttribute('aria-label')).toBe('Collapse player');
    expect(video.paused).toBe(true);
  });

  it('stands beside the cards, and gives them its place when it is collapsed [X-37]', async () => {
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('min-width') }),
      );
    onTestFinished(() => media.mockRestore());
    const { user, run } = await openRun();
    act(() => run().capture(createCapturedFrame(0)));
    const columns = async () =>
      (await card('00:00:00:00')).parentElement?.parentElement?.style.getPropertyValue('--columns');
    expect(await columns()).toBe('4');
    await user.click(player().getByRole('button', { name: 'Collapse player' }));
    expect(await columns()).toBe('5');
    await user.click(player().getByRole('button', { name: 'Expand player' }));
    expect(await columns()).toBe('4');
  });
});
