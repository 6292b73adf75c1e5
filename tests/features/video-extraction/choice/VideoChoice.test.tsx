import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { PATHS } from '../../../../src/domain/paths';
import { answerWith, createVideo, createVideos, FILE, mp4, stockOf } from '../fakeVideos';
import { button, findDialog, openPage, picker, region } from '../openVideoPage';

describe('choosing a video', () => {
  it('offers upload, a random video and the promise that nothing leaves the device [X-26] [X-27]', async () => {
    await openPage('anonymous');
    expect(picker().accept).toBe('video/*');
    expect(button('Upload video')).toBeDefined();
    expect(button('Random video')).toBeDefined();
    const choice = within(region('Choose a video'));
    expect(choice.getByText(/Videos stay on this device\./)).toBeDefined();
    expect(choice.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(PATHS.privacy);
  });

  it('says that visitors have to sign in, and to nobody else', async () => {
    const link = () =>
      within(region('Choose a video')).queryByRole('button', { name: VIDEO_MESSAGES.signInForVideos });
    const { user } = await openPage('anonymous');
    expect(region('Choose a video').textContent).toMatch(/A.free account gets 5 a.month\./);
    await user.click(link() ?? document.body);
    expect(await findDialog('Be part of us')).toBeDefined();
    cleanup();
    await openPage('free');
    expect(button('Random video')).toBeDefined();
    expect(link()).toBeNull();
    expect(region('Choose a video').textContent).not.toMatch(/free account/);
  });

  it('asks for a file by its button, and for the same one again [X-26]', async () => {
    const { user } = await openPage('free');
    const asked = vi.spyOn(picker(), 'click');
    await user.click(button('Upload video'));
    expect(asked).toHaveBeenCalledOnce();
    for (let times = 0; times < 2; times++) {
      await user.upload(picker(), FILE);
      const dialog = within(await findDialog('Configure extraction'));
      expect(await dialog.findByText('holiday.mp4')).toBeDefined();
      expect(picker().value).toBe('');
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('opens a random video by its button [X-27]', async () => {
    answerWith(mp4);
    const { user } = await openPage('free', { stockVideos: stockOf([createVideo('v1')]) });
    await user.click(button('Random video'));
    expect(await within(await findDialog('Configure extraction')).findByText('Video v1')).toBeDefined();
    vi.unstubAllGlobals();
  });
});

describe('the gallery', () => {
  const shown = () => screen.getAllByRole('button', { name: /^Video .*, by / });

  it('shows 15 videos with length and filmer, and more while full pages come [X-27]', async () => {
    const { user } = await openPage('anonymous', { stockVideos: stockOf(createVideos(31)) });
    const first = await screen.findByRole('button', { name: 'Video v1, by Filmer v1', description: '0:12' });
    expect(within(first).getByText('by Filmer v1')).toBeDefined();
    expect(shown()).toHaveLength(15);
    await user.click(button('Load more'));
    await waitFor(() => expect(shown()).toHaveLength(30));
    await user.click(button('Load more'));
    await waitFor(() => expect(shown()).toHaveLength(31));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('opens the video that is pressed', async () => {
    const fetched = answerWith(mp4);
    const { user } = await openPage('free', { stockVideos: stockOf(createVideos(3)) });
    await user.click(await screen.findByRole('button', { name: 'Video v2, by Filmer v2' }));
    await findDialog('Configure extraction');
    expect(fetched.mock.calls[0]?.[0]).toBe('/v2.mp4');
    vi.unstubAllGlobals();
  });

  it('names a video of which nothing else is known by who made it', async () => {
    const untold = createVideo('x', { alt: '', durationSeconds: null });
    await openPage('free', { stockVideos: stockOf([untold]) });
    expect(await screen.findByRole('button', { name: 'Video by Filmer x' })).toBeDefined();
  });

  it.each([
    ['as the first of its files that has a size', [0, 1080], ['1080', '1920']],
    ['16 by 9 where none has', [0], ['16', '9']],
  ])('shows a video in its shape: %s', async (_, widths, shape) => {
    const file = { link: '/x.mp4', quality: 'hd', fileType: 'video/mp4', height: 1920 } as const;
    const video = createVideo('x', { videoFiles: widths.map((width) => ({ ...file, width })) });
    await openPage('free', { stockVideos: stockOf([video]) });
    const picture = within(await screen.findByRole('button', { name: /^Video x/ })).getByRole('presentation');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(shape);
  });

  it('says so when no videos come, and tries again on request [X-47]', async () => {
    let isDown = true;
    const { user } = await openPage('free', {
      stockVideos: { popular: () => Promise.resolve(isDown ? [] : createVideos(3)) },
    });
    expect(await screen.findByText(VIDEO_MESSAGES.stockVideosMissing)).toBeDefined();
    isDown = false;
    await user.click(button('Try again'));
    await waitFor(() => expect(shown()).toHaveLength(3));
  });
});
