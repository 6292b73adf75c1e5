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
