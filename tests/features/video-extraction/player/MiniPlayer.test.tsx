import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import {
  createCapturedFrame,
  createFakeVideoExtractor,
  FAKE_VIDEO_INFO,
} from '../../../support/fakeVideoExtractor';
import { openDialog, openRun, region } from '../openVideoPage';

const card = (time: string) => screen.findByRole('article', { name: `Frame at ${time}` });

describe('the player', () => {
  const player = () => within(region('Player'));

  it('is silent until somebody wants to hear the film [X-37]', async () => {
    const { user } = await openRun();
    const video = document.querySelector('video');
    if (!video) throw new Error('no player');
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

  it('stands beside the cards, and gives them its place when it is collapsed [X-37]', async () => {
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('min-width') }),
      );
    onTestFinished(() => media.mockRestore());
    const { user, run } = await openRun();
    act(() => run().capture(createCapturedFrame(0)));
    const columns = async () => (await card('0:00')).parentElement?.style.getPropertyValue('--columns');
    expect(await columns()).toBe('4');
    await user.click(player().getByRole('button', { name: 'Collapse player' }));
    expect(await columns()).toBe('5');
    await user.click(player().getByRole('button', { name: 'Expand player' }));
    expect(await columns()).toBe('4');
  });
});
