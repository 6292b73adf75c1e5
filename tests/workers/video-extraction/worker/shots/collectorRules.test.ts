import { describe, expect, it } from 'vitest';

import { SIGNATURE_BYTES } from '../../../../../src/engine/frameSignature';
import type { Pixels } from '../../../../../src/engine/planes';
import { READ_SIDE, SIGNATURE_SIDE } from '../../../../../workers/video-extraction/worker/decode/readFrame';
import {
  type CollectedShot,
  createShotCollector,
} from '../../../../../workers/video-extraction/worker/shots/shotCollector';
import { likeBoth, mixOf, picture, still, times } from '../../../../engine/shots/pictures';
import { signedFrames, type Signed } from '../../../../engine/shots/signedFrames';

const RATE = 25;
const [garden, street, harbor] = [picture(1), picture(2), picture(3)];

/** A frame whose pixels are its number, at a size. */
const pixelsOf = (frame: number, side: number): Pixels => ({
  rgba: Uint8ClampedArray.of(frame & 255, frame >> 8, 0, 255),
  width: side,
  height: 1,
});
const frameOf = ({ rgba }: Pixels): number => (rgba[0] ?? 0) + (rgba[1] ?? 0) * 256;

/** As of the next frame a shot's pixels may be those of another. */
const copyOf = (pixels: Pixels): Pixels => ({ ...pixels, rgba: pixels.rgba.slice() });

/** What is collected of frames that are known by their signatures alone. */
const collect = (film: readonly Signed[], sensitivity?: number) => {
  const { bytes } = signedFrames(film);
  const measured: [number, number][] = [];
  const signed: [number, number][] = [];
  const reads: number[] = [];
  const collector = createShotCollector(
    {
      signFrame: (pixels) => {
        const start = frameOf(pixels) * SIGNATURE_BYTES;
        return bytes.slice(start, start + SIGNATURE_BYTES);
      },
    },
    { add: (pixels, timeSeconds) => measured.push([pixels.width, timeSeconds]) },
    sensitivity,
    (signature, timeUs) => signed.push([signature[0] ?? -1, timeUs]),
  );
  const shots: (CollectedShot & { readonly after: number })[] = [];
  film.forEach((_, frame) => {
    const told = collector.add((side) => {
      if (side === READ_SIDE) reads.push(frame);
      return pixelsOf(frame, side);
    }, frame / RATE);
    for (const shot of told) shots.push({ ...shot, pixels: copyOf(shot.pixels), after: frame });
  });
  for (const shot of collector.finish()) shots.push({ ...shot, after: film.length });
  return { shots, measured, signed, reads };
};

/** After which frame a shot is told of that has so many frames, in a film of so many. */
const toldAfter = (frames: number, length: number): number | undefined =>
  collect([...still(garden, frames), ...still(street, length - frames)]).shots[0]?.after;

