import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  flat,
  type Frame,
  inGray,
  lit,
  mirrored,
  mixed,
  scene,
  seenFrom,
  shotsOf,
  still,
  times,
  withDisc,
} from './paintedVideo';

const [garden, street, harbor, tower] = [scene(1), scene(2), scene(3), scene(4)];
const ONE: [string, number][] = [['start', 0]];

describe('hard cuts', () => {
  it('are found to the frame', async () => {
    const video = [...still(garden, 30), ...still(street, 17), ...still(harbor, 30)];
    expect(await entriesOf(video)).toEqual([
      ['start', 0],
      ['cut', 30],
      ['cut', 47],
    ]);
  });

  it('are found between strong colors of one lightness, with the same things in front of them', async () => {
    const before =
      (ground: Frame): Frame =>
      (x, y) => {
        if (x > 0.1 && x < 0.3 && y > 0.2 && y < 0.6) return [0, 0, 0];
        return x > 0.6 && x < 0.8 && y > 0.4 && y < 0.8 ? [255, 255, 255] : ground(x, y);
      };
    const grounds = [flat(0x28, 0x48, 0xd8), flat(0x88, 0x28, 0xb8), flat(0xd8, 0x58, 0x98)];
    expect(await entriesOf(grounds.flatMap((ground) => still(before(ground), 20)))).toEqual([
      ['start', 0],
      ['cut', 20],
      ['cut', 40],
    ]);
  });

  it('leave short shots between them where a picture much like an earlier one comes soon', async () => {
    const [first, second, third, fourth, fifth] = [scene(31), scene(32), scene(33), scene(34), scene(35)];
    // Cuts beside a short shot are no movement that would make it a flash.
    const lengths = [12, 4, 3, 4, 3, 12];
    const pictures = [first, second, third, mixed(second, fourth, () => 0.35), fifth, first];
    const video = pictures.flatMap((picture, index) => still(picture, lengths[index] ?? 0));
    expect(await entriesOf(video)).toEqual([
      ['start', 0],
      ['cut', 12],
      ['cut', 16],
      ['cut', 19],
      ['cut', 23],
      ['cut', 26],
    ]);
  });

  it('leave shots of three frames between them', async () => {
    const video = [garden, street, harbor, tower].flatMap((place) => still(place, 3));
    expect(await entriesOf([...still(harbor, 10), ...video])).toEqual([
      ['start', 0],
      ['cut', 10],
      ['cut', 13],
      ['cut', 16],
      ['cut', 19],
    ]);
  });

  it('lead to much the same picture where nothing moves, but not where the camera shakes', async () => {
    const beside = seenFrom(garden, 0.12, 0.05);
    expect(await entriesOf([...still(garden, 20), ...still(beside, 20)])).toEqual([
      ['start', 0],
      ['cut', 20],
    ]);
    const shaken = times(40, (index) =>
      seenFrom(garden, ((index * 7) % 5) * 0.012, ((index * 3) % 4) * 0.008),
    );
    expect(await entriesOf(shaken)).toEqual([['start', 0]]);
  });

  it('lead to the same place in a mirror, nearer or seen from beside', async () => {
    const video = [
      ...still(garden, 20),
      ...still(mirrored(garden), 20),
      ...still(seenFrom(garden, 0, 0, 0.5), 20),
      ...still(seenFrom(garden, 0.4, 0), 20),
    ];
    expect(await entriesOf(video)).toEqual([
      ['start', 0],
      ['cut', 20],
      ['cut', 40],
      ['cut', 60],
    ]);
  });

  it('lead from one moving shot to another', async () => {
    const video = [
      ...times(40, (index) => seenFrom(garden, index * 0.02, 0)),
      ...times(40, (index) => seenFrom(street, 0, 0, 1 - index * 0.015)),
    ];
    expect(await entriesOf(video)).toEqual([
      ['start', 0],
      ['cut', 40],
    ]);
  });

  it('are seen where only colors change, or there is nothing but color', async () => {
    expect(await entriesOf([...still(inGray(garden), 20), ...still(garden, 20)])).toEqual([
      ['start', 0],
      ['cut', 20],
    ]);
    const cards = [flat(0, 0, 0), flat(255, 255, 255), flat(200, 30, 30)].flatMap((card) => still(card, 20));
    expect(await entriesOf(cards)).toEqual([
      ['start', 0],
      ['cut', 20],
      ['cut', 40],
    ]);
  });

  it('are one where a frame between two shots is blended of both', async () => {
    const video = [...still(garden, 20), mixed(garden, street, () => 0.5), ...still(street, 20)];
    expect(await entriesOf(video)).toEqual([
      ['start', 0],
      ['cut', 21],
    ]);
  });

  it.each([
    ['slow', 0.004],
    ['quick', 0.03],
    ['whipped', 0.12],
  ])('are not seen in a %s pan', async (_, step) => {
    const out = times(20, (index) => seenFrom(garden, Math.min(index, 12) * step, 0));
    expect(await entriesOf([...still(garden, 10), ...out])).toEqual(ONE);
  });

  it('are not seen in a zoom, in a shaking hand or where a disc passes', async () => {
    const zoom = times(60, (index) => seenFrom(garden, 0, 0, 0.98 ** index));
    expect(await entriesOf(zoom)).toEqual(ONE);
    const shaking = times(80, (index) =>
      seenFrom(street, 0.03 * Math.sin(index * 1.9), 0.03 * Math.sin(index * 2.7)),
    );
    expect(await entriesOf(shaking)).toEqual(ONE);
    const passing = times(60, (index) => withDisc(harbor, [index / 25 - 0.5, 0.4], 0.22, [250, 250, 240]));
    expect(await entriesOf(passing)).toEqual(ONE);
  });

  it('are not seen where a knock moves the camera for good: it shows the same picture', async () => {
    for (const [dx, dy] of [
      [0.06, 0],
      [-0.04, 0.05],
    ] as const) {
      const knocked = seenFrom(harbor, dx, dy);
      expect(await entriesOf([...still(harbor, 30), ...still(knocked, 30)])).toEqual(ONE);
    }
  });

  it('are not seen where a lamp goes on at once, which makes colors paler', async () => {
    const soft = mixed(inGray(harbor), harbor, () => 0.25);
    const pale = mixed(soft, flat(255, 255, 255), () => 0.5);
    expect(await entriesOf([...still(soft, 30), ...still(pale, 30), ...still(soft, 30)])).toEqual(ONE);
  });

  it('are not seen in a shaking hand where a camera leaves frames out', async () => {
    // Three frames, and two that are not there.
    const steps = (index: number): number => Math.floor(index / 3) * 5 + (index % 3);
    for (const [seed, size] of [
      [13, 0.045],
      [16, 0.06],
    ] as const) {
      const picture = scene(seed);
      const shaken = times(90, (index) =>
        seenFrom(picture, size * Math.sin(steps(index) * 0.9), size * Math.sin(steps(index) * 1.3)),
      );
      expect(await shotsOf(shaken, (index) => steps(index) * 40_000)).toHaveLength(1);
    }
  });

  it('are not seen where something small appears at once, however much it stands out', async () => {
    const caption = mixed(garden, flat(255, 255, 255), (x, y) => (y > 0.85 && x > 0.2 && x < 0.8 ? 1 : 0));
    expect(await entriesOf([...still(garden, 20), ...still(caption, 30), ...still(garden, 20)])).toEqual(ONE);
  });

  it('are not seen in light that flickers, drifts or is switched on', async () => {
    const flicker = times(80, (index) => lit(garden, 1 + 0.12 * Math.sin(index * 2.1)));
    expect(await entriesOf(flicker)).toEqual(ONE);
    const drifting = times(120, (index) => lit(street, 0.9 + 0.35 * Math.sin(index / 20)));
    expect(await entriesOf(drifting)).toEqual(ONE);
  });
});
