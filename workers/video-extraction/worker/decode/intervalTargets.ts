import type { EncodedPacket } from 'mediabunny';
import type { VideoCapture } from '../../common/api';
import type { Video } from '../open/openVideo';

export type IntervalCapture = Extract<VideoCapture, { kind: 'interval' }>;

/** A frame that is wanted, and the times at which it is on the screen. */
export type Target = { readonly packet: EncodedPacket; readonly times: number[] };

const HEADER_ONLY = { metadataOnly: true } as const;

/** WebM counts in milliseconds, so the last frame may seem to reach past the end of the video. */
const ROUNDING_SECONDS = 0.005;
/** And a frame may seem to begin so much after its time. */
const LATE_SECONDS = 0.000_501;

const isOver = async (video: Video, packet: EncodedPacket, time: number): Promise<boolean> => {
  const late = time + ROUNDING_SECONDS;
  if (video.cutSeconds !== null && late >= video.cutSeconds) return true;
  const end = packet.timestamp + packet.duration - video.info.zeroSeconds;
  return late >= end && late >= (await video.endSeconds());
};

/** The first frame, the one in the middle and the last; fewer where they are the same. */
async function* wholeTargets(
  { packets, info, cutSeconds, endSeconds }: Video,
  afterSeconds: number | null,
): AsyncGenerator<Target> {
  const end = Math.min(await endSeconds(), cutSeconds ?? Infinity);
  let last = -1;
  for (const time of [info.pictureSeconds, (info.pictureSeconds + end) / 2, end - ROUNDING_SECONDS]) {
    // oxlint-disable-next-line no-await-in-loop -- three look-ups in the index
    const packet = await packets.getPacket(time + info.zeroSeconds, HEADER_ONLY);
    if (!packet || packet.sequenceNumber === last) continue;
    last = packet.sequenceNumber;
    // The time of the frame itself: nobody has asked for another.
    const shownAt = Math.max(info.pictureSeconds, packet.timestamp - info.zeroSeconds);
    if (afterSeconds === null || shownAt > afterSeconds) yield { packet, times: [shownAt] };
  }
}

/**
 * The frames shown at the first picture and every `seconds` from there, or from the frame captured last, found in the
 * index of the file, so that frames of changing rate count by their time. A frame that stays on the screen is one target
 * with several times.
 */
export async function* intervalTargets(
  video: Video,
  { seconds, isWhole = false }: Omit<IntervalCapture, 'kind'>,
  afterSeconds: number | null,
): AsyncGenerator<Target> {
  const { packets, info } = video;
  if (isWhole) {
    yield* wholeTargets(video, afterSeconds);
    return;
  }
  // Counted from the first picture, so that times are the same wherever a run went on.
  const firstStep =
    afterSeconds === null ? 0 : Math.floor((afterSeconds - info.pictureSeconds) / seconds + 1e-6) + 1;
  let target: Target | null = null;
  for (let step = firstStep; ; step += 1) {
    const time = info.pictureSeconds + step * seconds;
    // One look-up after the other: each depends on where the last one ended.
    // oxlint-disable-next-line no-await-in-loop
    const packet = await packets.getPacket(time + info.zeroSeconds + LATE_SECONDS, HEADER_ONLY);
    // oxlint-disable-next-line no-await-in-loop
    if (!packet || (step > 0 && (await isOver(video, packet, time)))) break;
    if (target?.packet.sequenceNumber === packet.sequenceNumber) target.times.push(time);
    else {
      if (target) yield target;
      target = { packet, times: [time] };
    }
  }
  if (target) yield target;
}
