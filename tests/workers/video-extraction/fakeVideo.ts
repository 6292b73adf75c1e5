import type { EncodedPacket, EncodedPacketSink } from 'mediabunny';
import { vi } from 'vitest';
import type { FrameTaker } from '../../../workers/video-extraction/worker/capture/frameTaker';
import type { Video } from '../../../workers/video-extraction/worker/open/openVideo';
import { createThrottle } from '../../../workers/video-extraction/common/throttle';
import type { SeekContext } from '../../../workers/video-extraction/worker/decode/seekContext';

type FakeFrame = { readonly timestamp: number; readonly close: () => void };
type Init = { readonly output: (frame: FakeFrame) => void; readonly error: (error: unknown) => void };

/** What became of the frames of all decoders: each has to be closed once. */
export const counts = { decoded: 0, open: 0, closedTwice: 0 };

/** Frames that the decoder holds back until more packets come, as decoders of videos with B-frames do. */
const KEPT_BACK = 3;

/** Decodes at once, a few packets late. */
class FakeDecoder extends EventTarget {
  state = 'unconfigured';
  decodeQueueSize = 0;
  readonly #held: number[] = [];
  readonly #init: Init;
  constructor(init: Init) {
    super();
    this.#init = init;
  }
  configure(): void {
    this.state = 'configured';
  }
  decode({ timestamp, isBroken }: { readonly timestamp: number; readonly isBroken: boolean }): void {
    if (isBroken) {
      // As decoders do: what they held is lost, and nothing more is taken.
      this.#held.length = 0;
      this.state = 'closed';
      this.#init.error(new DOMException('broken', 'EncodingError'));
      return;
    }
    this.#held.push(timestamp);
    while (this.#held.length > KEPT_BACK) this.#emit();
  }
  async flush(): Promise<void> {
    while (this.#held.length > 0) this.#emit();
    await Promise.resolve();
  }
  close(): void {
    this.state = 'closed';
  }
  #emit(): void {
    const timestamp = this.#held.shift() ?? 0;
    counts.decoded += 1;
    counts.open += 1;
    let isOpen = true;
    const close = (): void => {
      if (isOpen) counts.open -= 1;
      else counts.closedTwice += 1;
      isOpen = false;
    };
    this.#init.output({ timestamp, close });
  }
}

/** Hands its frames out in tasks of their own, as browsers do: more packets may have been fed by then. */
class LateDecoder extends FakeDecoder {
  #late = Promise.resolve();
  constructor({ output, error }: Init) {
    super({
      error,
      output: (frame) => {
        this.#late = this.#late.then(
          async () =>
            new Promise<void>((resolve) => {
              setImmediate(() => {
                output(frame);
                resolve();
              });
            }),
        );
      },
    });
  }
  override async flush(): Promise<void> {
    await super.flush();
    await this.#late;
  }
}

const stub = (Decoder: typeof FakeDecoder): void => {
  Object.assign(counts, { decoded: 0, open: 0, closedTwice: 0 });
  vi.stubGlobal('VideoDecoder', Decoder);
};

export const stubDecoder = (): void => stub(FakeDecoder);
export const stubLateDecoder = (): void => stub(LateDecoder);

/** A video whose packets say how long they last; not all do. */
const untilNext = (times: readonly number[], end: number, index: number): number =>
  (times[index + 1] ?? end) - (times[index] ?? 0);

/** A video with a frame at each of these seconds and a key frame every so many; the last frame lasts until `end`. */
export const createVideo = (
  times: readonly number[],
  end: number,
  keyEvery = 60,
  durationOf = untilNext,
  isBroken: (seconds: number) => boolean = () => false,
): Video => {
  const packets = times.map((timestamp, index) => {
    const duration = durationOf(times, end, index);
    const microsecondTimestamp = Math.round(timestamp * 1e6);
    return {
      timestamp,
      duration,
      microsecondTimestamp,
      sequenceNumber: index,
      type: index % keyEvery === 0 ? 'key' : 'delta',
      data: new Uint8Array(1),
      toEncodedVideoChunk: () => ({ timestamp: microsecondTimestamp, isBroken: isBroken(timestamp) }),
    } as unknown as EncodedPacket;
  });
  const upTo = (seconds: number) => packets.filter(({ timestamp }) => timestamp <= seconds + 1e-9);
  const sink = {
    getPacket: async (seconds: number) => upTo(seconds).at(-1) ?? null,
    getKeyPacket: async (seconds: number) => upTo(seconds).findLast(({ type }) => type === 'key') ?? null,
    getFirstKeyPacket: async () => packets[0] ?? null,
    getNextKeyPacket: async (after: EncodedPacket) =>
      packets.find(({ sequenceNumber, type }) => type === 'key' && sequenceNumber > after.sequenceNumber) ??
      null,
    getNextPacket: async ({ sequenceNumber }: EncodedPacket) => packets[sequenceNumber + 1] ?? null,
  };
  return {
    info: {
      durationSeconds: end,
      zeroSeconds: 0,
      pictureSeconds: 0,
      width: 64,
      height: 36,
      rotation: 0,
      codec: 'avc',
      frameRate: 25,
      hdr: null,
      hasSound: false,
      canDecode: true,
    },
    config: { codec: 'avc1' },
    packets: sink as unknown as EncodedPacketSink,
    cutSeconds: null,
    endSeconds: async () => Promise.resolve(end),
    missingFrom: async () => Promise.resolve(null),
    close: () => undefined,
  };
};

/** Takes whatever comes, and remembers at which times. */
export const createSeekContext = (video: Video, maxFrames = Infinity) => {
  const times: number[] = [];
  const taker: FrameTaker = {
    take: async (frame, choose) => {
      times.push(...choose(() => ({ rgba: new Uint8ClampedArray(4), width: 1, height: 1 })));
      frame.close();
      await Promise.resolve();
    },
    capture: (_, timeSeconds) => times.push(timeSeconds),
    settled: async () => Promise.resolve(),
    delivered: async () => Promise.resolve(),
    finish: async () => Promise.resolve(),
    isReading: () => false,
    captured: () => times.length,
    isFull: () => times.length >= maxFrames,
  };
  const context: SeekContext = {
    video,
    taker,
    throttle: createThrottle(Infinity),
    resume: null,
    passed: () => undefined,
    damaged: () => undefined,
  };
  return { context, times };
};
