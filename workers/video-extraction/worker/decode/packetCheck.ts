/** Size in bytes of the length fields before each NAL unit of a packet; null if packets are not in this format. */
const lengthBytes = ({ codec, description }: VideoDecoderConfig): number | null => {
  if (!description) return null;
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  // ISO/IEC 14496-15: lengthSizeMinusOne of the AVC and the HEVC configuration record.
  if (/^avc[13]/.test(codec)) return ((bytes[4] ?? 3) & 3) + 1;
  return /^h[ev][cv]1/.test(codec) ? ((bytes[21] ?? 3) & 3) + 1 : null;
};

/** Detects H.264 and HEVC packets whose NAL unit lengths do not add up; for other codecs only the decoder can tell. */
export const createPacketCheck = (config: VideoDecoderConfig): ((data: Uint8Array) => boolean) => {
  const bytes = lengthBytes(config);
  if (bytes === null) return () => true;
  return (data) => {
    let at = 0;
    while (at + bytes <= data.length) {
      let length = 0;
      for (let index = 0; index < bytes; index += 1) length = length * 256 + (data[at + index] ?? 0);
      at += bytes + length;
    }
    return at === data.length;
  };
};
