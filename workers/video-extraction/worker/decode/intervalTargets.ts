import type { EncodedPacket } from 'mediabunny';
import type { VideoCapture } from '../../common/api';
import type { Video } from '../open/openVideo';

export type IntervalCapture = Extract<VideoCapture, { kind: 'interval' }>;

/** A wanted frame, and the times at which it is shown. */
export type Target = { readonly packet: EncodedPacket; readonly times: number[] };

const HEADER_ONLY = { metadataOnly: true } as const;

/** WebM timestamps are in milliseconds, so the last frame may seem to exceed the end of the video. */
const ROUNDING_SECONDS = 0.005;
/** For the same reason a frame may seem to begin this much late. */
const LATE_SECONDS = 0.000_501;

const isOver = async (video: Video, packet: EncodedPacket, time: number): Promise<boolean> => {
  const late = time + ROUNDING_SECONDS;
  if (video.cutSeconds !== null && late >= video.cutSeconds) return true;
  const end = packet.timestamp + packet.duration - video.info.zeroSeconds;
  return late >= end && late >= (await video.endSeconds());
};

/** The first, the middle and the last frame; fewer if some are the same. */
async function* wholeTargets(
  { packets, info, cutSeconds, endSeconds }: Video,
  afterSeconds: number | null,
): AsyncGenerator<Target> {
  const end = Math.min(await endSeconds(), cutSeconds ?? Infinity);
  let last = -1;
  for (const time of [info.pictureSeconds, (info.pictureSeconds + end) / 2, end - ROUNDING_SECONDS]) {
    // oxlint-disable-next-line no-await-in-loop -- three lookups in the index
    const packet = await packets.getPacket(time + info.zeroSeconds, HEADER_ONLY);
    if (!packet || packet.sequenceNumber === last) continue;
    last = packet.sequenceNumber;
    // The frame's own time, as no other was requested.
    const shownAt = Math.max(info.pictureSeconds, packet.timestamp - info.zeroSeconds);
    if (afterSeconds === null || shownAt > afterSeconds) yield { packet, times: [shownAt] };
  }
}

/**
 * The frames shown at the first picture and every `seconds` after it, or after the last captured frame, looked up in
 * the file's index, so that variable frame rates are handled. A frame that stays on screen is one target with several
 * times.
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
  // Counted from the first picture, so that times do not depend on where a run was resumed.
  const firstStep =
    afterSeconds === null ? 0 : Math.floor((afterSeconds - info.pictureSeconds) / seconds + 1e-6) + 1;
  let target: Target | null = null;
  for (let step = firstStep; ; step += 1) {
    const time = info.pictureSeconds + step * seconds;
    // Sequential: each lookup depends on the result of the last one.
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
