import type { EarlierShowing } from '../../../src/features/video-extraction/run/showing';
import { WHOLE_VIDEO } from '../../../src/features/video-extraction/timeline/part/part';
import type { Shown } from '../../../src/features/video-extraction/video/shownVideo';

/** A video on the page, told from others by its id. */
export const shownVideo = (id = 1): Shown => ({
  id,
  name: 'harbor.mp4',
  origin: 'file',
  sizeBytes: 1000,
  info: {
    durationSeconds: 60,
    zeroSeconds: 0,
    pictureSeconds: 0,
    width: 1280,
    height: 720,
    rotation: 0,
    frameRate: 25,
    codec: 'avc',
    hdr: null,
    hasSound: false,
    canDecode: true,
  },
  settings: { interval: '5', speed: '1' },
});

/** A video of three frames that was stopped. */
export const showing = (id = 1): EarlierShowing => ({
  shown: shownVideo(id),
  ending: 'stopped',
  gaps: [],
  frameCount: 3,
  replacements: {},
  videoPalette: [],
  part: WHOLE_VIDEO,
});
