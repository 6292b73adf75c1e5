import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { unreadVideoMessage } from '../../../../src/domain/videoMessages';
import { createCapturedFrame, createFakeVideoExtractor } from '../../../support/fakeVideoExtractor';
import { createTab } from '../createTab';
import { answerWith, createVideo, FILE, mp4, stockOf } from '../fakeVideos';
import { button, findDialog, openDialog, openPage, openRun, picker } from '../openVideoPage';

const unread = () => screen.queryByRole('region', { name: 'Unread video' });
const findUnread = async () => within(await screen.findByRole('region', { name: 'Unread video' }));

type App = Awaited<ReturnType<typeof openPage>>;

const leave = async ({ user }: App) => {
  await user.click(screen.getByRole('link', { name: 'Palette builder' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Video to palette' })).toBeNull());
};
const comeBack = async ({ user }: App) => {
  await user.click(screen.getByRole('link', { name: 'Video to palette' }));
  await screen.findByRole('heading', { level: 1, name: 'Video to palette' });
};

describe('a film of which the page was left before its first frame was read', () => {
  it('is named when one comes back, and started again by its button', async () => {
    const app = await openRun();
    await leave(app);
    await comeBack(app);
    const notice = await findUnread();
    expect(notice.getByText(unreadVideoMessage('holiday.mp4'))).toBeDefined();
    await app.user.click(notice.getByRole('button', { name: 'Start again' }));
    await findDialog('Configure extraction');
    await screen.findByText('00:00:12:00, 1280 × 720 px');
    expect(unread()).toBeNull();
    await app.user.click(button('Extract Palettes'));
    await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(2));
    expect(app.run().request.source).toBe(FILE);
    expect(unread()).toBeNull();
    act(() => app.run().capture(createCapturedFrame(0)));
    expect(await screen.findByRole('article', { name: 'Frame at 00:00:00:00' })).toBeDefined();
    await app.user.click(button('Cancel'));
    expect(unread()).toBeNull();
    expect(app.backend.world.extractions.video).toBe(1);
  });

  it('is named, too, where its settings were being asked for', async () => {
    const app = await openDialog('free');
    app.unmount();
    const again = await openPage('free', { tabStorage: app.services.tabStorage });
    expect(await screen.findByText(unreadVideoMessage('holiday.mp4'))).toBeDefined();
    again.unmount();
  });

  it('is asked for again after a reload, as pages do not keep files', async () => {
    const tab = createTab();
    const app = await openRun('free', tab.load());
    app.unmount();
    const { user, videoExtractor } = await openPage('free', tab.load());
    const asked = vi.spyOn(picker(), 'click');
    const notice = await findUnread();
    expect(notice.getByText(unreadVideoMessage('holiday.mp4'))).toBeDefined();
    await user.click(notice.getByRole('button', { name: 'Choose the file again' }));
    expect(asked).toHaveBeenCalledOnce();
    await user.upload(picker(), FILE);
    await findDialog('Configure extraction');
    await user.click(await screen.findByRole('button', { name: 'Extract Palettes' }));
    await waitFor(() => expect(videoExtractor.runs).toHaveLength(1));
    act(() => videoExtractor.runs[0]?.capture(createCapturedFrame(0)));
    await screen.findByRole('article', { name: 'Frame at 00:00:00:00' });
    expect(unread()).toBeNull();
  });

  it('is started again after a reload, where it is of the gallery', async () => {
    const tab = createTab();
    answerWith(mp4);
    const stockVideos = stockOf([createVideo('v1')]);
    // It is still being looked at when the page is closed.
    const inspect = async () => new Promise<never>(() => {});
    const first = await openPage(
      'free',
      tab.load({ stockVideos, videoExtractor: createFakeVideoExtractor({ inspect }) }),
    );
    await first.user.click(button('Random video'));
    await screen.findByText('Video v1', { selector: '[role="dialog"] *' });
    first.unmount();
    const { user } = await openPage('free', tab.load({ stockVideos }));
    const notice = await findUnread();
    expect(notice.getByText(unreadVideoMessage('Video v1'))).toBeDefined();
    await user.click(notice.getByRole('button', { name: 'Start again' }));
    const dialog = within(await findDialog('Configure extraction'));
    expect(await dialog.findByText('Video v1')).toBeDefined();
    expect(await dialog.findByText('00:00:12:00, 1280 × 720 px')).toBeDefined();
  });

  it('is no longer named once that was dismissed', async () => {
    const tab = createTab();
    const app = await openDialog('free', tab.load());
    app.unmount();
    const second = await openPage('free', tab.load());
    const notice = await findUnread();
    expect(notice.getByText(unreadVideoMessage('holiday.mp4'))).toBeDefined();
    await second.user.click(notice.getByRole('button', { name: 'Dismiss' }));
    expect(unread()).toBeNull();
    second.unmount();
    const third = await openPage('free', tab.load());
    await third.services.videos.restore();
    expect(unread()).toBeNull();
  });

  it('is named to nobody else', async () => {
    const tab = createTab();
    const app = await openDialog('free', tab.load());
    app.unmount();
    const visitor = await openPage('anonymous', tab.load());
    await visitor.services.videos.restore();
    expect(unread()).toBeNull();
  });

  it('is named above the film that had been read before it', async () => {
    const tab = createTab();
    const app = await openRun('free', tab.load());
    act(() => app.run().capture(createCapturedFrame(0)));
    act(() => app.run().end());
    await screen.findByText('Extraction completed!', { selector: 'b' });
    await app.user.upload(picker(), new File(['y'], 'other.mp4', { type: 'video/mp4' }));
    await findDialog('Configure extraction');
    await screen.findByText('other.mp4');
    app.unmount();
    await openPage('free', tab.load());
    expect(await screen.findByText(unreadVideoMessage('other.mp4'))).toBeDefined();
    expect(await screen.findByRole('article', { name: 'Frame at 00:00:00:00' })).toBeDefined();
  });
});

describe('nothing is said of a film', () => {
  const reload = async (tab: ReturnType<typeof createTab>, app: { unmount: () => void }) => {
    app.unmount();
    const { services } = await openPage('free', tab.load());
    await services.videos.restore();
  };

  it('that was given up while its settings were asked for', async () => {
    const tab = createTab();
    const app = await openDialog('free', tab.load());
    await app.user.click(app.dialog.getByRole('button', { name: 'Cancel' }));
    expect(unread()).toBeNull();
    await reload(tab, app);
    expect(unread()).toBeNull();
  });

  it('that was canceled before its first frame', async () => {
    const tab = createTab();
    const app = await openRun('free', tab.load());
    await app.user.click(button('Cancel'));
    await screen.findByRole('heading', { name: 'Drop or paste a video' });
    expect(unread()).toBeNull();
    await reload(tab, app);
    expect(unread()).toBeNull();
  });

  it('that could not be read, but what is wrong with it', async () => {
    const tab = createTab();
    const app = await openRun('free', tab.load());
    act(() => app.run().fail('corrupt'));
    expect(await screen.findByRole('region', { name: 'Problem' })).toBeDefined();
    expect(unread()).toBeNull();
    await reload(tab, app);
    expect(unread()).toBeNull();
  });
});
