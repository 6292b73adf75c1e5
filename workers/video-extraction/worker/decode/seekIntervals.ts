import { createFrameDecoder } from './frameDecoder';
import { intervalTargets, type IntervalCapture, type Target } from './intervalTargets';
import { createPacketFeeder } from './packetFeeder';
import { createRecovery } from './recovery';
import { timeOf, type SeekContext } from './seekContext';

/** Captures the frame shown at every interval of media time. */
export const seekIntervals = async (
  context: SeekContext,
  capture: Omit<IntervalCapture, 'kind'>,
): Promise<void> =>
  seekTargets(context, intervalTargets(context.video, capture, context.resume?.afterSeconds ?? null));

/** Captures frames in presentation order, and decodes as few others as possible. */
export const seekTargets = async (context: SeekContext, targets: AsyncIterable<Target>): Promise<void> => {
  const { video, taker, throttle, passed } = context;
  /** Targets that have been fed but not output yet, by the time of their frame in microseconds. */
  const wanted = new Map<number, Target>();
  /** Time of the latest frame that was output, wanted or not. */
  let latest = -Infinity;
  const decoder = createFrameDecoder(video.config, async (frame) => {
    const timeSeconds = timeOf(video, frame);
    if (timeSeconds !== null) {
      recovery.saw(timeSeconds);
      passed(timeSeconds, decoder.decoded());
    }
    latest = Math.max(latest, frame.timestamp);
    const target = wanted.get(frame.timestamp);
    if (target === undefined) {
      frame.close();
      return;
    }
    wanted.delete(frame.timestamp);
    await taker.take(frame, () => target.times);
  });
  const recovery = createRecovery(context, decoder);
  const feeder = createPacketFeeder(video.packets, decoder);

  const read = async ({ packet, times }: Target): Promise<void> => {
    await throttle.reach(times[0] ?? 0);
    const stamp = packet.microsecondTimestamp;
    if (stamp <= latest) {
      // Fed with an earlier target, and output before this one was requested: decode again from its key frame.
      await decoder.drain();
      feeder.restart();
      latest = -Infinity;
    }
    wanted.set(stamp, { packet, times });
    await feeder.feedTo(packet);
    // A player's next interval may be minutes away; the frame on screen must not wait for it.
    if (!throttle.isTimed) await feeder.feedWhile(() => wanted.has(stamp));
    await taker.settled();
  };

  /** In the file's time: nothing before it can be read any more. */
  let readableFrom = -Infinity;
  const isReadable = ({ packet }: Target): boolean => packet.timestamp >= readableFrom;

  /** The remaining targets after a damaged part, including those whose frames were lost in it. */
  const recover = async (failure: unknown, left: readonly Target[]): Promise<readonly Target[]> => {
    readableFrom = (await recovery.skip(failure, feeder.sinceSeconds() - video.info.zeroSeconds)).timestamp;
    const lost = [...wanted.values()].filter(({ packet }) => !left.some((other) => other.packet === packet));
    wanted.clear();
    feeder.restart();
    return [...lost, ...left].filter(isReadable);
  };

  const readAll = async (some: readonly Target[], isLast: boolean): Promise<void> => {
    for (let left = some; ;) {
      const [next, ...others] = left;
      try {
        // oxlint-disable-next-line no-await-in-loop -- in the video's order
        if (next) await read(next);
        // oxlint-disable-next-line no-await-in-loop -- the last iteration
        else if (isLast) await decoder.drain();
        if (!next) return;
        left = others;
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop
        left = await recover(error, left);
      }
    }
  };

  try {
    for await (const target of targets) {
      if (isReadable(target)) await readAll([target], false);
      if (taker.isFull()) break;
    }
    await readAll([], true);
  } finally {
    decoder.close();
  }
};
