import type { EncodedPacket, EncodedPacketSink } from 'mediabunny';
import { VideoRefused } from '../open/openVideo';

/**
 * The packets of a video from one of them on, in decoding order, each read when it is asked for. The library's own
 * iterator reads as many ahead as were used within the last second: of a video that is read twenty times as fast as it
 * plays that is 8 MB, and by then the collector takes them for something that stays.
 * Rejects with VideoRefused where the index of the file lists a packet that is not there: the file has been cut off.
 */
export async function* packetsFrom(
  packets: Pick<EncodedPacketSink, 'getNextPacket'>,
  first: EncodedPacket | null,
): AsyncGenerator<EncodedPacket, void, unknown> {
  // Each packet is found from the one before it.
  for (let packet = first; packet;) {
    yield packet;
    // oxlint-disable-next-line no-await-in-loop
    const next: EncodedPacket | null = await packets.getNextPacket(packet);
    // oxlint-disable-next-line no-await-in-loop -- the last turn
    if (!next && (await packets.getNextPacket(packet, { metadataOnly: true })))
      throw new VideoRefused('corrupt');
    packet = next;
  }
}
