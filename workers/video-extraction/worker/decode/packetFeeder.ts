import type { EncodedPacket, EncodedPacketSink } from 'mediabunny';
import { VideoRefused } from '../open/openVideo';
import type { FrameDecoder } from './frameDecoder';
import { packetsFrom } from './packetsFrom';

export type PacketFeeder = {
  /** Feeds packets up to this one, from the last key frame before it. Rejects with VideoRefused if it is missing. */
  readonly feedTo: (packet: EncodedPacket) => Promise<void>;
  /** Decoders hold frames back until more packets arrive: feeds packets for as long as a frame is awaited. */
  readonly feedWhile: (isAwaited: () => boolean) => Promise<void>;
  /** Presentation time, in the file's time, of the key frame where the last feeding started. */
  readonly sinceSeconds: () => number;
  /** To be called after the decoder has been restarted. */
  readonly restart: () => void;
};

const HEADER_ONLY = { metadataOnly: true } as const;

/** More than any decoder holds back; a frame that has not been output by then has been dropped. */
const MAX_AHEAD = 64;

/** Feeds a decoder only the packets that the wanted frames need: from the last key frame before each of them. */
export const createPacketFeeder = (
  packets: Pick<EncodedPacketSink, 'getKeyPacket' | 'getNextPacket'>,
  decoder: Pick<FrameDecoder, 'feed' | 'drain'>,
): PacketFeeder => {
  let following: AsyncGenerator<EncodedPacket, void, unknown> | null = null;
  let fed = -1;
  let since = 0;
  return {
    feedTo: async (target) => {
      const key = await packets.getKeyPacket(target.timestamp, HEADER_ONLY);
      if (!key) throw new VideoRefused('corrupt');
      if (!following || key.sequenceNumber > fed) {
        if (following) {
          await following.return();
          await decoder.drain();
        }
        since = key.timestamp;
        following = packetsFrom(packets, await packets.getKeyPacket(target.timestamp));
      }
      while (fed < target.sequenceNumber) {
        // In decoding order, as the decoder requires.
        // oxlint-disable-next-line no-await-in-loop
        const { value: packet } = await following.next();
        // The index lists a packet that is missing: the file is truncated.
        if (!packet) throw new VideoRefused('corrupt');
        fed = packet.sequenceNumber;
        // oxlint-disable-next-line no-await-in-loop
        await decoder.feed(packet);
      }
    },
    feedWhile: async (isAwaited) => {
      for (let ahead = 0; ahead < MAX_AHEAD && isAwaited(); ahead += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each packet may cause the frame to be output
        const { value: packet } = (await following?.next()) ?? {};
        if (!packet) {
          following = null;
          fed = -1;
          // oxlint-disable-next-line no-await-in-loop -- the last iteration
          await decoder.drain();
          return;
        }
        fed = packet.sequenceNumber;
        // oxlint-disable-next-line no-await-in-loop
        await decoder.feed(packet);
      }
    },
    sinceSeconds: () => since,
    restart: () => {
      following = null;
      fed = -1;
    },
  };
};
