import type { EncodedPacket, EncodedPacketSink } from 'mediabunny';
import { VideoRefused } from '../open/openVideo';
import type { FrameDecoder } from './frameDecoder';
import { packetsFrom } from './packetsFrom';

export type PacketFeeder = {
  /** Feeds up to a packet, from the last key frame before it. Rejects with VideoRefused where it is not there. */
  readonly feedTo: (packet: EncodedPacket) => Promise<void>;
  /** Decoders keep frames back until more packets come: this feeds them for as long as one is awaited. */
  readonly feedWhile: (isAwaited: () => boolean) => Promise<void>;
  /** When the key frame is shown, in the file's time, from which on was fed last. */
  readonly sinceSeconds: () => number;
  /** The decoder has been restarted. */
  readonly restart: () => void;
};

const HEADER_ONLY = { metadataOnly: true } as const;

/** More than any decoder keeps back; a frame that has not come by then has been dropped. */
const MAX_AHEAD = 64;

/** Feeds a decoder as few packets as the wanted frames need: from the last key frame before each of them. */
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
        // In decoding order, as the decoder asks for them.
        // oxlint-disable-next-line no-await-in-loop
        const { value: packet } = await following.next();
        // The index lists a frame that is not there: the file has been cut.
        if (!packet) throw new VideoRefused('corrupt');
        fed = packet.sequenceNumber;
        // oxlint-disable-next-line no-await-in-loop
        await decoder.feed(packet);
      }
    },
    feedWhile: async (isAwaited) => {
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
    },
    sinceSeconds: () => since,
    restart: () => {
      following = null;
      fed = -1;
    },
  };
};
