import { describe, expect, it } from 'vitest';
import { shiftByLight } from '../../../src/engine/shots/differences';
import { findFades } from '../../../src/engine/shots/fades';
import { entriesOf, lit, scene, still, times } from './paintedVideo';
import { likeBoth, picture } from './pictures';
import { sequenceOf, signedFrames, type Signed } from './signedFrames';

const ONE = [['start', 0]];

describe('what light shifts of colors', () => {
  const shiftOf = (one: Signed, other: Signed): number => shiftByLight(signedFrames([one, other]), 0, 1);
  const colored = (luma: Signed['luma'], steps: readonly [number, number]): Signed => ({ luma, steps });
  /** 2.5 and 0.5 bins of 8 from the middle of both axes. */
  const CHROMA = 24;

  it('is what luma and contrast lose, of the distance of colors from gray', () => {
    const bright = colored(picture(1, 40, 160), [8, 6]);
    const part = (contrast: number, mean: number): number => {
      const dark = colored(picture(1, contrast, mean), [6, 6]);
      expect(shiftOf(dark, bright)).toBe(shiftOf(bright, dark));
      return shiftOf(bright, dark) / CHROMA;
    };
    expect(part(10, 40)).toBeCloseTo(0.75, 6);
    expect(part(20, 40)).toBeCloseTo(0.5, 6);
    expect(part(10, 80)).toBeCloseTo(0.5, 6);
  });

  it('is what haze takes of contrast and of the distance from white', () => {
    const clear = colored(picture(1, 40, 95), [5, 3]);
    const part = (contrast: number, mean: number): number => {
      const hazy = colored(picture(1, contrast, mean), [5, 5]);
      expect(shiftOf(hazy, clear)).toBe(shiftOf(clear, hazy));
      return shiftOf(clear, hazy) / CHROMA;
    };
    expect(part(10, 215)).toBeCloseTo(0.75, 6);
    expect(part(20, 215)).toBeCloseTo(0.5, 6);
    expect(part(10, 175)).toBeCloseTo(0.5, 6);
  });

  it('is nothing of gray, nor where the contrast stays', () => {
    const gray = [5.5, 5.5] as const;
    expect(shiftOf(colored(picture(1, 40, 160), gray), colored(picture(1, 10, 40), gray))).toBeLessThan(1);
    expect(shiftOf(colored(picture(1), [8, 6]), colored(picture(1), gray))).toBe(0);
    expect(shiftOf(colored(picture(1, 20, 160), [8, 6]), colored(picture(1, 20, 80), [8, 6]))).toBe(0);
  });
});

describe('lightning', () => {
  const night = 0.14;
  /** Bursts of light that go out slowly, over strong colors. */
  const gainAt = (index: number): number => {
    const since = index % 30;
    return index < 20 || since > 18
      ? night
      : since < 6
        ? [1, 0.7, 1.1, 0.5, 1, 0.9][since]!
        : night + 0.8 * 0.7 ** (since - 5);
  };

  it.each([3, 8])('is no change of shots: scene %i', async (seed) => {
    const dark = lit(scene(seed), night);
    const bursts = times(30, (index) => lit(scene(seed), gainAt(20 + index)));
    expect(await entriesOf([...still(dark, 20), ...bursts, ...still(dark, 10), ...bursts])).toEqual(ONE);
  });

  it('hides none: a cut from night to day is one', async () => {
    const film = [...still(lit(scene(3), night), 30), ...still(scene(8), 30)];
    expect(await entriesOf(film)).toEqual([
      ['start', 0],
      ['cut', 30],
    ]);
  });
});

describe('a picture in little light', () => {
  const ramp = [0.8, 0.6, 0.4, 0.3];
  const dip = (left: number, after: Signed['luma'], one: Signed['luma'] = picture(1, 60)): Signed[] => {
    const dimmed = (luma: Signed['luma'], part: number): Signed => ({
      luma: (column, row) => Math.round(110 + (luma(column, row) - 110) * part),
    });
    return [
      ...Array.from({ length: 20 }, () => dimmed(one, 1)),
      ...ramp.map((part) => dimmed(one, part)),
      ...Array.from({ length: 6 }, () => dimmed(one, left)),
      ...ramp.toReversed().map((part) => dimmed(after, part)),
      ...Array.from({ length: 20 }, () => dimmed(after, 1)),
    ];
  };
  const fadesIn = (film: readonly Signed[]): number =>
    findFades(sequenceOf(signedFrames(film)), { first: 0, last: film.length - 1 }).length;

  it('is no blank between two shots: it is the picture of both sides', () => {
    expect(fadesIn(dip(0.1, picture(1, 60)))).toBe(0);
    expect(fadesIn(dip(0.1, likeBoth(1, 2, 0.9, 60)))).toBe(0);
  });

  it('is one where another picture comes, or where nothing is left of it', () => {
    expect(fadesIn(dip(0.1, picture(2, 60)))).toBe(1);
    expect(fadesIn(dip(0.1, likeBoth(1, 2, 0.82, 60)))).toBe(1);
    expect(fadesIn(dip(0, picture(1, 60)))).toBe(1);
  });
});
