import { screen, waitFor, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

import { PATHS } from '../../../src/domain/paths';
import type { Services } from '../../../src/state/services';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { createFakeVideoExtractor, type FakeVideoRun } from '../../support/fakeVideoExtractor';
import { sessionAwaited } from '../../../src/state/session/sessionSlice';
import { asPlan } from '../../support/asPlan';
import { renderApp } from '../../support/renderApp';
import { FILE } from './fakeVideos';

/** The test document's players neither play nor pause; these do, without pictures. */
const stubPlayers = (): void => {
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  const set = (media: HTMLMediaElement, isPaused: boolean): void => {
    if ((paused.get(media) ?? true) === isPaused) return;
    paused.set(media, isPaused);
    media.dispatchEvent(new Event(isPaused ? 'pause' : 'playing'));
    if (!isPaused) media.dispatchEvent(new Event('play'));
  };
  const { prototype } = HTMLMediaElement;
  const stubs = [
    vi.spyOn(prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
      set(this, false);
    }),
    vi.spyOn(prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
      set(this, true);
    }),
    vi.spyOn(prototype, 'load').mockImplementation(() => {}),
    vi.spyOn(prototype, 'paused', 'get').mockImplementation(function read(this: HTMLMediaElement) {
      return paused.get(this) ?? true;
    }),
  ];
  onTestFinished(() => {
    for (const stub of stubs) stub.mockRestore();
  });
};

/** 'awaited' is before it is known who is here. */
type AnyPlan = Parameters<typeof asPlan>[0] | 'awaited';

export const openPage = async (plan: AnyPlan, overrides: Partial<Services> = {}) => {
  stubPlayers();
  const videoExtractor = createFakeVideoExtractor();
  const backend = createFakeBackend(
    {},
    {
      user: plan === 'anonymous' ? null : FREE_USER,
      ...(plan === 'pro' && { subscription: ACTIVE_SUBSCRIPTION }),
    },
  );
  const services = createFakeServices({ videoExtractor, backend, ...overrides });
  const app = renderApp(PATHS.video, services, ({ dispatch }) => {
    if (plan === 'awaited') dispatch(sessionAwaited());
  });
  if (plan !== 'awaited') asPlan(plan)(app.store.dispatch);
  await screen.findByRole('heading', { level: 1, name: 'Video to palette' });
  return { ...app, videos: services.videos, videoExtractor, backend };
};

export const picker = () => screen.getByLabelText<HTMLInputElement>('Video file');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const region = (name: string) => screen.getByRole('region', { name });
export const findDialog = (name: string) => screen.findByRole('dialog', { name });

/** The page with a video chosen and its settings asked for. */
export const openDialog = async (plan: AnyPlan, overrides: Partial<Services> = {}) => {
  const app = await openPage(plan, overrides);
  await app.user.upload(picker(), FILE);
  const dialog = within(await findDialog('Configure extraction'));
  await dialog.findByText(/1280 × 720 px$/);
  return { ...app, dialog };
};

/** The page while a video is read. */
export const openRun = async (plan: AnyPlan = 'free', overrides: Partial<Services> = {}) => {
  const app = await openDialog(plan, overrides);
  await app.user.click(app.dialog.getByRole('button', { name: 'Extract Palettes' }));
  await waitFor(() => {
    if (app.videoExtractor.runs.length === 0) throw new Error('not yet');
  });
  const run = (): FakeVideoRun => {
    const last = app.videoExtractor.runs.at(-1);
    if (!last) throw new Error('nothing runs');
    return last;
  };
  await screen.findByRole('region', { name: 'Timeline' });
  return { ...app, run };
};
