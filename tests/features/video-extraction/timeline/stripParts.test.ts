import { describe, expect, it } from 'vitest';

import { mergeAt, removeAt } from '../../../../src/features/video-extraction/edits/placements';
import {
  coloredParts,
  createColorsOf,
  stripParts,
  transitionsOf,
} from '../../../../src/features/video-extraction/timeline/stripParts';
import { timelineBars } from '../../../../src/features/video-extraction/timeline/timelineBars';
import type { Video } from '../../../../src/state/video/video';
import { createFakeServices } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { colorOf, videoOf, shotPart } from './videoOfShots';

const SECONDS = 14;

const barsOf = (video: Video) =>
  timelineBars({ ...video, count: video.count() }, { durationSeconds: SECONDS, seconds: null });

/** Of each part from when to when it is, and in which color; of transitions also that of the end. */
const drawnOf = (video: Video, { from, to } = { from: 0, to: SECONDS }) => {
  const bars = barsOf(video).filter((bar) => bar.to > from && bar.from < to);
  return coloredParts(video, stripParts(video, bars, { from, to })).map((part) => {
    const [first] = part.dominant;
    const drawn = [part.from, part.to, first?.rgb];
    return part.into ? drawn.concat(part.into.dominant[0]?.rgb) : drawn;
  });
};

const THREE = [shotPart(0, 4), shotPart(5, 9, 'dissolve'), shotPart(9, 14)];

describe('the parts of the strip', () => {
  it('leave no hole: between two shots their colors go over into each other', () => {
    expect(drawnOf(videoOf(THREE))).toEqual([
      [0, 4, colorOf(0)],
      [4, 5, colorOf(0), colorOf(1)],
      [5, 9, colorOf(1)],
      [9, 14, colorOf(2)],
    ]);
  });

  it('begin and end within a transition where the part does, which goes on as it would outside of it', () => {
    const video = videoOf(THREE);
    expect(drawnOf(video, { from: 4.5, to: 8 })).toEqual([
      [4.5, 5, colorOf(0), colorOf(1)],
      [5, 8, colorOf(1)],
    ]);
    expect(drawnOf(video, { from: 1, to: 4.25 })).toEqual([
      [1, 4, colorOf(0)],
      [4, 4.25, colorOf(0), colorOf(1)],
    ]);
    const [first] = stripParts(video, barsOf(video).slice(1), { from: 4.5, to: 8 });
    expect(first?.into).toMatchObject({ from: 4, to: 5 });
  });

  it('have the colors of each of the shots that one was made of, for its time', () => {
    const video = videoOf(THREE);
    const before = drawnOf(video);
    video.arrange(mergeAt(video.order(), 0) ?? []);
    expect(drawnOf(video)).toEqual(before);
    video.arrange(mergeAt(video.order(), 0) ?? []);
    expect(video.count()).toBe(1);
    expect(drawnOf(video)).toEqual(before);
  });

  it('are empty where somebody removed a shot: what is there is no transition, also once the shots beside it are one', () => {
    const video = videoOf(THREE);
    video.arrange(removeAt(video.order(), 1) ?? []);
    const holed = [
      [0, 4, colorOf(0)],
      [9, 14, colorOf(2)],
    ];
    expect(drawnOf(video)).toEqual(holed);
    video.arrange(mergeAt(video.order(), 0) ?? []);
    expect(drawnOf(video)).toEqual(holed);
  });

  it('are empty where the film is damaged: the shot after that begins anew', () => {
    const video = videoOf([shotPart(0, 4), shotPart(6, 14, 'start')]);
    expect(drawnOf(video)).toEqual([
      [0, 4, colorOf(0)],
      [6, 14, colorOf(1)],
    ]);
    expect(transitionsOf(video, barsOf(video))).toEqual([]);
  });

  it('go through the empty frame of a fade', () => {
    const video = videoOf([shotPart(0, 4), shotPart(6, 14, 'fade')]);
    expect(drawnOf(video)[1]).toEqual([4, 6, colorOf(0), colorOf(1)]);
    video.addMeans({
      times: Float32Array.of(0, 4, 4.5, 5, 5.5, 6, 7),
      colors: Uint32Array.of(0, 0x808080, 0x404040, 0x010101, 0x303030, 0x808080, 0),
    });
    expect(drawnOf(video).slice(1, 3)).toEqual([
      [4, 5, colorOf(0), 0x010101],
      [5, 6, 0x010101, colorOf(1)],
    ]);
  });

  it('go through white where a fade does', () => {
    const video = videoOf([shotPart(0, 4), shotPart(6, 14, 'fade')]);
    video.addMeans({ times: Float32Array.of(4.5, 5.5), colors: Uint32Array.of(0xfefefe, 0x606060) });
    expect(drawnOf(video)[1]).toEqual([4, 4.5, colorOf(0), 0xfefefe]);
  });

  it('are the bars themselves where frames come at intervals', () => {
    const video = createFakeServices().videos.open(new Blob());
    for (const row of [0, 1]) video.add(createCapturedFrame(row));
    const bars = barsOf(video);
    expect(stripParts(video, bars, { from: 0, to: SECONDS })).toBe(bars);
    expect(transitionsOf(video, bars)).toEqual([]);
    expect(drawnOf(video).map(([, , color]) => color)).toEqual(
      [0, 1].map((row) => createCapturedFrame(row).dominant[0]?.rgb),
    );
  });
});

describe('transitions', () => {
  it('have the names of what the shots come in by, and the place of the shot after them', () => {
    const video = videoOf(THREE);
    const dissolve = { index: 1, from: 4, to: 5, kind: 'dissolve', before: 0, after: 1 };
    expect(transitionsOf(video, barsOf(video))).toEqual([dissolve]);
    video.arrange(mergeAt(video.order(), 0) ?? []);
    expect(transitionsOf(video, barsOf(video))).toEqual([{ ...dissolve, index: 0 }]);
  });
});

describe('the colors of a bar', () => {
  it('are those of its frame, and of a merged shot those of all by their times, the largest first', () => {
    const video = videoOf([shotPart(0, 3), shotPart(4, 10, 'wipe'), shotPart(10, 11)]);
    const [first] = barsOf(video);
    expect(first && createColorsOf(video)(first)).toEqual([{ rgb: colorOf(0), share: 1 }]);
    video.arrange(mergeAt(video.order(), 0) ?? []);
    const [merged] = barsOf(video);
    const colors = (merged && createColorsOf(video)(merged)) ?? [];
    expect(colors.map(({ rgb }) => rgb)).toEqual([colorOf(1), colorOf(0)]);
    expect(colors.map(({ share }) => share)).toEqual([6 / 9, 3 / 9]);
  });
});
