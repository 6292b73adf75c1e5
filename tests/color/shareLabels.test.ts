import { expect, it } from 'vitest';

import { shareLabels } from '../../src/color/shareLabels';

it('says no share is nothing, and none is all where there are others', () => {
  expect(shareLabels([0.998, 0.002])).toEqual(['>99', '<1']);
  expect(shareLabels([0.97, 0.028, 0.002])).toEqual(['97', '3', '<1']);
  expect(shareLabels([1])).toEqual(['100']);
});
