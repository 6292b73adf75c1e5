import { describe, expect, it } from 'vitest';

import {
  areaAfterKey,
  areaBetween,
  describeArea,
} from '../../../../src/features/image-extraction/picture/partArea';

describe('a part of a picture', () => {
  it('lies between two places, whichever comes first, and within the picture', () => {
    const area = { x: 0.25, y: 0.5, width: 0.5, height: 0.5 };
    expect(areaBetween({ x: 0.25, y: 0.5 }, { x: 0.75, y: 1.5 })).toEqual(area);
    expect(areaBetween({ x: 0.75, y: 1.5 }, { x: 0.25, y: 0.5 })).toEqual(area);
  });

  it('is none where the pointer hardly moved', () => {
    expect(areaBetween({ x: 0.5, y: 0.5 }, { x: 0.505, y: 0.9 })).toBeNull();
  });

  it('is moved by arrow keys and resized with Shift, not beyond the picture', () => {
    const area = { x: 0.5, y: 0, width: 0.5, height: 0.25 };
    expect(areaAfterKey(area, 'ArrowLeft', false)).toEqual({ ...area, x: 0.48 });
    expect(areaAfterKey(area, 'ArrowRight', false)).toEqual(area);
    expect(areaAfterKey(area, 'ArrowUp', false)).toEqual(area);
    expect(areaAfterKey(area, 'ArrowDown', true)).toEqual({ ...area, height: 0.27 });
    expect(areaAfterKey(area, 'ArrowRight', true)).toEqual(area);
    expect(areaAfterKey(area, 'a', false)).toBeNull();
  });

  it('is told in percents', () => {
    expect(describeArea({ x: 0.25, y: 0.1, width: 0.5, height: 0.3 })).toBe(
      'from 25 to 75 percent across, from 10 to 40 percent down',
    );
  });
});
