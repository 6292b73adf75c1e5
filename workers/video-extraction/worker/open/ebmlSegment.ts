/** IDs of the two elements of a Matroska or WebM file (RFC 9559, 5.1; RFC 8794, 11.2.1). */
const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const ID_BYTES = 4;
/** IDs of four bytes, and sizes of up to eight. */
const HEADER_BYTES = 12;
/** Downloads that reserve their space are zero where nothing has come yet; a file ends with an index, tags or pictures. */
const TAIL_BYTES = 64;

/**
 * Where the element at `at` ends; null if it is another one, or does not say. Sizes have their length in the leading
 * zeros of their first byte; all ones are an unknown size (RFC 8794, 4 and 6.2).
 */
const endOfElement = async (source: Blob, at: number, id: number): Promise<number | null> => {
  const view = new DataView(await source.slice(at, at + HEADER_BYTES).arrayBuffer());
  if (view.byteLength <= ID_BYTES || view.getUint32(0) !== id) return null;
  const first = view.getUint8(ID_BYTES);
  const length = Math.clz32(first) - 23;
  if (length > 8 || view.byteLength < ID_BYTES + length) return null;
  const most = (1 << (8 - length)) - 1;
  const others = Array.from({ length: length - 1 }, (_, i) => view.getUint8(ID_BYTES + 1 + i));
  if ((first & most) === most && others.every((byte) => byte === 255)) return null;
  return at + ID_BYTES + length + others.reduce((size, byte) => size * 256 + byte, first & most);
};

/** Whether all of a Matroska or WebM file is there. False if it does not say how long it is, like live recordings. */
export const isWholeFile = async (source: Blob): Promise<boolean> => {
  const start = await endOfElement(source, 0, EBML);
  const end = start === null ? null : await endOfElement(source, start, SEGMENT);
  if (end === null || end > source.size) return false;
  const tail = new Uint8Array(await source.slice(Math.max(0, end - TAIL_BYTES), end).arrayBuffer());
  return tail.some((byte) => byte !== 0);
};
