import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../../../src/engine/planes';
import { createXorshift } from '../../../../../src/engine/xorshift';
import {
  type CollectedShot,
  createShotCollector,
} from '../../../../../workers/video-extraction/worker/shots/shotCollector';
import { READ_SIDE } from '../../../../../workers/video-extraction/worker/decode/readFrame';
import {
  flat,
  type Frame,
  mixed,
  paint,
  RATE,
  scene,
  seenFrom,
  shotsOf,
  still,
  times,
} from '../../../../engine/shots/paintedVideo';
import { createMeanRecorder } from '../../../../../workers/video-extraction/worker/capture/meanRecorder';
import { loadNodeEngine } from '../../../../support/nodeEngine';

const [garden, street, harbor] = [scene(1), scene(2), scene(3)];

const painted = new Map<Frame, Pixels>();
const pixelsOf = (frame: Frame): Pixels => {
  const known = painted.get(frame) ?? paint(frame);
  painted.set(frame, known);
  return known;
};

/** As of the next frame a shot's pixels may be those of another. */
const copyOf = (pixels: Pixels): Pixels => ({ ...pixels, rgba: pixels.rgba.slice() });

/** What is collected of a video, with the frame after which each came; and how often a frame was read in full. */
const collect = async (frames: readonly Frame[]) => {
  const means = createMeanRecorder();
  const signedUs: number[] = [];
  const collector = createShotCollector(await loadNodeEngine(), means, undefined, (_, timeUs) =>
    signedUs.push(timeUs),
  );
  const shots: (CollectedShot & { readonly after: number })[] = [];
  let reads = 0;
  frames.forEach((frame, index) => {
    const read = (side: number): Pixels => {
      if (side === READ_SIDE) reads += 1;
      return pixelsOf(frame);
    };
    for (const shot of collector.add(read, index / RATE))
      shots.push({ ...shot, pixels: copyOf(shot.pixels), after: index });
  });
  for (const shot of collector.finish()) shots.push({ ...shot, after: frames.length });
  return {
    shots,
    reads,
    signedUs,
    means: means.take(),
    starts: shots.map(({ startSeconds }) => Math.round(startSeconds * RATE)),
  };
};

describe('the collector of shots', () => {
  it('has a picture of each shot and the time at which it begins', async () => {
    const { shots, starts } = await collect([
      ...still(garden, 40),
      ...still(street, 60),
      ...still(harbor, 25),
    ]);
    expect(starts).toEqual([0, 40, 100]);
    expect(shots.map(({ pixels }) => pixels.rgba)).toEqual(
      [garden, street, harbor].map((frame) => pixelsOf(frame).rgba),
    );
  });

  it('has the mean color of every frame, and when it is shown', async () => {
    const { means } = await collect([...still(flat(255, 0, 0), 3), ...still(flat(0, 0, 255), 2)]);
    expect([...(means?.colors ?? [])]).toEqual([0xff0000, 0xff0000, 0xff0000, 0x0000ff, 0x0000ff]);
    expect([...(means?.times ?? [])]).toEqual([0, 1, 2, 3, 4].map((index) => Math.fround(index / RATE)));
  });

  it('has a picture of a shot of three frames', async () => {
    const { shots, starts } = await collect([
      ...still(garden, 42),
      ...still(street, 3),
      ...still(harbor, 60),
    ]);
    expect(starts).toEqual([0, 42, 45]);
    expect(shots[1]?.pixels.rgba).toEqual(pixelsOf(street).rgba);
  });

  it('shows neither a flash nor the middle of a dissolve', async () => {
    const dissolve = times(20, (index) => mixed(garden, street, () => (index + 1) / 21));
    const video = [
      ...still(garden, 50),
      ...still(flat(255, 255, 255), 2),
      ...still(garden, 50),
      ...dissolve,
      ...still(street, 50),
    ];
    const { shots } = await collect(video);
    expect(shots.map(({ pixels }) => pixels.rgba)).toEqual(
      [garden, street].map((frame) => pixelsOf(frame).rgba),
    );
    expect(shots[1]?.startSeconds).toBeCloseTo(122 / RATE, 0);
  });

  it('tells how each shot came in and when it ends, also long after the shot before it is forgotten', async () => {
    const dissolve = times(20, (index) => mixed(street, harbor, () => (index + 1) / 21));
    const { shots } = await collect([
      ...still(garden, 300),
      ...still(street, 300),
      ...dissolve,
      ...still(harbor, 300),
    ]);
    expect(shots.map(({ entry }) => entry)).toEqual(['start', 'cut', 'dissolve']);
    const [first, second, third] = shots;
    expect(first?.endSeconds).toBeCloseTo(300 / RATE, 5);
    expect(third?.endSeconds).toBeCloseTo(920 / RATE, 5);
    // The frames of the dissolve are of neither shot.
    expect(second?.endSeconds).toBeLessThan((third?.startSeconds ?? 0) - 10 / RATE);
    for (const { pictureSeconds, startSeconds, endSeconds } of shots) {
      expect(pictureSeconds).toBeGreaterThanOrEqual(startSeconds);
      expect(pictureSeconds).toBeLessThan(endSeconds);
    }
  });

  it('hands on the signature of every frame with its time', async () => {
    const { signedUs } = await collect([...still(garden, 40), ...still(street, 200)]);
    expect(signedUs).toEqual(Array.from({ length: 240 }, (_, index) => Math.round((index / RATE) * 1e6)));
  });

  it('tells of a shot soon after its end, and keeps few pictures of a long one', async () => {
    const pan = times(1500, (index) => seenFrom(garden, Math.sin(index / 200) * 0.3, 0));
    const { shots, reads, starts } = await collect([...still(street, 100), ...pan]);
    expect(starts).toEqual([0, 100]);
    expect(shots[0]?.after).toBeLessThan(100 + 8 * RATE);
    expect(reads).toBeLessThan(1600 / 4);
  });

  it('finds the shots that are found in the whole film', async () => {
    const random = createXorshift(5);
    const video = Array.from({ length: 12 }, (_, index) =>
      still(scene(10 + index), 3 + Math.floor(random() * 90)),
    ).flat();
    const whole = await shotsOf(video);
    expect((await collect(video)).starts).toEqual(whole.map(({ firstFrame }) => firstFrame));
  });

  it('has nothing of a film without frames', async () => {
    expect((await collect([])).shots).toEqual([]);
  });
});
