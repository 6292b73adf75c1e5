import type { EncodedPacket, EncodedPacketSink } from 'mediabunny';
import { createFrameDecoder, type FrameDecoder } from './frameDecoder';
import { FilmRefused, type Film } from '../open/openFilm';
import { packetsFrom } from './packetsFrom';
import { secondsOf, type SeekContext } from './seekContext';

/** A frame that is wanted, and the times at which it is on the screen. */
type Target = { readonly packet: EncodedPacket; readonly times: number[] };

const HEADER_ONLY = { metadataOnly: true } as const;

/**
 * The frames shown at 0, `seconds`, 2 × `seconds` …, found in the index of the file, so that frames of changing
 * rate count by their time. A frame that stays on the screen is one target with several times.
 */
async function* targetsOf(film: Film, seconds: number): AsyncGenerator<Target> {
  const { packets, startSeconds } = film;
  const first = Math.floor(startSeconds / seconds);
  let target: Target | null = null;
  for (let step = first; ; step += 1) {
    const time = step * seconds;
    // One look-up after the other: each depends on where the last one ended.
    // oxlint-disable-next-line no-await-in-loop
    const packet = await packets.getPacket(Math.max(time, startSeconds), HEADER_ONLY);
    // oxlint-disable-next-line no-await-in-loop
    if (!packet || (step > first && (await isOver(film, packet, time)))) break;
    if (target?.packet.sequenceNumber === packet.sequenceNumber) target.times.push(time);
    else {
      if (target) yield target;
      target = { packet, times: [time] };
    }
  }
  if (target) yield target;
}

/** WebM counts in milliseconds, so the last frame may seem to reach past the end of the film. */
const ROUNDING_SECONDS = 0.005;

const isOver = async (film: Film, packet: EncodedPacket, time: number): Promise<boolean> => {
  const late = time + ROUNDING_SECONDS;
  return late >= packet.timestamp + packet.duration && late >= (await film.endSeconds());
};

/** More than any decoder keeps back; a frame that has not come by then has been dropped. */
const MAX_AHEAD = 64;

/** Feeds a decoder as few packets as the wanted frames need: from the last key frame before each of them. */
const createFeeder = (packets: EncodedPacketSink, decoder: FrameDecoder) => {
  let following: AsyncGenerator<EncodedPacket, void, unknown> | null = null;
  let fed = -1;
  const feedTo = async (target: EncodedPacket): Promise<void> => {
    const key = await packets.getKeyPacket(target.timestamp, HEADER_ONLY);
    if (!key) throw new FilmRefused('corrupt');
    if (!following || key.sequenceNumber > fed) {
      if (following) {
        await following.return();
        await decoder.drain();
      }
      following = packetsFrom(packets, await packets.getKeyPacket(target.timestamp));
    }
    while (fed < target.sequenceNumber) {
      // In decoding order, as the decoder asks for them.
      // oxlint-disable-next-line no-await-in-loop
      const { value: packet } = await following.next();
      // The index lists a frame that is not there: the file has been cut.
      if (!packet) throw new FilmRefused('corrupt');
      fed = packet.sequenceNumber;
      // oxlint-disable-next-line no-await-in-loop
      await decoder.feed(packet);
    }
  };

  /** Decoders keep frames back until more packets come: this feeds them for as long as one is awaited. */
  const feedWhile = async (isAwaited: () => boolean): Promise<void> => {
    for (let ahead = 0; ahead < MAX_AHEAD && isAwaited(); ahead += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each packet may bring the frame out
      const { value: packet } = (await following?.next()) ?? {};
      if (!packet) {
        following = null;
        fed = -1;
        // oxlint-disable-next-line no-await-in-loop -- the last turn
        await decoder.drain();
        return;
      }
      fed = packet.sequenceNumber;
      // oxlint-disable-next-line no-await-in-loop
      await decoder.feed(packet);
    }
  };
  return { feedTo, feedWhile };
};

/** Captures the frame on the screen at every interval of media time. */
export const seekIntervals = async (
  { film, taker, throttle, passed }: SeekContext,
  seconds: number,
): Promise<void> => {
  const wanted = new Map<number, readonly number[]>();
  const decoder = createFrameDecoder(film.config, async (frame) => {
    passed(secondsOf(frame), decoder.decoded());
    const times = wanted.get(frame.timestamp);
    if (times === undefined) {
      frame.close();
      return;
    }
    wanted.delete(frame.timestamp);
    await taker.take(frame, () => times);
  });
  try {
    const { feedTo, feedWhile } = createFeeder(film.packets, decoder);
    for await (const { packet, times } of targetsOf(film, seconds)) {
      await throttle.reach(times[0] ?? 0);
      wanted.set(packet.microsecondTimestamp, times);
      await feedTo(packet);
      // A player's next interval may be minutes away; nobody waits that long for a frame that has been shown.
      if (!throttle.isTimed) await feedWhile(() => wanted.has(packet.microsecondTimestamp));
      await taker.settled();
      if (taker.isFull()) break;
    }
    await decoder.drain();
  } finally {
    decoder.close();
  }
};
