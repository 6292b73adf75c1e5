import { onTestFinished } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import type { Plan } from '../../../../src/domain/plan';
import type { CaptureSettings } from '../../../../src/features/video-extraction/configure/captureSettings';
import { runExtraction } from '../../../../src/features/video-extraction/run/runExtraction';
import { settingsChanged } from '../../../../src/features/video-extraction/videoExtractionSlice';
import type { OpenedVideo } from '../../../../src/features/video-extraction/video/shownVideo';
import type { VideoExtractor } from '../../../../workers/video-extraction/common/api';
import { canBeRead } from '../../../../src/state/video/video';
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

/** A run on a video of twelve seconds, without a page. */
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
  const services = createFakeServices({ videoExtractor, backend });
  const store = createAppStore(services);
  asPlan(plan)(store.dispatch);
  if (settings) store.dispatch(settingsChanged(settings));
  const video = services.videos.open(FILE);
  if (!canBeRead(video)) throw new Error('no file');
  const chosen: OpenedVideo = {
    id: video.id,
    name: FILE.name,
    origin: 'file',
    info: FAKE_VIDEO_INFO,
    sizeBytes: FILE.size,
  };
  const player = createFakePlayer(play);
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const control = store.dispatch(runExtraction(chosen, video, player.element, controller.signal));
  const [run] = videoExtractor.runs;
  if (!run) throw new Error('nothing runs');
  return { store, backend, video, player, controller, control, run };
};
