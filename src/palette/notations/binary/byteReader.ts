export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** UTF-16, big-endian, with a final zero. */
export const nameAt = (bytes: Uint8Array, at: number, units: number): string | null => {
  const text = new TextDecoder('utf-16be').decode(bytes.subarray(at, at + units * 2));
  return text.replaceAll('\0', '').trim() || null;
};

export const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  bytes.length >= signature.length && asciiAt(bytes, 0, signature.length) === signature;
