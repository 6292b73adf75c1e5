type Bytes = Uint8Array<ArrayBuffer>;

/** Big-endian, as Adobe's files and PNG are. */
export const uint16 = (...values: readonly number[]): Bytes => {
  const bytes = new Uint8Array(values.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of values.entries()) view.setUint16(i * 2, value);
  return bytes;
};

export const uint32 = (...values: readonly number[]): Bytes => {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of values.entries()) view.setUint32(i * 4, value);
  return bytes;
};

export const float32 = (...values: readonly number[]): Bytes => {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of values.entries()) view.setFloat32(i * 4, value);
  return bytes;
};

export const ascii = (text: string): Bytes => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** UTF-16 with a final zero, as Adobe writes names. */
export const utf16 = (text: string): Bytes =>
  uint16(...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)), 0);

export const concatBytes = (...parts: readonly Uint8Array[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
