/** An element of a Matroska or WebM file (RFC 8794, 4 to 6): its ID with the marker, and byte offsets into the file. */
export type EbmlElement = {
  readonly id: number;
  readonly start: number;
  /** Where its size is written, up to its content. */
  readonly sizeAt: number;
  readonly content: number;
  /** Where it ends by its size; null for an unknown size, as in live recordings. */
  readonly end: number | null;
};

const MOST_ID_BYTES = 4;
const MOST_SIZE_BYTES = 8;

/** Length of a number with as many leading zeros in its first byte as it has further bytes; 9 for none. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** The element at `at`; null where there is none, or its header is cut off. */
export const readElement = async (source: Blob, at: number): Promise<EbmlElement | null> => {
  const bytes = new Uint8Array(await source.slice(at, at + MOST_ID_BYTES + MOST_SIZE_BYTES).arrayBuffer());
  const idLength = lengthOf(bytes[0] ?? 0);
  const first = bytes[idLength] ?? 0;
  const sizeLength = lengthOf(first);
  const content = idLength + sizeLength;
  if (idLength > MOST_ID_BYTES || sizeLength > MOST_SIZE_BYTES || bytes.length < content) return null;
  const most = (1 << (8 - sizeLength)) - 1;
  const rest = [...bytes.subarray(idLength + 1, content)];
  const isUnknown = (first & most) === most && rest.every((byte) => byte === 255);
  const size = rest.reduce((sum, byte) => sum * 256 + byte, first & most);
  return {
    id: bytes.subarray(0, idLength).reduce((sum, byte) => sum * 256 + byte, 0),
    start: at,
    sizeAt: at + idLength,
    content: at + content,
    end: isUnknown ? null : at + content + size,
  };
};

/** The size of an element that ends elsewhere, in as many bytes as before. */
export const writeSize = ({ sizeAt, content }: EbmlElement, end: number): Uint8Array<ArrayBuffer> => {
  const length = content - sizeAt;
  const bytes = new Uint8Array(length);
  let left = end - content;
  for (let i = length - 1; i >= 0; i -= 1) {
    bytes[i] = left % 256;
    left = Math.floor(left / 256);
  }
  bytes[0] = (bytes[0] ?? 0) | (1 << (8 - length));
  return bytes;
};
