import type { ShotEntry } from '../../../../src/engine/shots/shot';
import type { Video } from '../../../../src/state/video/video';
import { createFakeServices } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';

type ShotPart = { readonly from: number; readonly to: number; readonly entry: ShotEntry };

/** A shot from a second of the video to another. */
export const shotPart = (from: number, to: number, entry: ShotEntry = from === 0 ? 'start' : 'cut') => ({
  from,
  to,
  entry,
});

/** The one color of the frame of a row. */
export const colorOf = (row: number): number => 0x111111 * (row + 1);

/** A video of shots that have been captured, each of one color. */
export const videoOf = (shots: readonly ShotPart[]): Video => {
  const video = createFakeServices().videos.open(new Blob());
  for (const [row, { from, to, entry }] of shots.entries())
    video.add({
      ...createCapturedFrame(row, from),
      dominant: [{ rgb: colorOf(row), share: 1 }],
      shot: { entry, endSeconds: to, pictureSeconds: (from + to) / 2 },
    });
  return video;
};
