import type { EncodedPacket } from 'mediabunny';
import { VideoRefused } from '../open/openVideo';
import { createPacketCheck } from './packetCheck';

/** Packets handed to the decoder ahead of its answers: enough to keep its threads busy. */
const QUEUE = 8;

export type FrameDecoder = {
  /** Resolves when there is room for the next packet. Rejects with VideoRefused when the data make no sense. */
  readonly feed: (packet: EncodedPacket) => Promise<void>;
  /** Every frame of what was fed has been handed out. A key frame has to follow. */
  readonly drain: () => Promise<void>;
  /** Forgets what was fed, and why it failed. A key frame has to follow. */
  readonly restart: () => void;
  /** Counted over all frames, wanted or not. */
  readonly decoded: () => number;
  readonly close: () => void;
};

/** Hands each frame to `onFrame`, which closes it; what that rejects with, the next `feed` or `drain` rejects with. */
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
  /** Frames that are still being looked at. */
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
    // oxlint-disable-next-line typescript/only-throw-error -- handed on as it was thrown
    if (failure !== null) throw failure;
  };
  const isBusy = (): boolean => failure === null && decoder.decodeQueueSize >= QUEUE;
  const room = async (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });

  return {
    feed: async (packet) => {
      // Each turn waits for the decoder to take one packet more.
      // oxlint-disable-next-line no-await-in-loop
      while (isBusy()) await room();
      check();
      // Frames that the decoder holds back are lost when it fails: what is plainly broken it is not given.
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
