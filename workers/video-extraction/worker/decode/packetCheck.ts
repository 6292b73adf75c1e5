/** Bytes of the numbers that say how long each unit of a packet is; null where packets are not parted so. */
const lengthBytes = ({ codec, description }: VideoDecoderConfig): number | null => {
  if (!description) return null;
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  // ISO/IEC 14496-15: lengthSizeMinusOne of the AVC and the HEVC configuration record.
  if (/^avc[13]/.test(codec)) return ((bytes[4] ?? 3) & 3) + 1;
  return /^h[ev][cv]1/.test(codec) ? ((bytes[21] ?? 3) & 3) + 1 : null;
};

/** Tells packets of H.264 and HEVC whose units do not add up; of other codecs only the decoder can tell. */
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
