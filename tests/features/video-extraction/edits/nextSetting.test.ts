import { describe, expect, it } from 'vitest';

import { nextSetting } from '../../../../src/features/video-extraction/edits/nextSetting';

/** A film in which cuts appear at these settings. */
const filmOf = (...appearAt: readonly number[]) => {
  const asked: number[] = [];
  const countAt = async (setting: number): Promise<number> => {
    asked.push(setting);
    return 1 + appearAt.filter((at) => setting >= at).length;
  };
  return { asked, countAt };
};

describe('the next setting of the slider', () => {
  it('is the first at which a cut appears, and on the way back the first at which one is gone, however far that is', async () => {
    for (const at of [0.51, 0.52, 0.57, 0.8, 0.99, 1])
      expect(await nextSetting(0.5, 1, filmOf(at).countAt)).toBe(at);
    for (const at of [0.5, 0.49, 0.33, 0.02, 0.01])
      // At its own setting a cut is still there.
      expect(await nextSetting(0.5, -1, filmOf(at).countAt)).toBeCloseTo(at - 0.01, 9);
  });

  it('passes no number by: from one end to the other each press has one cut more', async () => {
    const { countAt } = filmOf(0.1, 0.11, 0.4, 0.9);
    const counts: number[] = [];
    let setting: number | null = 0;
    while (setting !== null) {
      counts.push(await countAt(setting));
      setting = await nextSetting(setting, 1, countAt);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5]);
  });

  it('is none where up to the end nothing changes', async () => {
    const { countAt } = filmOf(0.4);
    expect(await nextSetting(0.5, 1, countAt)).toBeNull();
    expect(await nextSetting(0.39, -1, countAt)).toBeNull();
    expect(await nextSetting(1, 1, countAt)).toBeNull();
    expect(await nextSetting(0, -1, countAt)).toBeNull();
  });

  it('is found by few counts, as each takes a while of a long film', async () => {
    for (const at of [0.01, 0.33, 0.64, 0.97, 1]) {
      const { asked, countAt } = filmOf(at);
      await nextSetting(0, 1, countAt);
      expect(asked.length).toBeLessThanOrEqual(16);
    }
  });
});
