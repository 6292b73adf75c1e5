import { expect, it } from 'vitest';

import { mergeAt, removeAt, splitAt } from '../../../../src/features/video-extraction/edits/placements';
import { entryAt } from '../../../../src/features/video-extraction/edits/shotEntry';
import type { Placement } from '../../../../src/state/video/placement';
import { createFakeServices } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { shotPart, videoOf } from '../timeline/videoOfShots';

/** Four shots, of which the third begins with a dissolve, and the last with a fade. */
const order = () =>
  videoOf([shotPart(0, 4), shotPart(4, 8), shotPart(9, 12, 'dissolve'), shotPart(13, 16, 'fade')]).order();
const entriesOf = (placements: readonly Placement[] | null) =>
  (placements ?? []).map((placement) => entryAt(placement, placement.startSeconds));

it('shots begin as they were found, and at a split with a cut', () => {
  expect(entriesOf(order())).toEqual(['start', 'cut', 'dissolve', 'fade']);
  expect(entriesOf(splitAt(order(), 10))).toEqual(['start', 'cut', 'dissolve', 'cut', 'fade']);
});

it('behind a removed shot there is no transition, and there is one at a split of the shot behind it', () => {
  const removed = removeAt(order(), 1) ?? [];
  expect(entriesOf(removed)).toEqual(['start', null, 'fade']);
  expect(entriesOf(splitAt(removed, 10))).toEqual(['start', null, 'cut', 'fade']);
});

it('what is shown from a time within a shot on has its start there, and merged shots begin as each does', () => {
  const merged = mergeAt(order(), 2)?.[2];
  expect([9, 10, 13, 14].map((seconds) => entryAt(merged, seconds))).toEqual([
    'dissolve',
    'start',
    'fade',
    'start',
  ]);
});

it('frames at intervals have none', () => {
  const video = createFakeServices().videos.open(new Blob());
  video.add(createCapturedFrame(0));
  expect([0, 2].map((seconds) => entryAt(video.placementAt(0), seconds))).toEqual([null, null]);
  expect(entryAt(undefined, 0)).toBeNull();
});
