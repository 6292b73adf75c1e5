import { expect, it } from 'vitest';

import { parseKrita } from '../../../../src/palette/notations/binary/krita';
import { hexes } from '../hexes';

const entryOf = (space: string): string =>
  `<ColorSet name="x"><ColorSetEntry name="a"><RGB r="0.5" g="0.5" b="0.5" space="${space}"/></ColorSetEntry></ColorSet>`;

it.each(['sRGB-elle-V2-g10.icc', 'sRGB-elle-V2-g10', 'SRGB-ELLE-V2-G10.ICC'])(
  'channels of a profile with gamma 1.0 are linear: %s',
  (space) => {
    expect(hexes(parseKrita(entryOf(space)))).toEqual(['#BCBCBC']);
  },
);

it.each(['sRGB-elle-V2-srgbtrc.icc', 'sRGB-g10-like.icc', 'sRGB-g10xicc', 'sRGBg10.icc'])(
  'channels of any other profile are those of sRGB: %s',
  (space) => {
    expect(hexes(parseKrita(entryOf(space)))).toEqual(['#808080']);
  },
);
