import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  flat,
  lit,
  mixed,
  RATE,
  scene,
  seenFrom,
  shotsOf,
  still,
  times,
  withDisc,
  type Frame,
} from './paintedVideo';

const [garden, street, harbor] = [scene(21), scene(22), scene(23)];
const meadow = scene(3);
/** Fog two frames wide, with something at each end of it, as seen from `from` on. */
const foggy =
  (from: number): Frame =>
  (x, y) => {
    const at = x + from;
    const [left, right] = [garden(at, y), street(at - 2.5, y)];
    const clear = Math.max(0, 1 - at / 0.9, (at - 2.2) / 0.9);
    const part = Math.min(1, clear);
    const fog = 190 + 4 * y;
    const side = at < 1.5 ? left : right;
    return [fog + (side[0] - fog) * part, fog + (side[1] - fog) * part, fog + (side[2] - fog) * part];
  };

/** A video of two shots with `count` frames between them, given how far each is on the way. */
const between = (
  first: Frame,
  second: Frame,
  count: number,
  share: (x: number, y: number, t: number) => number,
) => [
  ...still(first, 40),
  ...times(count, (index) => mixed(first, second, (x, y) => share(x, y, (index + 1) / (count + 1)))),
  ...still(second, 40),
];

const NEAR_FRAMES = 0.2 * RATE;

/** Expects two shots, and the transition between them at 40 and the frames after it, its ends within 0.2 s. */
const expectOne = async (video: readonly Frame[], entry: string, count: number) => {
  const shots = await shotsOf(video);
  expect(shots.map((shot) => shot.entry)).toEqual(['start', entry]);
  const transition = shots[1]?.transition;
  expect(Math.abs((transition?.firstFrame ?? 0) - 40)).toBeLessThanOrEqual(NEAR_FRAMES);
  expect(Math.abs((transition?.lastFrame ?? 0) - (39 + count))).toBeLessThanOrEqual(NEAR_FRAMES);
  expect(shots[0]?.lastFrame).toBe((transition?.firstFrame ?? 0) - 1);
  expect(shots[1]?.firstFrame).toBe((transition?.lastFrame ?? 0) + 1);
  return transition;
};

describe('gradual changes', () => {
  it.each([8, 25, 40])('are seen in a dissolve of %i frames', async (count) => {
    const transition = await expectOne(
      between(garden, street, count, (_x, _y, t) => t),
      'dissolve',
      count,
    );
    const middle = ((transition?.firstFrame ?? 0) + (transition?.lastFrame ?? 0)) / 2;
    expect(Math.abs(middle - (39.5 + count / 2))).toBeLessThanOrEqual(1);
  });

  it('are seen in a dissolve between shots that move, in light that flickers', async () => {
    const video = times(105, (index) => {
      const first = seenFrom(garden, index * 0.003, 0);
      const second = seenFrom(street, 0, index * 0.003);
      return lit(
        mixed(first, second, () => (index - 39) / 26),
        1 + 0.06 * Math.sin(index * 2.3),
      );
    });
    await expectOne(video, 'dissolve', 25);
  });

  it.each([
    ['black', 0],
    ['white', 255],
  ])('are seen in a fade through %s', async (_, level) => {
    const card = flat(level, level, level);
    const video = [
      ...still(garden, 40),
      ...times(12, (index) => mixed(garden, card, () => (index + 1) / 13)),
      ...still(card, 6),
      ...times(12, (index) => mixed(card, street, () => (index + 1) / 13)),
      ...still(street, 40),
    ];
    await expectOne(video, 'fade', 30);
  });

  it.each<[string, (x: number, y: number, t: number) => number]>([
    ['from the left', (x, _y, t) => (x < t ? 1 : 0)],
    ['from below', (_x, y, t) => (1 - y < t ? 1 : 0)],
    ['from a corner', (x, y, t) => ((x + y) / 2 < t ? 1 : 0)],
    ['as a soft edge', (x, _y, t) => (t * 1.1 - x) / 0.1],
    ['as a circle', (x, y, t) => (Math.hypot(x - 0.5, y - 0.5) < t * 0.72 ? 1 : 0)],
  ])('are seen in a wipe %s', async (_, share) => {
    await expectOne(between(garden, street, 25, share), 'wipe', 25);
  });

  it('are seen in a wipe at night, between pictures of little contrast', async () => {
    const [first, second] = [lit(garden, 0.1, 10), lit(street, 0.1, 10)];
    const video = between(first, second, 25, (x, _y, t) => (x < t ? 1 : 0));
    expect((await entriesOf(video)).map(([entry]) => entry)).toEqual(['start', 'wipe']);
  });

  it('are seen in a wipe over pictures that move', async () => {
    const video = times(105, (index) =>
      mixed(
        seenFrom(harbor, index * 0.014, 0),
        seenFrom(meadow, 0, -index * 0.014),
        (x, y) => (((index - 39) / 26) * 1.2 - (x + y) / 2) / 0.1,
      ),
    );
    expect((await entriesOf(video)).map(([entry]) => entry)).toEqual(['start', 'wipe']);
  });

  it('are seen in a dissolve into a picture that is much darker', async () => {
    await expectOne(
      between(harbor, lit(street, 0.15), 25, (_x, _y, t) => t),
      'dissolve',
      25,
    );
  });

  it('may follow one another closely', async () => {
    const video = [
      ...between(garden, street, 15, (_x, _y, t) => t).slice(0, 70),
      ...times(15, (index) => mixed(street, harbor, () => (index + 1) / 16)),
      ...still(harbor, 30),
    ];
    expect((await shotsOf(video)).map(({ entry }) => entry)).toEqual(['start', 'dissolve', 'dissolve']);
  });

  it.each<[string, Frame[]]>([
    [
      'a pan that stops',
      times(90, (index) => seenFrom(garden, 0.03 * Math.max(0, Math.min(30, index - 30)), 0)),
    ],
    [
      'a zoom that stops',
      times(90, (index) => seenFrom(garden, 0, 0, 0.97 ** Math.max(0, Math.min(30, index - 30)))),
    ],
    [
      'a disc that comes in and stays',
      times(90, (index) => withDisc(garden, [Math.min(0.5, index / 60 - 0.3), 0.5], 0.25, [20, 20, 30])),
    ],
    ['a pan through fog', times(100, (index) => foggy(0.027 * index))],
    ['light that sinks and rises', times(120, (index) => lit(garden, 0.7 + 0.3 * Math.cos(index / 15)))],
    [
      'a pan in which the exposure rises until highlights are clipped',
      times(90, (index) =>
        lit(seenFrom(meadow, 0.008 * (index - 45), 0), 0.35 + 0.025 * Math.max(0, Math.min(30, index - 30))),
      ),
    ],
    [
      'a lamp that goes on slowly',
      times(90, (index) => lit(garden, 0.5 + 0.02 * Math.max(0, Math.min(25, index - 30)))),
    ],
  ])('are not seen in %s', async (_, video) => {
    expect((await shotsOf(video)).map(({ entry }) => entry)).toEqual(['start']);
  });
});
