import type { EncodedPacket } from 'mediabunny';
import { VideoRefused } from '../open/openVideo';
import { createNextTask } from './nextTask';
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

/**
 * Hands each frame to `onFrame`, which closes it; what that rejects with, the next `feed` or `drain` rejects with. Frames
 * that come after `close` are closed here. Without `isHurried` each is looked at before the decoder goes on.
 */
export const createFrameDecoder = (
  config: VideoDecoderConfig,
  onFrame: (frame: VideoFrame) => Promise<void> | void,
  isHurried: boolean,
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
  const nextTask = createNextTask();
  let isClosed = false;

  /**
   * In a task of its own: the browser asks its decoder for the next frame in the one behind `output`, so that a frame
   * that was looked at there would keep the decoder waiting.
   */
  const handOut = async (frame: VideoFrame): Promise<void> => {
    await nextTask.reach();
    if (isClosed) frame.close();
    else await onFrame(frame);
  };

  const start = (): VideoDecoder => {
    const started = new VideoDecoder({
      output: (frame) => {
        decoded += 1;
        const looking = isHurried ? handOut(frame) : onFrame(frame);
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
  const stop = (): void => {
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
      try {
        if (failure === null) await decoder.flush();
      } catch (error) {
        fail(new VideoRefused('corrupt', null, { cause: error }));
      }
      await Promise.allSettled(open);
      check();
    },
    restart: () => {
      stop();
      failure = null;
      decoder = start();
    },
    decoded: () => decoded,
    close: () => {
      isClosed = true;
      stop();
      nextTask.close();
    },
  };
};
