import { describe, expect, it } from 'vitest';

import type { Pixels } from '../../../../../src/engine/planes';
import {
  chooseStill,
  createStills,
  type KeptStill,
  type Stills,
} from '../../../../../workers/video-extraction/worker/shots/stills';

const PIXELS = { rgba: new Uint8ClampedArray(4), width: 1, height: 1 };
/** So that the times of frames are exact. */
const RATE = 32;

/** The frames that are kept of so many, where a jump leads to some of them. */
const keep = (count: number, jumps: readonly number[] = []) => {
  const stills = createStills();
  const wanted: number[] = [];
  let most = 0;
  for (let frame = 0; frame < count; frame += 1) {
    if (!stills.isWanted(frame, frame / RATE, jumps.includes(frame))) continue;
    wanted.push(frame);
    stills.keep(frame, frame / RATE, PIXELS);
    most = Math.max(most, stills.all().length);
  }
  return { stills, wanted, most, kept: stills.all().map(({ frame }) => frame) };
};
/** A frame of one pixel, all of whose channels have this value. */
const pixelsOf = (value: number): Pixels => ({
  rgba: new Uint8ClampedArray(4).fill(value),
  width: 1,
  height: 1,
});
const valuesOf = (stills: Stills) => stills.all().map(({ pixels }) => pixels.rgba[0]);
const buffersOf = (stills: Stills) => stills.all().map(({ pixels }) => pixels.rgba);
const gapsOf = (frames: readonly number[]): number[] =>
  frames.slice(1).map((frame, index) => frame - (frames[index] ?? 0));

describe('the pictures that are kept of a shot', () => {
  it('are its first one, and one every 0.4 s', () => {
    // 12.8 frames.
    expect(keep(60).wanted).toEqual([0, 13, 26, 39, 52]);
  });

  it('are the one that a jump leads to and the next, which is no blend of both, beside the others', () => {
    expect(keep(40, [5]).wanted).toEqual([0, 5, 6, 13, 26, 39]);
    expect(keep(40, [5, 6]).wanted).toEqual([0, 5, 6, 7, 13, 26, 39]);
    expect(keep(30, [13]).wanted).toEqual([0, 13, 14, 26]);
  });

  it('are 32 at most: then every other one of the older half is given up', () => {
    const upTo = (count: number): readonly number[] => keep(13 * count).kept.map((frame) => frame / 13);
    const all = Array.from({ length: 33 }, (_, index) => index);
    expect(upTo(32)).toEqual(all.slice(0, 32));
    expect(upTo(33)).toEqual(all.filter((place) => place >= 16 || place % 2 === 0));
  });

  it('are fewer the longer a shot is, by a quarter each time, down to one a second', () => {
    const { wanted, most } = keep(RATE * 120);
    expect(most).toBe(32);
    expect([...new Set(gapsOf(wanted))]).toEqual(
      [0.4, 0.5, 0.625, 0.781_25, 0.976_562_5, 1]
        .map((seconds) => Math.ceil(seconds * RATE))
        .filter((gap, index, gaps) => gaps.indexOf(gap) === index),
    );
  });

  it('begin anew with the next shot', () => {
    const { stills, kept } = keep(RATE * 60);
    const first = kept.at(-3) ?? 0;
    stills.forgetBefore(first);
    expect(stills.all().map(({ frame }) => frame)).toEqual(kept.slice(-3));
    const next = RATE * 60;
    const wanted = Array.from({ length: 30 }, (_, index) => next + index).filter((frame) => {
      const isWanted = stills.isWanted(frame, frame / RATE, false);
      if (isWanted) stills.keep(frame, frame / RATE, PIXELS);
      return isWanted;
    });
    expect(wanted).toEqual([next, next + 13, next + 26]);
  });

  it('are copies, as a frame is overwritten by the next', () => {
    const stills = createStills();
    const pixels = pixelsOf(1);
    stills.keep(0, 0, pixels);
    pixels.rgba.fill(2);
    expect(valuesOf(stills)).toEqual([1]);
  });

  it('take the memory of those that were given up, and of no other', () => {
    const stills = createStills();
    for (const frame of [0, 1, 2]) stills.keep(frame, frame / RATE, pixelsOf(frame));
    const [first, second, third] = buffersOf(stills);
    stills.forgetBefore(2);
    for (const frame of [3, 4, 5]) stills.keep(frame, frame / RATE, pixelsOf(frame));
    expect(valuesOf(stills)).toEqual([2, 3, 4, 5]);
    const [kept, ...others] = buffersOf(stills);
    expect(kept).toBe(third);
    expect(new Set(others.slice(0, 2))).toEqual(new Set([first, second]));
    expect(new Set(buffersOf(stills)).size).toBe(4);
  });

  it('take the memory of those given up in a long shot', () => {
    const stills = createStills();
    for (let frame = 0; frame < 32; frame += 1) stills.keep(frame, frame, pixelsOf(frame));
    const before = new Set(buffersOf(stills));
    stills.keep(32, 32, pixelsOf(32));
    for (const frame of [33, 34]) stills.keep(frame, frame, pixelsOf(frame));
    const news = buffersOf(stills).slice(-3);
    expect(news.map((buffer) => before.has(buffer))).toEqual([false, true, true]);
    expect(valuesOf(stills)).toEqual(stills.all().map(({ frame }) => frame));
  });

  it('are no larger or smaller than their frames, whose size may change', () => {
    const stills = createStills();
    stills.keep(0, 0, pixelsOf(1));
    stills.forgetBefore(1);
    stills.keep(1, 1, { rgba: new Uint8ClampedArray(8).fill(7), width: 2, height: 1 });
    expect(stills.all().map(({ pixels }) => pixels)).toEqual([
      { rgba: new Uint8ClampedArray(8).fill(7), width: 2, height: 1 },
    ]);
  });
});

describe('the picture that stands for a shot', () => {
  const stills = [3, 8, 12, 20].map((frame): KeptStill => ({
    frame,
    timeSeconds: frame / RATE,
    pixels: PIXELS,
  }));
  const chosen = (first: number, last: number, typical: number): number =>
    chooseStill(stills, { first, last }, typical).frame;

  it('is the one of its own that is nearest to its typical frame, the earlier of two', () => {
    expect(chosen(0, 30, 9)).toBe(8);
    expect(chosen(0, 30, 11)).toBe(12);
    expect(chosen(0, 30, 10)).toBe(8);
    expect(chosen(12, 30, 0)).toBe(12);
    expect(chosen(0, 8, 30)).toBe(8);
  });

  it('is one beside it where none of its own was kept', () => {
    expect(chosen(13, 19, 15)).toBe(12);
    expect(chosen(13, 19, 17)).toBe(20);
  });

  it('cannot be chosen of none', () => {
    expect(() => chooseStill([], { first: 0, last: 9 }, 5)).toThrow('No still was kept');
  });
});
