import type { EncodedPacket, EncodedPacketSink } from 'mediabunny';
import { VideoRefused } from '../open/openVideo';

/**
 * The packets of a video starting at one of them, in decoding order, each read on demand. The library's own iterator
 * reads ahead as many as were used within the last second: for a video read at twenty times its speed that is 8 MB,
 * which then survives long enough to be promoted to the garbage collector's old generation. Rejects with VideoRefused
 * if the file's index lists a packet that is missing: the file is truncated.
 */
export async function* packetsFrom(
  packets: Pick<EncodedPacketSink, 'getNextPacket'>,
  first: EncodedPacket | null,
): AsyncGenerator<EncodedPacket, void, unknown> {
  // Each packet is found from the previous one.
  for (let packet = first; packet;) {
    yield packet;
    // oxlint-disable-next-line no-await-in-loop
    const next: EncodedPacket | null = await packets.getNextPacket(packet);
    // oxlint-disable-next-line no-await-in-loop -- the last iteration
    if (!next && (await packets.getNextPacket(packet, { metadataOnly: true })))
      throw new VideoRefused('corrupt');
    packet = next;
  }
}
