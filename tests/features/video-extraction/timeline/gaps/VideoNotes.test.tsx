import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../../src/domain/videoMessages';
import { createCapturedFrame, FAKE_VIDEO_INFO } from '../../../../support/fakeVideoExtractor';
import { createTab } from '../../createTab';
import { FILE } from '../../fakeVideos';
import { openPage, openRun, picker } from '../../openVideoPage';

const notes = async () => within(await screen.findByRole('list', { name: 'About this film' }));

describe('a film that is cut off', () => {
  it('says from where on the rest is missing, and has nothing to go on to', async () => {
    const { run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().fail('corrupt');
    });
    expect((await notes()).getByText(/^Nothing can be read from 00:00:05:00 on/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
  });
});

describe('a film longer than what is kept', () => {
  it('says so and up to where it was read, also after a reload, and is never called complete [X-36]', async () => {
    const { load } = createTab();
    const { run, unmount } = await openRun('free', load());
    act(() => {
      [0, 1].forEach((index) => run().capture(createCapturedFrame(index)));
      run().end('capped');
    });
    const expectCapped = async () => {
      expect((await notes()).getByText(VIDEO_MESSAGES.videoCapped)).toBeDefined();
      expect(await screen.findByText('Stopped at 00:00:05:00')).toBeDefined();
      expect(screen.queryByText(VIDEO_MESSAGES.extractionCompleted)).toBeNull();
      expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
    };
    await expectCapped();
    unmount();
    await openPage('free', load());
    await expectCapped();
  });
});

describe('a film whose sound comes first', () => {
  it('says when the picture begins, and does not take that for a black beginning', async () => {
    const { user, videoExtractor } = await openPage('free');
    vi.spyOn(videoExtractor, 'inspect').mockResolvedValue({ ...FAKE_VIDEO_INFO, pictureSeconds: 5 });
    await user.upload(picker(), FILE);
    const extract = await screen.findByRole('button', { name: 'Extract Palettes' });
    await screen.findByText('00:00:12:00, 1280 × 720 px');
    await user.click(extract);
    await waitFor(() => expect(videoExtractor.runs).toHaveLength(1));
    act(() => videoExtractor.runs[0]?.capture(createCapturedFrame(0, 5)));
    expect((await notes()).getByText(/^The picture begins at 00:00:05:00/)).toBeDefined();
    expect(screen.queryByText(/first frame is black/)).toBeNull();
  });
});
