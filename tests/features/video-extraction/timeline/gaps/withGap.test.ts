import { expect, it } from 'vitest';

import { withGap } from '../../../../../src/features/video-extraction/timeline/gaps/withGap';

const gap = (fromSeconds: number, toSeconds: number) => ({ fromSeconds, toSeconds });

it('gaps stand in the order of time, and those that meet are one', () => {
  expect(withGap([], gap(2, 5))).toEqual([gap(2, 5)]);
  expect(withGap([gap(2, 5)], gap(0, 1))).toEqual([gap(0, 1), gap(2, 5)]);
  expect(withGap([gap(2, 5)], gap(2, 5))).toEqual([gap(2, 5)]);
  expect(withGap([gap(2, 5), gap(7, 8)], gap(5, 7))).toEqual([gap(2, 8)]);
  expect(withGap([gap(2, 5), gap(7, 8)], gap(4, 6))).toEqual([gap(2, 6), gap(7, 8)]);
  expect(withGap([gap(2, 5), gap(7, 8)], gap(3, 4))).toEqual([gap(2, 5), gap(7, 8)]);
});
