import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Plan } from '../../../../src/domain/plan';
import { sessionExpired, userRead } from '../../../../src/state/session/sessionSlice';
import { createVideos } from '../../../../src/state/video/createVideos';
import type { Videos } from '../../../../src/state/video/video';
import type { VideoRecords } from '../../../../src/state/video/records/videoRecords';
import { createMemoryRecords } from '../../../../src/state/video/records/memoryRecords';
import { createMemoryStore } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { FILE } from '../fakeVideos';
import { button, openPage, openRun, picker, region } from '../openVideoPage';

const card = (time: string) => screen.findByRole('article', { name: `Frame at ${time}` });
const labelsOf = (article: HTMLElement) =>
  within(article)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

/** What outlives a page: what is on the device, and the storage of the tab. */
const createTab = (records: VideoRecords = createMemoryRecords()) => {
  const tabStorage = createMemoryStore();
  const videos = (): Videos => createVideos({ records, tabStorage, now: () => new Date(2026, 10, 20, 12) });
  return { videos };
};

/** The page as it is after a reload, with what is still on the device. */
const reload = async (
  before: { readonly unmount: () => void },
  tab: ReturnType<typeof createTab>,
  plan: Plan = 'free',
) => {
  before.unmount();
  return openPage(plan, { videos: tab.videos() });
};

