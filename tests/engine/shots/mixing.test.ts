import { describe, expect, it } from 'vitest';

import { expectedDetail, measureMixing } from '../../../src/engine/shots/mixing';
import { settleEdges, waysCrossed, waysMixed } from '../../../src/engine/shots/transitionEdges';
import { sequenceOf, signedFrames, type Signed } from './signedFrames';

type Luma = Signed['luma'];

const across: Luma = (column) => 40 + 20 * column;
const down: Luma = (_, row) => 180 - 24 * row;
const still = (luma: Luma, count: number, detail: number): Signed[] =>
  Array.from({ length: count }, () => ({ luma, detail: [detail, 0] }));

/** Ten frames of one picture, so many on the way, ten of the other; `part` is 0–1 at each cell. */
const video = (count: number, part: (t: number, column: number, row: number) => number, gain = 1) =>
  sequenceOf(
    signedFrames([
      ...still(across, 10, 20),
      ...Array.from({ length: count }, (_, index): Signed => {
        const t = (index + 1) / (count + 1);
        // Half of the squares at the middle of a mix.
        const detail = 20 * Math.sqrt((1 - t) ** 2 + t ** 2);
        return {
          luma: (column, row) => {
            const here = part(t, column, row);
            return gain * (across(column, row) * (1 - here) + down(column, row) * here);
          },
          detail: [Math.round(detail), 0],
        };
      }),
      ...still(down, 10, 20),
    ]),
  );
const SAMPLES = [1, 2, 3, 4, 5, 6, 7].map((sample) => sample / 8);

describe('frames between two pictures', () => {
  it('of a dissolve are parts of both, evenly on the way, and nothing else', () => {
    const { ways, rest, between, back, light, leastDetail } = measureMixing(
      video(15, (t) => t),
      9,
      25,
    );
    for (const [i, way] of ways.entries()) expect(way).toBeCloseTo(SAMPLES[i] ?? NaN, 1);
    expect(rest).toBeLessThan(0.02);
    expect(light).toBeLessThan(0.01);
    expect(back).toBeLessThan(0.02);
    // A quarter of the way from the nearer picture, on average.
    expect(between).toBeGreaterThan(0.2);
    expect(leastDetail).toBeCloseTo(0.5, 1);
  });

  it('of a wipe are one or the other at each place, more of the second with each', () => {
    const { between, crossed, back } = measureMixing(
      video(15, (t, column) => ((column + 0.5) / 8 < t ? 1 : 0)),
      9,
      25,
    );
    expect(between).toBe(0);
    expect(back).toBe(0);
    expect(crossed).toEqual(crossed.toSorted((a, b) => a - b));
    expect([(crossed[0] ?? 0) < 0.3, (crossed.at(-1) ?? 0) > 0.7]).toEqual([true, true]);
  });

  it('that go back to the first picture say so', () => {
    const { back } = measureMixing(
      video(15, (t) => (t > 0.3 && t < 0.6 ? 0.9 : t / 4)),
      9,
      25,
    );
    expect(back).toBeGreaterThan(0.1);
  });

  it('that are a picture of their own have a rest', () => {
    const third = sequenceOf(
      signedFrames([
        ...still(across, 10, 20),
        ...still((column, row) => ((column + row) % 2 === 0 ? 40 : 200), 15, 20),
        ...still(down, 10, 20),
      ]),
    );
    expect(measureMixing(third, 9, 25).rest).toBeGreaterThan(0.5);
  });

  it('that are lit otherwise are lighter or darker than their mix, by so much of it', () => {
    expect(
      measureMixing(
        video(15, (t) => t, 0.8),
        9,
        25,
      ).light,
    ).toBeCloseTo(0.2, 1);
    expect(
      measureMixing(
        video(15, (t) => t, 1.2),
        9,
        25,
      ).light,
    ).toBeCloseTo(1 / 6, 1);
  });

  it('with all of their detail are no mix', () => {
    const moving = sequenceOf(
      signedFrames([
        ...still(across, 10, 20),
        ...still((column, row) => (across(column, row) + down(column, row)) / 2, 15, 20),
        ...still(down, 10, 20),
      ]),
    );
    const { leastDetail, leastTexture } = measureMixing(moving, 9, 25);
    expect(leastDetail).toBeCloseTo(1, 6);
    expect(leastTexture).toBeGreaterThan(0.8);
  });
});

describe('the detail that a camera keeps on its way', () => {
  it('is that of both pictures at the ends', () => {
    expect(expectedDetail(100, 400, 0)).toBe(100);
    expect(expectedDetail(100, 400, 1)).toBe(400);
  });

  it('is between what a pan has, which goes evenly, and a zoom, by even factors', () => {
    expect(expectedDetail(100, 400, 0.5)).toBe((250 + 200) / 2);
    expect(expectedDetail(400, 100, 0.5)).toBe((250 + 200) / 2);
    expect(expectedDetail(100, 100, 0.3)).toBeCloseTo(100, 9);
  });

  it('can be told where a picture has none', () => {
    expect(expectedDetail(0, 16, 0.5)).toBe((8 + 4) / 2);
    expect(expectedDetail(16, 0, 0.5)).toBe((8 + 4) / 2);
    expect(expectedDetail(0, 0, 0.5)).toBe(0.5);
  });
});

