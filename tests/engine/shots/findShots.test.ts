import { describe, expect, it } from 'vitest';
import { cutShots, findShots, prepareShots } from '../../../src/engine/shots/findShots';
import { createXorshift } from '../../../src/engine/xorshift';
import { createSignatureStore } from '../../../src/engine/shots/frameSignatures';
import {
  flat,
  inGray,
  lit,
  mixed,
  scene,
  seenFrom,
  shotsOf,
  signVideo,
  still,
  times,
  withDisc,
} from './paintedVideo';

const [garden, street] = [scene(31), scene(32)];

describe('findShots', () => {
  it('finds no shot where there is no frame, and one in a single frame', async () => {
    expect(findShots(createSignatureStore().read(), { sensitivity: 0.5 })).toEqual([]);
    expect(await shotsOf([garden])).toEqual([
      {
        firstFrame: 0,
        lastFrame: 0,
        startSeconds: 0,
        endSeconds: 1,
        entry: 'start',
        transition: null,
        typicalFrame: 0,
        typicalSeconds: 0,
      },
    ]);
  });

  it('finds one shot in a film that is black throughout', async () => {
    expect(await shotsOf(still(flat(0, 0, 0), 50))).toHaveLength(1);
  });

  it('says when shots begin and end by the times of their frames, whatever the rate', async () => {
    // Phones leave frames out: 40 ms, 80 ms and so on.
    const timeUs = (index: number) => 5e6 + index * 60_000 + (index % 2) * 20_000;
    const [first, second] = await shotsOf([...still(garden, 20), ...still(street, 20)], timeUs);
    expect(first).toMatchObject({ startSeconds: 5, endSeconds: 6.2, firstFrame: 0, lastFrame: 19 });
    expect(second).toMatchObject({ startSeconds: 6.2, firstFrame: 20, lastFrame: 39 });
    expect(second?.endSeconds).toBeGreaterThan(timeUs(39) / 1e6);
  });

  it('leaves transitions out of both shots', async () => {
    const mixing = times(20, (index) => mixed(garden, street, () => (index + 1) / 21));
    const [first, second] = await shotsOf([...still(garden, 30), ...mixing, ...still(street, 30)]);
    expect(first?.endSeconds).toBeLessThan(second?.startSeconds ?? 0);
    expect(second?.transition?.firstFrame).toBe((first?.lastFrame ?? 0) + 1);
  });

  it('leaves no frame between the shots of a cut, not where frames are blended of both', async () => {
    const blended = [0.3, 0.7].map((part) => mixed(garden, street, () => part));
    const [first, second] = await shotsOf([...still(garden, 20), ...blended, ...still(street, 20)]);
    expect(second).toMatchObject({ entry: 'cut', firstFrame: 22, transition: null });
    expect([first?.lastFrame, first?.endSeconds]).toEqual([21, second?.startSeconds]);
  });

  it('takes for typical what a shot shows most of the time', async () => {
    const visit = withDisc(garden, [0.4, 0.4], 0.35, [250, 20, 20]);
    const video = [
      ...still(visit, 20),
      ...times(15, (index) => withDisc(garden, [0.4 + index / 12, 0.4], 0.35, [250, 20, 20])),
      ...still(garden, 60),
    ];
    const [shot] = await shotsOf(video);
    expect(shot?.typicalFrame).toBeGreaterThanOrEqual(32);
  });

  it('takes no flash and no frame of a transition for typical', async () => {
    const white = flat(255, 255, 255);
    const mixing = times(20, (index) => mixed(garden, street, () => (index + 1) / 21));
    const flashing = times(30, (index) => (index % 5 < 2 ? white : garden));
    const shots = await shotsOf([...still(garden, 6), ...flashing, ...mixing, ...still(street, 6)]);
    const flashed = (shots[0]?.typicalFrame ?? 0) - 6;
    expect(flashed < 0 || flashed % 5 >= 2).toBe(true);
    expect(shots[1]?.typicalFrame).toBeGreaterThanOrEqual(shots[1]?.firstFrame ?? 0);
  });

  it('finds more the more sensitive it is, and never fewer', async () => {
    const [gray, other] = [inGray(garden), inGray(street)];
    const video = [
      ...still(gray, 30),
      // More or less the same picture still.
      ...still(
        mixed(gray, other, () => 0.4),
        30,
      ),
      ...still(
        mixed(gray, other, () => 0.3),
        30,
      ),
      ...still(lit(gray, 0.5), 30),
      ...times(25, (index) => mixed(gray, other, () => (index + 1) / 26)),
      ...still(other, 30),
    ];
    const signatures = await signVideo(video);
    const counts = times0to1.map((sensitivity) => findShots(signatures, { sensitivity }).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeLessThan(counts.at(-1) ?? 0);
  });

  it('cuts a film again and again as if each time were the first', async () => {
    const random = createXorshift(9);
    const [harbor, forest] = [scene(33), scene(34)];
    const pan = (from: number, count: number) =>
      times(count, (index) => seenFrom(harbor, from + Math.sin(index / 9) * 0.4, 0));
    const video = [
      ...still(garden, 30),
      ...still(seenFrom(garden, 0.05, 0), 20),
      ...times(12, (index) => mixed(garden, street, () => (index + 1) / 13)),
      ...still(street, 20),
      ...times(30, (index) => mixed(street, harbor, (x) => (index / 29) * 1.2 - x + 0.5)),
      ...pan(0, 40),
      ...times(25, (index) => mixed(pan(0, 25)[index] ?? harbor, forest, () => (index + 1) / 26)),
      ...still(forest, 15),
      ...times(20, (index) => lit(forest, 1 - (index + 1) / 20)),
      ...times(20, (index) => lit(garden, (index + 1) / 20)),
      ...still(garden, 20),
    ].map((frame) => lit(frame, 1, random() * 3));
    const signatures = await signVideo(video);
    const prepared = prepareShots(signatures);
    // Up, down and back again: what an earlier cut has found must not show in a later one.
    const sensitivities = [0.5, ...times0to1, ...times0to1.toReversed(), 0.35, 0.5];
    for (const sensitivity of sensitivities)
      expect(cutShots(prepared, { sensitivity })).toEqual(findShots(signatures, { sensitivity }));
    const counts = new Set(times0to1.map((sensitivity) => cutShots(prepared, { sensitivity }).length));
    expect(counts.size).toBeGreaterThan(2);
  });

  it('gives the same shots every time', async () => {
    const signatures = await signVideo([...still(garden, 30), ...still(street, 30)]);
    expect(findShots(signatures, { sensitivity: 0.7 })).toEqual(findShots(signatures, { sensitivity: 0.7 }));
  });
});

const times0to1 = Array.from({ length: 11 }, (_, index) => index / 10);
