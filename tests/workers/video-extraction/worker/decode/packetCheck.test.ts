import { describe, expect, it } from 'vitest';
import { createPacketCheck } from '../../../../../workers/video-extraction/worker/decode/packetCheck';

/** The configuration record says in two bits how long the lengths are, less one. */
const avc = (lengthBytes: number): VideoDecoderConfig => ({
  codec: 'avc1.640028',
  description: Uint8Array.of(1, 100, 0, 40, 0xfc | (lengthBytes - 1)),
});

describe('a packet of H.264', () => {
  it('is whole where the lengths of its units add up', () => {
    const isWhole = createPacketCheck(avc(4));
    expect(isWhole(Uint8Array.of(0, 0, 0, 2, 9, 9, 0, 0, 0, 1, 9))).toBe(true);
    expect(isWhole(Uint8Array.of(0, 0, 0, 3, 9, 9))).toBe(false);
    expect(isWhole(Uint8Array.of(0x5d, 0x5d, 0x5d, 0x5d, 0x5d))).toBe(false);
    expect(isWhole(Uint8Array.of(0, 0, 0, 1, 9, 9))).toBe(false);
  });

  it('has lengths of as many bytes as its record says', () => {
    expect(createPacketCheck(avc(2))(Uint8Array.of(0, 1, 9, 0, 1, 9))).toBe(true);
    expect(createPacketCheck(avc(1))(Uint8Array.of(2, 9, 9))).toBe(true);
  });

  it('without a record, and of another codec, is the decoder’s to judge', () => {
    expect(createPacketCheck({ codec: 'avc3.640028' })(Uint8Array.of(0, 0, 0, 9))).toBe(true);
    expect(createPacketCheck({ codec: 'vp09.00.10.08' })(Uint8Array.of(1))).toBe(true);
  });
});
