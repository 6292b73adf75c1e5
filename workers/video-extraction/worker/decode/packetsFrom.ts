import type { EncodedPacket, EncodedPacketSink } from 'mediabunny';

/**
 * The packets of a film from one of them on, in decoding order, each read when it is asked for. The library's own
 * iterator reads as many ahead as were used within the last second: of a film that is read twenty times as fast as it
 * plays that is 8 MB, and by then the collector takes them for something that stays.
 */
export async function* packetsFrom(
  packets: Pick<EncodedPacketSink, 'getNextPacket'>,
  first: EncodedPacket | null,
): AsyncGenerator<EncodedPacket, void, unknown> {
  // Each packet is found from the one before it.
  // oxlint-disable-next-line no-await-in-loop
  for (let packet = first; packet; packet = await packets.getNextPacket(packet)) yield packet;
}
