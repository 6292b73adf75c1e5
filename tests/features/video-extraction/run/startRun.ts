import { onTestFinished } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import type { Plan } from '../../../../src/domain/plan';
import type { CaptureSettings } from '../../../../src/features/video-extraction/configure/captureSettings';
import { cacheFilm } from '../../../../src/features/video-extraction/film/filmCache';
import { runFilm } from '../../../../src/features/video-extraction/run/runFilm';
import { settingsChanged, type Film } from '../../../../src/features/video-extraction/videoExtractionSlice';
import type { VideoExtractor } from '../../../../workers/video-extraction/shared/api';
import { asPlan } from '../../../support/asPlan';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { createFakeVideoExtractor, FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';
import { createFakePlayer } from '../fakePlayer';
import { FILE } from '../fakeVideos';

type Options = {
  readonly plan?: Plan;
  readonly settings?: CaptureSettings;
  readonly used?: number;
  readonly extractor?: Partial<VideoExtractor>;
  readonly play?: () => Promise<void>;
};

/** A run on a film of twelve seconds, without a page. */
export const startRun = ({ plan = 'free', settings, used = 0, extractor = {}, play }: Options = {}) => {
  const videoExtractor = createFakeVideoExtractor(extractor);
  const backend = createFakeBackend(
    {},
    {
      user: FREE_USER,
      subscription: plan === 'pro' ? ACTIVE_SUBSCRIPTION : null,
      extractions: { image: 0, video: used },
    },
  );
  const store = createAppStore(createFakeServices({ videoExtractor, backend }));
  asPlan(plan)(store.dispatch);
  if (settings) store.dispatch(settingsChanged(settings));
  const film: Film = { id: cacheFilm(FILE), name: FILE.name, origin: 'file', info: FAKE_VIDEO_INFO };
  const player = createFakePlayer(play);
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const control = store.dispatch(runFilm(film, player.element, controller.signal));
  const [run] = videoExtractor.runs;
  if (!run) throw new Error('nothing runs');
  return { store, backend, film, player, controller, control, run };
};
