import { createFrameDecoder } from './frameDecoder';
import { intervalTargets, type IntervalCapture, type Target } from './intervalTargets';
import { createPacketFeeder } from './packetFeeder';
import { createRecovery } from './recovery';
import { timeOf, type SeekContext } from './seekContext';

/** Captures the frame on the screen at every interval of media time. */
export const seekIntervals = async (
  context: SeekContext,
  capture: Omit<IntervalCapture, 'kind'>,
): Promise<void> =>
  seekTargets(context, intervalTargets(context.video, capture, context.resume?.afterSeconds ?? null));

/** Captures frames, handed on in the order in which they are shown, and decodes as little else as they need. */
export const seekTargets = async (context: SeekContext, targets: AsyncIterable<Target>): Promise<void> => {
  const { video, taker, throttle, passed } = context;
  /** Targets that have been fed and not yet come out, by the time of their frame in microseconds. */
  const wanted = new Map<number, Target>();
  /** Of the latest frame that has come out, wanted or not. */
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
      // Fed for the sake of an earlier one, and gone before anybody asked for it: once more, from its key frame.
      await decoder.drain();
      feeder.restart();
      latest = -Infinity;
    }
    wanted.set(stamp, { packet, times });
    await feeder.feedTo(packet);
    // A player's next interval may be minutes away; nobody waits that long for a frame that has been shown.
    if (!throttle.isTimed) await feeder.feedWhile(() => wanted.has(stamp));
    await taker.settled();
  };

  /** In the file's time: nothing before it can be read any more. */
  let readableFrom = -Infinity;
  const isReadable = ({ packet }: Target): boolean => packet.timestamp >= readableFrom;

  /** What is `left` to do behind a damage, with those whose frames were lost in it. */
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
        // oxlint-disable-next-line no-await-in-loop -- the last turn
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
