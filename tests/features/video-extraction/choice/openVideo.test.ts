import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { fileNotKeptMessage } from '../../../../src/domain/messages';
import { VIDEO_MESSAGES, VIDEO_FAILURE_REASONS } from '../../../../src/domain/videoMessages';
import type { ChosenVideo } from '../../../../src/features/video-extraction/choice/chosenVideo';
import { openVideo } from '../../../../src/features/video-extraction/choice/openVideo';
import {
  selectChosen,
  selectOpening,
  selectProblem,
  selectUsed,
} from '../../../../src/features/video-extraction/videoExtractionSlice';
import { dialogsClosed, selectOpenDialog } from '../../../../src/state/dialogsSlice';
import type { Services } from '../../../../src/state/services';
import { sessionAwaited } from '../../../../src/state/session/sessionSlice';
import { pageMessages } from '../../../support/pageToasts';
import { VideoExtractionError } from '../../../../workers/video-extraction/common/api';
import { asPlan } from '../../../support/asPlan';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { createFakeServices, createMemoryFiles } from '../../../support/fakeServices';
import { createFakeVideoExtractor, FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';
import { answerWith, createVideo, FILE, mp4, stockOf } from '../fakeVideos';

const OWN: ChosenVideo = { kind: 'file', file: FILE, name: FILE.name };
const STOCK: ChosenVideo = { kind: 'stock', video: createVideo('v1') };
const RANDOM: ChosenVideo = { kind: 'random' };

const open = (plan: Parameters<typeof asPlan>[0], overrides: Partial<Services> = {}) => {
  const backend = createFakeBackend(
    {},
    {
      user: plan === 'anonymous' ? null : FREE_USER,
      ...(plan === 'pro' && { subscription: ACTIVE_SUBSCRIPTION }),
    },
  );
  const services = createFakeServices({ backend, stockVideos: stockOf([createVideo('v1')]), ...overrides });
  const store = createAppStore(services);
  asPlan(plan)(store.dispatch);
  const choose = (video: ChosenVideo, signal = new AbortController().signal) =>
    store.dispatch(openVideo(video, signal));
  return { store, backend, services, choose };
};

const failing = (failure: ConstructorParameters<typeof VideoExtractionError>[0], detail?: string) =>
  createFakeVideoExtractor({
    inspect: () => Promise.reject(new VideoExtractionError(failure, detail)),
  });

const muteLog = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('choosing a video', () => {
  it('says in the invitation to sign in that a film which cannot be kept meanwhile has to be chosen again', async () => {
    const signInFiles = { ...createMemoryFiles(), keep: async () => false };
    const { store, choose } = open('anonymous', { signInFiles });
    await choose(OWN);
    expect(selectOpenDialog(store.getState())).toMatchObject({
      dialog: 'signIn',
      message: `${VIDEO_MESSAGES.signInForVideos}. ${fileNotKeptMessage('holiday.mp4')}`,
    });
  });

  it('says nothing of that once the invitation is closed, nor of a film that is kept', async () => {
    let isWritten: (isKept: boolean) => void = () => {};
    const signInFiles = {
      ...createMemoryFiles(),
      keep: async () => new Promise<boolean>((resolve) => (isWritten = resolve)),
    };
    const { store, choose } = open('anonymous', { signInFiles });
    const chosen = choose(OWN);
    await vi.waitFor(() => expect(selectOpenDialog(store.getState())).not.toBeNull());
    store.dispatch(dialogsClosed());
    isWritten(false);
    await chosen;
    expect(selectOpenDialog(store.getState())).toBeNull();

    const kept = open('anonymous');
    await kept.choose(OWN);
    expect(selectOpenDialog(kept.store.getState())).toMatchObject({
      message: VIDEO_MESSAGES.signInForVideos,
    });
  });

  it('opens it and asks for its settings, counting nothing yet [X-26]', async () => {
    const { store, backend, services, choose } = open('free');
    await choose(OWN);
    expect(selectChosen(store.getState())).toMatchObject({
      name: 'holiday.mp4',
      origin: 'file',
      info: FAKE_VIDEO_INFO,
    });
    expect(selectOpening(store.getState())).toBeNull();
    expect(services.videos.get(selectChosen(store.getState())?.id ?? 0)?.source).toBe(FILE);
    expect(backend.world.extractions.video).toBe(0);
  });

  it('asks visitors to sign in, whatever the video [X-28] [R-03]', async () => {
    for (const video of [OWN, STOCK, RANDOM]) {
      const videoExtractor = createFakeVideoExtractor();
      const inspect = vi.spyOn(videoExtractor, 'inspect');
      const { store, choose } = open('anonymous', { videoExtractor });
      await choose(video);
      expect(selectOpenDialog(store.getState())).toEqual({
        dialog: 'signIn',
        message: 'Sign in to extract palettes from videos',
      });
      expect(pageMessages()).toEqual([]);
      expect(inspect).not.toHaveBeenCalled();
      expect(selectOpening(store.getState())).toBeNull();
    }
  });

  it('waits for who is here, instead of taking somebody for a visitor', async () => {
    const { store, choose } = open('anonymous', {
      backend: createFakeBackend({}, { user: FREE_USER }),
    });
    store.dispatch(sessionAwaited());
    await choose(OWN);
    expect(selectOpenDialog(store.getState())).toBeNull();
    expect(selectChosen(store.getState())?.name).toBe('holiday.mp4');
  });

  it('refuses the sixth of the month before any work and offers PRO [X-33] [R-06]', async () => {
    const videoExtractor = createFakeVideoExtractor();
    const inspect = vi.spyOn(videoExtractor, 'inspect');
    const { store, backend, choose } = open('free', { videoExtractor });
    backend.world.extractions.video = 5;
    await choose(OWN);
    const sentence = "You've reached your monthly limit of 5 extractions. Upgrade to PRO for unlimited.";
    expect(pageMessages()).toEqual([sentence]);
    expect(selectOpenDialog(store.getState())).toEqual({ dialog: 'upgrade', message: sentence });
    expect(inspect).not.toHaveBeenCalled();
    expect(selectOpening(store.getState())).toBeNull();
    expect(selectUsed(store.getState())).toBe(5);
  });

  it('lets PRO go on beyond any number [R-08]', async () => {
    const { store, backend, choose } = open('pro');
    backend.world.extractions.video = 500;
    await choose(OWN);
    expect(selectChosen(store.getState())).not.toBeNull();
  });

  it('goes on for whoever may have PRO, where that could not be read: the service counts [R-08] [G-20]', async () => {
    const { store, backend, choose } = open('unknown');
    backend.world.extractions.video = 5;
    await choose(OWN);
    expect(selectChosen(store.getState())).not.toBeNull();
    expect(selectOpenDialog(store.getState())).toBeNull();
    expect(pageMessages()).toEqual([]);
  });

  it('goes on where the service cannot be asked: it counts by itself later', async () => {
    muteLog();
    const backend = createFakeBackend(
      { extractions: { used: () => Promise.reject(new Error('down')) } },
      { user: FREE_USER },
    );
    const { store, choose } = open('free', { backend });
    await choose(OWN);
    expect(selectChosen(store.getState())).not.toBeNull();
  });
});

describe('a video of the gallery', () => {
  it('is fetched and named by what it shows [X-27]', async () => {
    const fetched = answerWith(mp4);
    const { store, choose } = open('free');
    await choose(STOCK);
    expect(fetched.mock.calls[0]?.[0]).toBe('/v1.mp4');
    expect(selectChosen(store.getState())).toMatchObject({ name: 'Video v1', origin: 'stock' });
  });

  it('comes at random with none again before all the others were shown [X-27]', async () => {
    answerWith(mp4);
    const { store, choose } = open('free', {
      stockVideos: stockOf([createVideo('a'), createVideo('b'), createVideo('c')]),
    });
    const names: (string | undefined)[] = [];
    for (let i = 0; i < 4; i += 1) {
      await choose(RANDOM);
      names.push(selectChosen(store.getState())?.name);
    }
    expect(new Set(names.slice(0, 3)).size).toBe(3);
    expect(names[3]).not.toBe(names[2]);
  });

  it('that does not load says so [X-41]', async () => {
    muteLog();
    answerWith(() => new Response('gone', { status: 404 }));
    const { store, choose } = open('free');
    await choose(STOCK);
    expect(pageMessages()).toEqual([]);
    expect(selectProblem(store.getState())?.message).toBe(
      'Failed to load sample video. Please try another one.',
    );
  });

  it('that answers as a page instead of a video does not load either [X-41]', async () => {
    muteLog();
    answerWith(() => new Response(new Blob(['<html>'], { type: 'text/html' })));
    const { store, choose } = open('free');
    await choose(STOCK);
    expect(selectProblem(store.getState())?.message).toBe(VIDEO_MESSAGES.sampleVideoFailed);
  });

  it('at random says so in other words [X-42]', async () => {
    muteLog();
    const { store, choose } = open('free', { stockVideos: stockOf([]) });
    await choose(RANDOM);
    expect(selectProblem(store.getState())?.message).toBe(
      'Failed to load random sample video. Please try again.',
    );
  });
});

describe('a file that is no video', () => {
  it('is refused with the sentence of playing and the reason [X-43]', async () => {
    const { store, choose } = open('free', { videoExtractor: failing('corrupt') });
    await choose(OWN);
    expect(pageMessages()).toEqual([]);
    expect(selectProblem(store.getState())).toEqual({
      message: 'Failed to play video. Please try again.',
      detail: VIDEO_FAILURE_REASONS.corrupt,
    });
    expect(selectOpening(store.getState())).toBeNull();
    expect(selectChosen(store.getState())).toBeNull();
  });

  it('names the format where it is known', async () => {
    const { store, choose } = open('free', {
      videoExtractor: failing('unsupported', 'HEVC is not supported by this browser.'),
    });
    await choose(OWN);
    expect(selectProblem(store.getState())?.detail).toBe('HEVC is not supported by this browser.');
  });

  it('is forgotten with the next choice', async () => {
    const videoExtractor = createFakeVideoExtractor();
    vi.spyOn(videoExtractor, 'inspect').mockRejectedValueOnce(new VideoExtractionError('empty'));
    const { store, choose } = open('free', { videoExtractor });
    await choose(OWN);
    await choose(OWN);
    expect(selectProblem(store.getState())).toBeNull();
    expect(pageMessages()).toEqual([]);
  });
});

describe('a choice that was given up', () => {
  it('says nothing more, wherever it stood', async () => {
    const controller = new AbortController();
    const videoExtractor = createFakeVideoExtractor({
      inspect: () => {
        controller.abort();
        return Promise.reject(new VideoExtractionError('corrupt'));
      },
    });
    const { store, choose } = open('free', { videoExtractor });
    await choose(OWN, controller.signal);
    expect(pageMessages()).toEqual([]);
    expect(selectChosen(store.getState())).toBeNull();
    expect(selectProblem(store.getState())).toBeNull();
  });
});
