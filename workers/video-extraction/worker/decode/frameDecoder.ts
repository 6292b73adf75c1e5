import type { EncodedPacket } from 'mediabunny';
import { VideoRefused } from '../open/openVideo';
import { createPacketCheck } from './packetCheck';

/** Packets queued in the decoder: enough to keep its threads busy. */
const QUEUE = 8;

export type FrameDecoder = {
  /** Resolves when there is room for the next packet. Rejects with VideoRefused if the data are invalid. */
  readonly feed: (packet: EncodedPacket) => Promise<void>;
  /** Resolves once every frame of the packets so far has been output. A key frame has to follow. */
  readonly drain: () => Promise<void>;
  /** Discards the packets so far, and any failure. A key frame has to follow. */
  readonly restart: () => void;
  /** Number of decoded frames, wanted or not. */
  readonly decoded: () => number;
  readonly close: () => void;
};

/** Passes each frame to `onFrame`, which closes it; if that rejects, so does the next `feed` or `drain`. */
export const createFrameDecoder = (
  config: VideoDecoderConfig,
  onFrame: (frame: VideoFrame) => Promise<void> | void,
): FrameDecoder => {
  const isWhole = createPacketCheck(config);
  let decoded = 0;
  let failure: unknown = null;
  const fail = (error: unknown): void => {
    failure ??= error;
    wake();
  };
  let wake = (): void => undefined;
  /** Frames that are still being processed. */
  const open = new Set<Promise<void>>();

  const start = (): VideoDecoder => {
    const started = new VideoDecoder({
      output: (frame) => {
        decoded += 1;
        const looking = onFrame(frame);
        if (!looking) return;
        open.add(looking);
        looking.catch(fail).finally(() => open.delete(looking));
      },
      error: (error) => fail(new VideoRefused('corrupt', null, { cause: error })),
    });
    started.addEventListener('dequeue', () => wake());
    started.configure(config);
    return started;
  };
  let decoder = start();
  const close = (): void => {
    if (decoder.state !== 'closed') decoder.close();
  };

  const check = (): void => {
    // oxlint-disable-next-line typescript/only-throw-error -- rethrown as it was thrown
    if (failure !== null) throw failure;
  };
  const isBusy = (): boolean => failure === null && decoder.decodeQueueSize >= QUEUE;
  const room = async (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });

  return {
    feed: async (packet) => {
      // Each iteration waits for the decoder to take one more packet.
      // oxlint-disable-next-line no-await-in-loop
      while (isBusy()) await room();
      check();
      // Frames held by the decoder are lost when it fails, so obviously broken packets are not passed to it.
      if (!isWhole(packet.data)) throw new VideoRefused('corrupt');
      decoder.decode(packet.toEncodedVideoChunk());
    },
    drain: async () => {
      check();
      try {
        await decoder.flush();
      } catch (error) {
        fail(new VideoRefused('corrupt', null, { cause: error }));
      }
      await Promise.allSettled(open);
      check();
    },
    restart: () => {
      close();
      failure = null;
      decoder = start();
    },
    decoded: () => decoded,
    close,
  };
};
