import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes } from '../hexes';

it('a color map of ParaView has a place before the channels of each point', () => {
  const map = [{ ColorSpace: 'RGB', Name: 'Sea', RGBPoints: [0, 0.2, 0.4, 0.6, 0.5, 1, 0.6, 0, 1, 1, 1, 1] }];
  expect(hexes(parseText(JSON.stringify(map)))).toEqual(['#336699', '#FF9900', '#FFFFFF']);
});
