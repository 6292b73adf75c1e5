import { describe, expect, it } from 'vitest';
import { createStills } from '../../../../../workers/video-extraction/worker/shots/stills';

const SIZE = { width: 2, height: 2 };
const pixelsOf = (level: number) => ({ rgba: new Uint8ClampedArray(16).fill(level), ...SIZE });
const levelsOf = ({ pixels }: ReturnType<ReturnType<typeof createStills>['choose']>) => [
  ...new Set(pixels.rgba),
];

describe('the stills of a film', () => {
  it('are copies, and the one nearest to the typical frame stands for a shot', () => {
    const stills = createStills();
    const pixels = pixelsOf(1);
    stills.keep(0, 0, pixels);
    pixels.rgba.fill(2);
    stills.keep(10, 0.4, pixels);
    pixels.rgba.fill(3);
    expect(levelsOf(stills.choose({ first: 0, last: 20 }, 3))).toEqual([1]);
    expect(levelsOf(stills.choose({ first: 0, last: 20 }, 8))).toEqual([2]);
    expect(levelsOf(stills.choose({ first: 5, last: 20 }, 5))).toEqual([2]);
    expect(levelsOf(stills.choose({ first: 30, last: 40 }, 31))).toEqual([2]);
  });

  it('stay as they are once they stand for a shot, whatever is kept after they are forgotten', () => {
    const stills = createStills();
    stills.keep(0, 0, pixelsOf(1));
    stills.keep(1, 1, pixelsOf(2));
    const chosen = stills.choose({ first: 0, last: 1 }, 0);
    stills.forgetBefore(2);
    for (const level of [3, 4, 5]) stills.keep(level, level, pixelsOf(level));
    expect(levelsOf(chosen)).toEqual([1]);
    for (const level of [3, 4, 5])
      expect(levelsOf(stills.choose({ first: level, last: level }, level))).toEqual([level]);
  });
});
