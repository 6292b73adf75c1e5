import { describe, expect, it } from 'vitest';
import { createCardKeys } from '../../../../src/features/video-extraction/frames/createCardKeys';

describe('the cards of the frames in view', () => {
  it('are kept by the frames that stay, wherever they go; those that come get new ones', () => {
    const keysOf = createCardKeys();
    const [a, b, c] = keysOf([12, 11, 10]);
    const [d, ...kept] = keysOf([13, 12, 11]);
    expect(kept).toEqual([a, b]);
    expect([a, b, c]).not.toContain(d);
  });

  it('go over to other frames in the same places where none stays', () => {
    const keysOf = createCardKeys();
    const before = keysOf([12, 11, 10]);
    expect(keysOf([30, 29, 28])).toEqual(before);
    // Where there is more room than before, some are new, and none is used twice.
    const more = keysOf([50, 49, 48, 47]);
    expect(more.slice(0, 3)).toEqual(before);
    expect(new Set(more).size).toBe(4);
    // Where there is less, those at the end go.
    expect(keysOf([60, 59])).toEqual(before.slice(0, 2));
  });

  it('are not the one of the frame that is being read, which stays what it is', () => {
    const keysOf = createCardKeys();
    const [busy, ...before] = keysOf(['busy', 2, 1]);
    expect(keysOf(['busy', 9, 8])).toEqual([busy, ...before]);
    expect(before).not.toContain(busy);
  });

  it('differ, whatever comes', () => {
    const keysOf = createCardKeys();
    for (const first of [0, 3, 40, 41, 2, 90, 88, 7]) {
      const keys = keysOf(Array.from({ length: 6 }, (_, i) => first + i));
      expect(new Set(keys).size).toBe(6);
    }
  });
});