describe('the edges of a transition', () => {
  const whole = (count: number) => ({ first: 0, last: 19 + count });
  const dissolve = (count: number) => video(count, (t) => t);

  it.each([8, 15, 30])(
    'are the last place of the one picture and the first of the other, over %i',
    (count) => {
      const edges = settleEdges(
        dissolve(count),
        whole(count),
        { before: 9, after: 10 + count },
        waysMixed,
        [0.25, 0.75],
      );
      expect(edges).toEqual({ before: 9, after: 10 + count });
    },
  );

  it.each([
    [6, 24],
    [11, 29],
    [12, 22],
  ])('are found from a span that lies about there: %i to %i', (before, after) => {
    const edges = settleEdges(dissolve(15), whole(15), { before, after }, waysMixed, [0.25, 0.75]);
    expect(Math.abs(edges.before - 9)).toBeLessThanOrEqual(2);
    expect(Math.abs(edges.after - 25)).toBeLessThanOrEqual(2);
  });

  it('of a wipe are where the first and the last cells change', () => {
    const wipe = video(15, (t, column) => ((column + 0.5) / 8 < t ? 1 : 0));
    const edges = settleEdges(wipe, whole(15), { before: 8, after: 26 }, waysCrossed, [0.08, 0.92]);
    expect(Math.abs(edges.before - 9)).toBeLessThanOrEqual(2);
    expect(Math.abs(edges.after - 25)).toBeLessThanOrEqual(2);
  });

  it('stay within the stretch', () => {
    const edges = settleEdges(
      dissolve(15),
      { first: 12, last: 20 },
      { before: 12, after: 20 },
      waysMixed,
      [0.25, 0.75],
    );
    expect(edges.before).toBeGreaterThanOrEqual(12);
    expect(edges.after).toBeLessThanOrEqual(20);
  });
});

describe('how far a frame is on the way', () => {
  it('is 0 at the first picture and 1 at the other, whatever the light flickers by', () => {
    const flickering = sequenceOf(
      signedFrames([
        { luma: across },
        { luma: (column, row) => across(column, row) + 30 },
        { luma: (column, row) => (across(column, row) + down(column, row)) / 2 + 20 },
        { luma: down },
      ]),
    );
    const ways = waysMixed(flickering, { before: 0, after: 3 }, { first: 0, last: 3 });
    for (const [i, way] of [0, 0, 0.5, 1].entries()) expect(ways[i]).toBeCloseTo(way, 2);
    expect(ways).toHaveLength(4);
  });

  it('by cells is the part of them that has changed, of those that tell', () => {
    const right: Luma = (column) => (column < 4 ? 200 : 50);
    const crossing = sequenceOf(
      signedFrames([
        { luma: () => 50 },
        { luma: (column) => (column < 2 ? 200 : 50) },
        { luma: (column) => (column < 3 ? 250 : 20) },
        { luma: right },
      ]),
    );
    const ways = waysCrossed(crossing, { before: 0, after: 3 }, { first: 0, last: 3 });
    for (const [i, way] of [0, 0.5, 0.75, 1].entries()) expect(ways[i]).toBeCloseTo(way, 9);
    const same = waysCrossed(crossing, { before: 0, after: 0 }, { first: 0, last: 3 });
    expect([...same]).toEqual([0, 0, 0, 0]);
  });

  it('is told of the places of a stretch alone, each cell by as much of its way as it has gone', () => {
    const parts = [0, 0.25, 0.5, 1, 1.4];
    const sequence = sequenceOf(
      signedFrames(
        parts.map((part) => ({
          luma: (column: number, row: number) => 100 + part * (row < 3 ? 40 : -40) * (column < 4 ? 1 : 1.5),
        })),
      ),
    );
    const ends = { before: 0, after: 3 };
    for (const waysOf of [waysMixed, waysCrossed]) {
      const ways = waysOf(sequence, ends, { first: 1, last: 3 });
      expect(ways).toHaveLength(3);
      for (const [index, way] of [0.25, 0.5, 1].entries()) expect(ways[index]).toBeCloseTo(way, 2);
    }
    // A cell goes no farther than to the other picture; all of them may, as light does.
    expect(waysCrossed(sequence, ends, { first: 4, last: 4 })[0]).toBe(1);
    expect(waysMixed(sequence, ends, { first: 4, last: 4 })[0]).toBeCloseTo(1.4, 2);
  });
});
