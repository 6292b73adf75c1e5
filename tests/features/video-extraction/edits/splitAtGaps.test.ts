import { expect, it } from 'vitest';

import { splitAtGaps } from '../../../../src/features/video-extraction/edits/splitAtGaps';
import { shot } from './openScenes';

const GAP = { fromSeconds: 3, toSeconds: 5 };
const spansOf = (shots: ReturnType<typeof splitAtGaps>) =>
  shots.map(({ startSeconds, endSeconds, entry }) => [startSeconds, endSeconds, entry]);

it('ends a shot behind the last frame before a damaged part, and begins another with the first one after it', () => {
  const shots = splitAtGaps([shot(0, 8), shot(8, 12)], [GAP], 25);
  expect(spansOf(shots)).toEqual([
    [0, 3.04, 'start'],
    [5, 8, 'start'],
    [8, 12, 'cut'],
  ]);
  expect(shots.map(({ typicalSeconds }) => typicalSeconds)).toEqual([1.52, 6.5, 10]);
});

it('takes no cut and no dissolve for seen where nothing was', () => {
  expect(spansOf(splitAtGaps([shot(0, 5), shot(5, 12)], [GAP], 25))).toEqual([
    [0, 3.04, 'start'],
    [5, 12, 'start'],
  ]);
  const dissolved = [shot(0, 2.8), shot(5.2, 12, { entry: 'dissolve' })];
  expect(spansOf(splitAtGaps(dissolved, [GAP], 25))).toEqual([
    [0, 2.8, 'start'],
    [5.2, 12, 'start'],
  ]);
});

it('leaves shots as they are that have no damaged part, or whose end alone is missing', () => {
  const shots = [shot(0, 4), shot(4, 12)];
  expect(splitAtGaps(shots, [], 25)).toEqual(shots);
  expect(splitAtGaps(shots, [{ fromSeconds: 11.96, toSeconds: 20 }], null)).toEqual(shots);
});
