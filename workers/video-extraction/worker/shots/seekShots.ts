import type { EncodedPacket } from 'mediabunny';
import type { ShotsState } from '../../common/api';
import { lastingUntil } from '../../../../src/engine/shots/shot';
import { createFrameDecoder } from '../decode/frameDecoder';
import { packetsFrom } from '../decode/packetsFrom';
import { createRecovery } from '../decode/recovery';
import { isBehindCut, timeOf, type SeekContext } from '../decode/seekContext';
import { captureShots } from './captureShots';
import type { ShotCollector } from './shotCollector';

/** Decoded frames that may queue before the next packet has to wait. */
const MOST_WAITING = 4;

/** When the video ends, if it was read to its end; 0 if more of it follows, or it is not known. */
const endOf = async ({ video, taker }: SeekContext): Promise<number> => {
  if (taker.isFull() || (await video.missingFrom()) !== null) return 0;
  return video.info.durationSeconds ?? 0;
};

/** Processes every frame, and captures a picture of each shot, at the time at which the shot begins. */
export const seekShots = async (
  context: SeekContext,
  createCollector: (before?: ShotsState) => ShotCollector,
): Promise<void> => {
  const { video, taker, throttle, resume, passed } = context;
  const afterSeconds = resume?.afterSeconds ?? null;
  const before = resume?.state?.shots;
  const { packets, info } = video;
  /** Frames are processed in order: a cut is detected between consecutive ones. */
  let turn = Promise.resolve();
  let waiting = 0;
  let collector = createCollector(before);
  const finish = (endSeconds = 0): void =>
    captureShots(taker, lastingUntil(collector.finish(), endSeconds), afterSeconds);
  // All frames of the shot that had begun are processed again.
  let last = before ? before.startSeconds - 1e-6 : -1;
  const decoder = createFrameDecoder(video.config, (frame) => {
    const timeSeconds = timeOf(video, frame);
    // Of two frames with the same time, only one is ever shown.
    if (timeSeconds === null || timeSeconds <= last) {
      frame.close();
      return undefined;
    }
    last = timeSeconds;
    recovery.saw(timeSeconds);
    waiting += 1;
    const take = async (): Promise<void> => {
      waiting -= 1;
      passed(timeSeconds, decoder.decoded());
      await taker.take(frame, (pixels) => {
        captureShots(taker, collector.add(pixels, timeSeconds), afterSeconds, collector.state());
        return [];
      });
    };
    const leave = (error: unknown): never => {
      frame.close();
      throw error;
    };
    turn = turn.then(take, leave);
    return turn;
  });
  const recovery = createRecovery(context, decoder);
  const readFrom = async (first: EncodedPacket | null): Promise<void> => {
    for await (const packet of packetsFrom(packets, first)) {
      if (isBehindCut(video, packet)) break;
      await throttle.reach(packet.timestamp - info.zeroSeconds);
      await decoder.feed(packet);
      if (waiting > MOST_WAITING) await turn;
      await taker.settled();
      if (taker.isFull()) break;
    }
    await decoder.drain();
  };
  const skip = async (failure: unknown): Promise<EncodedPacket> => {
    try {
      return await recovery.skip(failure, 0);
    } finally {
      // Frames before and after a damaged part are not compared; shots before it are kept.
      finish();
      collector = createCollector();
    }
  };
  try {
    let first =
      (await packets.getKeyPacket((before?.startSeconds ?? 0) + info.zeroSeconds)) ??
      (await packets.getFirstKeyPacket()) ??
      (await packets.getFirstPacket());
    while (first) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- once, unless something is damaged
        await readFrom(first);
        first = null;
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop
        first = await skip(error);
      }
    }
  } finally {
    decoder.close();
  }
  finish(await endOf(context));
};
