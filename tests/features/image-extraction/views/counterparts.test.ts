import { describe, expect, it } from 'vitest';

import { counterparts } from '../../../../src/features/image-extraction/views/counterparts';

describe('counterparts', () => {
  it('go by lightness, in the order of the palette', () => {
    expect(counterparts([0xffffff, 0x000000, 0x808080], [0x200000, 0xffe0e0, 0xc04040])).toEqual([
      0xffe0e0, 0x200000, 0xc04040,
    ]);
  });

  it('reach from the darkest to the lightest of a palette of another size', () => {
    const ladder = [0x000000, 0x404040, 0x808080, 0xc0c0c0, 0xffffff];
    expect(counterparts([0x101010, 0xf0f0f0], ladder)).toEqual([0x000000, 0xffffff]);
    expect(counterparts(ladder, [0x101010, 0xf0f0f0])).toEqual([
      0x101010, 0x101010, 0xf0f0f0, 0xf0f0f0, 0xf0f0f0,
    ]);
  });
});