describe('a reload', () => {
  it('loses no frame of an extraction that has counted, nor its palettes', async () => {
    const tab = createTab();
    const first = await openRun('free', { videos: tab.videos() });
    act(() => {
      first.run().capture(createCapturedFrame(0));
      first.run().capture(createCapturedFrame(1));
      first.run().end();
    });
    await screen.findAllByText('Extraction completed!');
    const palettes = labelsOf(await card('00:00:05:00'));

    const { user, backend } = await reload(first, tab);
    await waitFor(async () => expect(labelsOf(await card('00:00:05:00'))).toEqual(palettes));
    expect(await card('00:00:00:00')).toBeDefined();
    expect(screen.getByText('Extraction completed!', { selector: 'b' })).toBeDefined();
    expect(region('Player')).toBeDefined();
    const video = within(await screen.findByRole('region', { name: 'Film palette' }));
    await waitFor(() => expect(video.getAllByRole('link')).toHaveLength(5));
    await user.click(within(await card('00:00:00:00')).getByRole('button', { name: /^Regenerate/ }));
    await waitFor(async () => expect(labelsOf(await card('00:00:00:00'))).not.toEqual(palettes));
    expect(backend.world.extractions.video).toBe(0);
  });

  it('leaves a film that was being read as stopped, and it can be read again', async () => {
    const tab = createTab();
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('00:00:00:00');
    const { user, videoExtractor } = await reload(first, tab);
    expect(await screen.findByText('Stopped at 00:00:00:00')).toBeDefined();
    await user.click(button('Extract again'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure extraction' }));
    await user.click(dialog.getByRole('button', { name: 'Extract Palettes' }));
    await waitFor(() => expect(videoExtractor.runs).toHaveLength(1));
  });

  it('lets a film that was being read go on from its last frame, in its interval, as the same extraction', async () => {
    const tab = createTab();
    const first = await openRun('free', { videos: tab.videos() });
    act(() => {
      first.run().capture(createCapturedFrame(0));
      first.run().capture(createCapturedFrame(1));
    });
    await card('00:00:05:00');
    const { user, videoExtractor, backend } = await reload(first, tab);
    await user.click(await screen.findByRole('button', { name: 'Continue from 00:00:05:00' }));
    await waitFor(() => expect(videoExtractor.runs).toHaveLength(1));
    const [run] = videoExtractor.runs;
    expect(run?.request).toMatchObject({
      capture: { kind: 'interval', seconds: 5 },
      resume: { count: 2, afterSeconds: 5 },
    });
    act(() => {
      run?.capture(createCapturedFrame(2));
      run?.end();
    });
    await screen.findAllByText('Extraction completed!');
    for (const time of ['00:00:00:00', '00:00:05:00', '00:00:10:00']) expect(await card(time)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
    expect(backend.world.extractions.video).toBe(0);
  });

  it('tells what was damaged of a film that was stopped, once also where it is met again', async () => {
    const tab = createTab();
    const first = await openRun('free', { videos: tab.videos() });
    act(() => {
      first.run().capture(createCapturedFrame(0));
      first.run().lose({ fromSeconds: 2, toSeconds: 5 });
    });
    await first.user.click(button('Cancel'));
    const notes = () =>
      within(screen.getByRole('list', { name: 'About this film' })).getAllByRole('listitem');
    const texts = notes().map(({ textContent }) => textContent);
    expect(texts).toEqual([expect.stringMatching(/^Damaged from 00:00:02:00 to 00:00:05:00/)]);

    const second = await reload(first, tab);
    await card('00:00:00:00');
    expect(notes().map(({ textContent }) => textContent)).toEqual(texts);
    await second.user.click(await screen.findByRole('button', { name: /^Continue from/ }));
    await waitFor(() => expect(second.videoExtractor.runs).toHaveLength(1));
    act(() => second.videoExtractor.runs[0]?.lose({ fromSeconds: 2, toSeconds: 5 }));
    expect(notes().map(({ textContent }) => textContent)).toEqual(texts);
  });

  it('leaves a film as stopped whose last frames were not stored yet, so that it can go on', async () => {
    const records = createMemoryRecords();
    const putFrames: typeof records.putFrames = async (name, frames) => {
      if (frames.some(({ index }) => index > 0)) await new Promise(() => undefined);
      await records.putFrames(name, frames);
    };
    const tab = createTab({ ...records, putFrames });
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('00:00:00:00');
    act(() => {
      first.run().capture(createCapturedFrame(1));
      first.run().end();
    });
    await screen.findAllByText('Extraction completed!');
    await reload(first, tab);
    expect(await screen.findByText('Stopped at 00:00:00:00')).toBeDefined();
    expect(button('Continue from 00:00:00:00')).toBeDefined();
  });

  it('keeps what was added for the next reload', async () => {
    const tab = createTab();
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('00:00:00:00');
    const second = await reload(first, tab);
    await second.user.click(await screen.findByRole('button', { name: 'Continue from 00:00:00:00' }));
    await waitFor(() => expect(second.videoExtractor.runs).toHaveLength(1));
    act(() => second.videoExtractor.runs[0]?.capture(createCapturedFrame(1)));
    await card('00:00:05:00');
    await reload(second, tab);
    expect(await card('00:00:00:00')).toBeDefined();
    expect(await card('00:00:05:00')).toBeDefined();
  });

  it('keeps the palettes that were regenerated', async () => {
    const tab = createTab();
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    const before = labelsOf(await card('00:00:00:00'));
    await first.user.click(within(await card('00:00:00:00')).getByRole('button', { name: /^Regenerate/ }));
    await waitFor(async () => expect(labelsOf(await card('00:00:00:00'))).not.toEqual(before));
    const regenerated = labelsOf(await card('00:00:00:00'));
    await reload(first, tab);
    await waitFor(async () => expect(labelsOf(await card('00:00:00:00'))).toEqual(regenerated));
  });

  it('shows the frames alone of a film too large to be kept', async () => {
    const tab = createTab({ ...createMemoryRecords(), putSource: async () => undefined });
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('00:00:00:00');
    await reload(first, tab);
    expect(await card('00:00:00:00')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Extract again' })).toBeNull();
    expect(button('Change video')).toBeDefined();
  });

  it('knows the file of such a film again, without a further extraction, and lets it go on', async () => {
    const tab = createTab({ ...createMemoryRecords(), putSource: async () => undefined });
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('00:00:00:00');
    const { user, videoExtractor, backend } = await reload(first, tab);
    // The month is used up: going on costs nothing.
    backend.world.extractions.video = 5;
    const asked = vi.spyOn(picker(), 'click');
    await user.click(await screen.findByRole('button', { name: /^Choose the file again/ }));
    expect(asked).toHaveBeenCalledOnce();
    await user.upload(picker(), FILE);
    await user.click(await screen.findByRole('button', { name: 'Continue from 00:00:00:00' }));
    await waitFor(() => expect(videoExtractor.runs).toHaveLength(1));
    expect(videoExtractor.runs[0]?.request).toMatchObject({ source: FILE, resume: { count: 1 } });
    expect(backend.world.extractions.video).toBe(5);
  });

  it('takes a file of the same name that is another film for another', async () => {
    const tab = createTab({ ...createMemoryRecords(), putSource: async () => undefined });
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('00:00:00:00');
    const { user } = await reload(first, tab);
    await card('00:00:00:00');
    await user.upload(picker(), new File(['another'], FILE.name, { type: 'video/mp4' }));
    expect(await screen.findByRole('dialog', { name: 'Configure extraction' })).toBeDefined();
  });

  it('has the cards there at their size before their frames have come from the device', async () => {
    const records = createMemoryRecords();
    let release = (): void => undefined;
    const tab = createTab({
      ...records,
      readFrame: async (video, index) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return records.readFrame(video, index);
      },
    });
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('00:00:00:00');
    await reload(first, tab);
    const article = await card('00:00:00:00');
    expect(article.getAttribute('aria-busy')).toBe('true');
    expect(within(article).queryAllByRole('link')).toEqual([]);
    const regenerate = within(article).getByRole('button', { name: /^Regenerate/ });
    expect(regenerate.getAttribute('aria-disabled')).toBe('true');
    await act(async () => release());
    await waitFor(() => expect(within(article).getAllByRole('link')).toHaveLength(6));
    expect(article.getAttribute('aria-busy')).toBeNull();
  });

  it('sweeps out what closed tabs have left a day ago, once it is idle', async () => {
    const tab = createTab();
    const removeOld = vi.fn<() => void>();
    const jobs: (() => void)[] = [];
    const whenIdle = (job: () => void) => {
      jobs.push(job);
      return () => {};
    };
    await openPage('free', { videos: { ...tab.videos(), removeOld }, whenIdle });
    expect(removeOld).not.toHaveBeenCalled();
    for (const job of jobs) job();
    expect(removeOld).toHaveBeenCalledTimes(1);
  });

  it('shows nobody else what was read, and nothing that a new film has replaced', async () => {
    const tab = createTab();
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('00:00:00:00');
    const visitor = await reload(first, tab, 'anonymous');
    expect(await screen.findByRole('heading', { name: 'Drop or paste a video' })).toBeDefined();
    visitor.unmount();
    const videos = tab.videos();
    const second = await openRun('free', { videos: { ...videos, restore: async () => [] } });
    expect(await tab.videos().restore()).toMatchObject([{ count: 0 }]);
    second.unmount();
  });
});

describe('a film of an account that signs out', () => {
  it('leaves the page and the tab, and what is read of it ends', async () => {
    const tab = createTab();
    const first = await openRun('free', { videos: tab.videos() });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('00:00:00:00');
    act(() => void first.store.dispatch(userRead(null)));
    expect(await screen.findByText('Drop or paste a video')).toBeDefined();
    expect(screen.queryByText(FILE.name)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull();
    expect(first.run().signal.aborted).toBe(true);
    first.unmount();
    await openPage('free', { videos: tab.videos() });
    await act(async () => first.videos.restore());
    expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull();
  });

  it('is still there where the service has ended the session', async () => {
    const { run, store } = await openRun();
    act(() => run().capture(createCapturedFrame(0)));
    act(() => {
      store.dispatch(sessionExpired());
      store.dispatch(userRead(null));
    });
    expect(await card('00:00:00:00')).toBeDefined();
  });
});
