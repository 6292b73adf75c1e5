import { describe, expect, it } from 'vitest';
import { entriesOf, flat, type Frame, mixed, scene, seenFrom, still, times } from './paintedVideo';

const [garden, street, harbor] = [scene(21), scene(22), scene(23)];

type Bars = (frame: Frame) => Frame;

/** How much of the picture is seen so far from an edge that is blended over two pixels or three. */
const seen = (distance: number, pixels: number): number =>
  Math.max(0, Math.min(1, 0.5 + (distance * pixels) / 3));
const BLACK = flat(2, 2, 2);

/** Black above and below, over so much of the height each. */
const letterbox =
  (part: number): Bars =>
  (frame) =>
    mixed(BLACK, frame, (_, y) => seen(Math.min(y, 1 - y) - part, 36));

const pillarbox =
  (part: number): Bars =>
  (frame) =>
    mixed(BLACK, frame, (x) => seen(Math.min(x, 1 - x) - part, 64));

const fade = (first: Frame, second: Frame, level: number): Frame[] => {
  const card = flat(level, level, level);
  return [
    ...times(12, (index) => mixed(first, card, () => (index + 1) / 13)),
    ...still(card, 6),
    ...times(12, (index) => mixed(card, second, () => (index + 1) / 13)),
  ];
};

describe('a film with bars', () => {
  it.each<[string, Bars]>([
    ['none', (frame) => frame],
    ['thin ones above and below', letterbox(0.08)],
    ['those of a wide screen', letterbox(0.13)],
    ['thick ones', letterbox(0.15)],
    ['bars at the sides', pillarbox(0.125)],
    ['thick bars at the sides', pillarbox(0.2)],
  ])('has its cuts, dissolves and fades as without: %s', async (_, bars) => {
    const video = [
      ...still(harbor, 40),
      ...still(seenFrom(harbor, 0.4, 0), 40),
      ...fade(seenFrom(harbor, 0.4, 0), garden, 255),
      ...still(garden, 40),
      ...times(20, (index) => mixed(garden, street, () => (index + 1) / 21)),
      ...still(street, 40),
    ];
    const entries = await entriesOf(video.map(bars));
    expect(entries.map(([entry]) => entry)).toEqual(['start', 'cut', 'fade', 'dissolve']);
    expect(entries[1]).toEqual(['cut', 40]);
  });

  it('has no cut where a camera pans or a flash lights the picture between them', async () => {
    const pan = times(60, (index) => seenFrom(garden, index * 0.02 - 0.6, 0));
    const flash = [...pan.slice(0, 30), flat(255, 255, 255), flat(255, 255, 255), ...pan.slice(30)];
    expect(await entriesOf(flash.map(letterbox(0.13)))).toEqual([['start', 0]]);
  });
});