describe('a shot', () => {
  it('is told with its times, how it came in and a picture of its own, long after those before it are forgotten', () => {
    const dissolve = times(20, (index) => mixOf(street, harbor, (index + 1) / 21)).map(({ luma }, index) => {
      const part = (index + 1) / 21;
      const detail = Math.round(40 * Math.sqrt((1 - part) ** 2 + part ** 2));
      return { luma, detail: [detail, detail] } as const;
    });
    const sharp = (frames: readonly Signed[]): Signed[] =>
      frames.map(({ luma }) => ({ luma, detail: [40, 40] }));
    const { shots } = collect([
      ...sharp(still(garden, 300)),
      ...sharp(still(street, 300)),
      ...dissolve,
      ...sharp(still(harbor, 300)),
    ]);
    expect(shots.map(({ entry }) => entry)).toEqual(['start', 'cut', 'dissolve']);
    expect(shots.map(({ startSeconds }) => Math.round(startSeconds * RATE))).toEqual([0, 300, 620]);
    expect(shots.map(({ endSeconds }) => Math.round(endSeconds * RATE))).toEqual([300, 600, 920]);
    for (const { pixels, pictureSeconds, startSeconds, endSeconds } of shots) {
      expect(frameOf(pixels)).toBe(Math.round(pictureSeconds * RATE));
      expect(pixels.width).toBe(READ_SIDE);
      expect(pictureSeconds).toBeGreaterThanOrEqual(startSeconds);
      expect(pictureSeconds).toBeLessThan(endSeconds);
    }
  });

  it('has the picture nearest to the frame that is most like all of it, in the video and not in what is left of it', () => {
    const drifting = (first: number, second: number): Signed[] =>
      times(150, (index) => mixOf(picture(first), likeBoth(first, second, 0.8), index / 149));
    const { shots } = collect([...drifting(1, 4), ...drifting(2, 5)]);
    expect(shots).toHaveLength(2);
    // The middle of what drifts evenly; pictures are kept every 10 frames.
    for (const [index, { pixels }] of shots.entries())
      expect(Math.abs(frameOf(pixels) - (150 * index + 75))).toBeLessThanOrEqual(6);
  });

  it('is told once 4 s have gone by after it, the time of the longest dissolve', () => {
    // Looked at after 144 frames, the last of which is shown at 5.72 s.
    expect(toldAfter(42, 250)).toBe(143);
    expect(toldAfter(44, 250)).toBe(191);
  });

  it('is looked for every 48 frames, and once they are many after a quarter more', () => {
    expect(toldAfter(10, 200)).toBe(143);
    // After 240 frames comes a look after 300: the shot of 7.6 s is certain at 11.6 s.
    expect(toldAfter(190, 500)).toBe(299);
  });

  it('is told at the end of the video at the latest', () => {
    expect(collect(still(garden, 20)).shots.map(({ after }) => after)).toEqual([20]);
    expect(collect([]).shots).toEqual([]);
  });
});

describe('where shots begin', () => {
  const toSoft = (levels: number): Signed[] => {
    const contrast = levels / Math.sqrt(2 * (1 - 0.88));
    return [...still(picture(1, contrast), 10), ...still(likeBoth(1, 2, 0.88, contrast), 10)];
  };
  const countOf = (levels: number, sensitivity?: number): number =>
    collect(toSoft(levels), sensitivity).shots.length;

  it('is decided as for videos in general, where nothing else is asked for', () => {
    expect([countOf(7.6), countOf(6.4)]).toEqual([2, 1]);
    expect([countOf(7.6, 0.5), countOf(6.4, 0.5)]).toEqual([2, 1]);
    expect([countOf(7.6, 0), countOf(6.4, 1)]).toEqual([1, 2]);
  });
});

describe('of each frame', () => {
  it('the small picture is signed and measured, and the whole one read for a still alone', () => {
    const { measured, signed, reads } = collect(still(garden, 30));
    const frames = Array.from({ length: 30 }, (_, frame) => frame);
    expect(measured).toEqual(frames.map((frame) => [SIGNATURE_SIDE, frame / RATE]));
    expect(signed).toEqual(frames.map((frame) => [garden(0, 0), frame * 40_000]));
    // Every 0.4 s.
    expect(reads).toEqual([0, 10, 20]);
  });

  it('that 6 levels of luma part from the one before, and of the next, the whole picture is read', () => {
    const flat = (luma: number): Signed => ({ luma: () => luma });
    const readsOf = (step: number): readonly number[] =>
      collect([flat(100), flat(100), flat(100 + step), flat(100 + step), flat(100 + step)]).reads;
    expect(readsOf(6)).toEqual([0, 2, 3]);
    expect(readsOf(-6)).toEqual([0, 2, 3]);
    expect(readsOf(5)).toEqual([0]);
  });

  it('pixels are copied, as the next frame takes their place', () => {
    const shared = new Uint8ClampedArray(4);
    const { bytes } = signedFrames(still(garden, 5));
    const collector = createShotCollector(
      { signFrame: () => bytes.slice(0, SIGNATURE_BYTES) },
      { add: () => undefined },
    );
    for (let frame = 0; frame < 5; frame += 1) {
      shared.fill(frame + 1);
      collector.add((side) => ({ rgba: shared, width: side, height: 1 }), frame / RATE);
    }
    expect(collector.finish()[0]?.pixels.rgba).toEqual(new Uint8ClampedArray(4).fill(1));
  });
});
