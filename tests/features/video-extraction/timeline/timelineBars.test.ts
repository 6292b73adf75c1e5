import { describe, expect, it } from 'vitest';

import {
  axisTimes,
  barAt,
  createTimelineBars,
  drawnBars,
  stripSeconds,
  timelineBars,
} from '../../../../src/features/video-extraction/timeline/timelineBars';
const framesAt = (...times: number[]) => ({
  count: times.length,
  // No frame has no time: nobody is to ask for it.
  timeAt: (index: number) => times[index] ?? Number.NaN,
  readUntil: () => times.at(-1) ?? null,
});

const spans = (bars: readonly { from: number; to: number }[]) => bars.map(({ from, to }) => [from, to]);

describe('the bars of a film', () => {
  it('are one for each frame, as long as the interval, the last one to the end', () => {
    const bars = timelineBars(framesAt(0, 5, 10), { durationSeconds: 12, seconds: 5 });
    expect(spans(bars)).toEqual([
      [0, 5],
      [5, 10],
      [10, 12],
    ]);
  });

  it('last until the next one where scenes decide', () => {
    const bars = timelineBars(framesAt(0, 2.5, 9), { durationSeconds: 12, seconds: null });
    expect(spans(bars)).toEqual([
      [0, 2.5],
      [2.5, 9],
      [9, 12],
    ]);
  });

  it('stay the ones they were while their ends do', () => {
    const frames = framesAt(0, 5, 10);
    const barsOf = createTimelineBars();
    const known = barsOf(framesAt(0, 5), { durationSeconds: 12, seconds: null });
    const more = barsOf(frames, { durationSeconds: 12, seconds: null });
    expect(more[0]).toBe(known[0]);
    expect(spans(known)).toEqual([
      [0, 5],
      [5, 12],
    ]);
    expect(spans(more)).toEqual([
      [0, 5],
      [5, 10],
      [10, 12],
    ]);
  });

  it('are new ones for frames with another time', () => {
    const span = { durationSeconds: 10, seconds: 5 };
    const barsOf = createTimelineBars();
    barsOf(framesAt(0, 5), span);
    const changed = framesAt(0, 6);
    expect(barsOf(changed, span)).toEqual(timelineBars(changed, span));
  });

  it('fill a film of unknown length as far as it has been read', () => {
    expect(stripSeconds(null, framesAt(0, 5), 5)).toBe(10);
    expect(stripSeconds(60, framesAt(0, 5), 5)).toBe(60);
    expect(stripSeconds(null, framesAt(), 5)).toBe(5);
    // Of an interval of which the frame was removed, what was read stays.
    expect(stripSeconds(null, { ...framesAt(0), readUntil: () => 5 }, 5)).toBe(10);
  });

  it('fill it to the end of its last shot, and further where the next one is being read', () => {
    const shots = { ...framesAt(0, 5), endAt: (index: number) => [5, 60][index] ?? null };
    expect(stripSeconds(null, shots, null)).toBe(60);
    expect(stripSeconds(null, { ...shots, readUntil: () => 75 }, null)).toBe(75);
    expect(stripSeconds(null, { ...framesAt(), endAt: () => null }, null)).toBe(1);
  });

  it('are found by time, the last that has begun', () => {
    const bars = timelineBars(framesAt(0, 5, 10), { durationSeconds: 60, seconds: 5 });
    expect([-1, 0, 4.99, 5, 14, 59].map((time) => barAt(bars, time)?.index)).toEqual([0, 0, 0, 1, 2, 2]);
    expect(barAt(bars, 14, true)?.index).toBe(2);
    expect(barAt(bars, 16, true)).toBeNull();
    expect(barAt([], 3)).toBeNull();
  });
});

describe('the bars that are drawn', () => {
  const many = timelineBars(framesAt(...Array.from({ length: 7200 }, (_, i) => i)), {
    durationSeconds: 7200,
    seconds: 1,
  });

  it('are all of them while each is 3 px wide', () => {
    const few = many.slice(0, 100);
    expect(drawnBars(few, 100, 300)).toBe(few);
  });

  it('are as many as have room, and leave no gap', () => {
    const drawn = drawnBars(many, 7200, 900);
    expect(drawn).toHaveLength(300);
    expect(drawn[0]?.from).toBe(0);
    expect(drawn.at(-1)?.to).toBe(7200);
    drawn.slice(1).forEach(({ from }, i) => expect(from).toBe(drawn[i]?.to));
    expect(many[0]).toMatchObject({ from: 0, to: 1 });
  });
});

describe('the times of the axis', () => {
  it('are round, from the start to the end', () => {
    expect(axisTimes(150, 6)).toEqual([0, 30, 60, 90, 120, 150]);
    expect(axisTimes(12, 6)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(axisTimes(7200, 6)).toEqual([0, 1800, 3600, 5400, 7200]);
  });

  it('leave out what would stand on the end', () => {
    expect(axisTimes(61, 6)).toEqual([0, 15, 30, 45, 61]);
  });

  it('are one for a film of no length', () => {
    expect(axisTimes(0, 6)).toEqual([0]);
  });
});
