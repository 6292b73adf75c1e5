import { type EbmlElement, readElement } from './ebmlElement';

/** IDs of the two elements that a Matroska or WebM file consists of (RFC 9559, 5.1; RFC 8794, 11.2.1). */
const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
/** Downloads that reserve their space are zero where nothing has come yet; a file ends with an index, tags or pictures. */
const TAIL_BYTES = 64;

/** The segment of a Matroska or WebM file; null for other files. */
export const readSegment = async (source: Blob): Promise<EbmlElement | null> => {
  const head = await readElement(source, 0);
  if (head?.id !== EBML || head.end === null) return null;
  const segment = await readElement(source, head.end);
  return segment?.id === SEGMENT ? segment : null;
};

/** Whether all of a Matroska or WebM file is there. False if it does not say how long it is, like live recordings. */
export const isWholeFile = async (source: Blob): Promise<boolean> => {
  const end = (await readSegment(source))?.end ?? null;
  if (end === null || end > source.size) return false;
  const tail = new Uint8Array(await source.slice(Math.max(0, end - TAIL_BYTES), end).arrayBuffer());
  return tail.some((byte) => byte !== 0);
};
