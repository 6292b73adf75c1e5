import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../../../../../src/engine/engine';
import type { CapturedFrame } from '../../../../../workers/video-extraction/common/api';
import { createFrameTaker } from '../../../../../workers/video-extraction/worker/capture/frameTaker';
import { createMeanRecorder } from '../../../../../workers/video-extraction/worker/capture/meanRecorder';
import { paintPixels } from '../../../../engine/paintedPixels';
import { loadNodeEngine } from '../../../../support/nodeEngine';
import { FakeCanvas } from '../../fakeCanvas';

const SIZE = { width: 16, height: 8 } as const;
const POSE = { rotation: 0, shown: SIZE } as const;
const UNBOUND = { reach: async () => {} };

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});
beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;
      readonly width: number;
      readonly height: number;
      constructor(width: number, height: number) {
        [this.width, this.height] = [width, height];
        this.data = new Uint8ClampedArray(width * height * 4);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A frame of one gray, whose planes come when the test lets them, as those of a hardware decoder do. */
const createFrame = (gray: number) => {
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const close = vi.fn<() => void>();
  const frame = {
    format: 'I420',
    codedWidth: 16,
    codedHeight: 8,
    displayWidth: 16,
    displayHeight: 8,
    gray,
    close,
    visibleRect: null,
    colorSpace: { toJSON: () => ({ matrix: 'bt709', fullRange: true }) },
    allocationSize: () => 16 * 8 * 1.5,
    copyTo: async (bytes: Uint8Array) =>
      new Promise((resolve, reject) => {
        fail = () => reject(new Error('lost'));
        arrive = () => {
          bytes.fill(gray, 0, 128).fill(128, 128);
          resolve([
            { offset: 0, stride: 16 },
            { offset: 128, stride: 8 },
            { offset: 160, stride: 8 },
          ]);
        };
      }),
  };
  return { frame: frame as unknown as VideoFrame, close, arrive: () => arrive(), fail: () => fail() };
};

const createTaker = () => {
  const received: (readonly [number, number | undefined])[] = [];
  const deliver = ({ timeSeconds, dominant }: CapturedFrame): void => {
    received.push([timeSeconds, dominant[0]?.rgb]);
  };
  const means = createMeanRecorder();
  return { taker: createFrameTaker(engine, POSE, UNBOUND, deliver, means), means, received };
};

describe('frames', () => {
  it('come out in order, with their own colors, where one arrives while another is still being read', async () => {
    const { taker, received } = createTaker();
    const [first, second, third] = [createFrame(0x40), createFrame(0x80), createFrame(0xc0)];
    const taken = [first, second, third].map(async ({ frame }, index) => taker.take(frame, () => [index]));
    // The decoder has these back at once.
    expect(second.close).toHaveBeenCalledOnce();
    expect(third.close).toHaveBeenCalledOnce();
    expect(first.close).not.toHaveBeenCalled();
    first.arrive();
    await Promise.all(taken);
    await taker.finish();
    expect(first.close).toHaveBeenCalledOnce();
    expect(received).toEqual([
      [0, 0x404040],
      [1, 0x808080],
      [2, 0xc0c0c0],
    ]);
  });

  it('have their mean colors recorded where they are captured', async () => {
    const { taker, means } = createTaker();
    const [captured, passed] = [createFrame(0x40), createFrame(0x80)];
    for (const [{ frame, arrive }, times] of [
      [captured, [2, 3]],
      [passed, []],
    ] as const) {
      const taken = taker.take(frame, () => times);
      arrive();
      await taken;
    }
    expect(means.take()).toEqual({ times: Float32Array.of(2), colors: Uint32Array.of(0x404040) });
  });

  it('give their colors without the bars that a film was put between', async () => {
    const { taker, received } = createTaker();
    const isBar = (x: number): boolean => x < 5 || x >= 11;
    taker.capture(
      paintPixels(SIZE.width, SIZE.height, (x) => (isBar(x) ? 0 : 0x808080)),
      4,
    );
    await taker.finish();
    expect(received).toEqual([[4, 0x808080]]);
  });

  it('are taken all the same after one that could not be read', async () => {
    const { taker, received } = createTaker();
    const [first, second] = [createFrame(0x40), createFrame(0x80)];
    const lost = taker.take(first.frame, () => [0]);
    const taken = taker.take(second.frame, () => [1]);
    first.fail();
    await expect(lost).rejects.toThrow('lost');
    await taken;
    await taker.finish();
    expect(received).toEqual([[1, 0x808080]]);
    expect(first.close).toHaveBeenCalledOnce();
  });
});
