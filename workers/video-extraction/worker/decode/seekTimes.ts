import type { Video } from '../open/openVideo';
import type { SeekContext } from './seekContext';
import type { Target } from './intervalTargets';
import { seekTargets } from './seekIntervals';

const HEADER_ONLY = { metadataOnly: true } as const;

/** Times are truncated to microseconds: a frame that begins within the next two is the one that is meant. */
const ROUNDING_SECONDS = 2e-6;

/** Each frame once, with all the times for which it is wanted. */
async function* targetsAt({ packets, info }: Video, times: readonly number[]): AsyncGenerator<Target> {
  let target: Target | null = null;
  for (const time of times.toSorted((one, other) => one - other)) {
    // In the file's time; each target is yielded before the next one is looked up.
    const inFile = Math.max(time, info.pictureSeconds) + info.zeroSeconds + ROUNDING_SECONDS;
    // oxlint-disable-next-line no-await-in-loop
    const packet = await packets.getPacket(inFile, HEADER_ONLY);
    if (!packet) continue;
    if (target?.packet.sequenceNumber === packet.sequenceNumber) target.times.push(time);
    else {
      if (target) yield target;
      target = { packet, times: [time] };
    }
  }
  if (target) yield target;
}

/**
 * Captures the frames shown at these times, in any order; for a distant one, decoding restarts at the key frame before
 * it.
 */
export const seekTimes = async (context: SeekContext, timesSeconds: readonly number[]): Promise<void> =>
  seekTargets(context, targetsAt(context.video, timesSeconds));
