import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

it('colors for small displays have 5, 6 and 5 bits', () => {
  const names = '#define TFT_ORANGE 0xFDA0 /* 255, 180, 0 */\n#define TFT_WHITE 0xFFFF\n';
  expect(named(parseText(names))).toEqual(['#FFB600 TFT_ORANGE', '#FFFFFF TFT_WHITE']);
  const list = 'const uint16_t palette[] = {0xF800, 0x07E0, 0x001F};';
  expect(hexes(parseText(list))).toEqual(['#FF0000', '#00FF00', '#0000FF']);
});
