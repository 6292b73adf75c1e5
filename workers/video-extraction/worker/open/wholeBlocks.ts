import { type EbmlElement, readElement, writeSize } from './ebmlElement';
import { readSegment } from './ebmlSegment';

/** A cluster holds the pictures and sounds of some seconds, a block each (RFC 9559, 5.1.3). */
const CLUSTER = 0x1f43b675;
/** More elements than any film has clusters, or a cluster blocks; each needs a read of its own. */
const MOST_ELEMENTS = 20_000;

type Reach = {
  /** Where the last child ends that is there as a whole. */
  readonly end: number;
  /** The child within which the file breaks off; null if its header is cut off too. */
  readonly cut: EbmlElement | null;
};

/** How far the children of an element are there; null if one does not say how long it is, or they are too many. */
const reachOf = async (source: Blob, { content }: EbmlElement): Promise<Reach | null> => {
  let at = content;
  for (let count = 0; count < MOST_ELEMENTS; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before it ends
    const child = await readElement(source, at);
    if (!child) return { end: at, cut: null };
    if (child.end === null) return null;
    if (child.end > source.size) return { end: at, cut: child };
    at = child.end;
  }
  return null;
};

/**
 * A Matroska or WebM file that breaks off, up to its last whole block, with sizes that say so: the library reads nothing
 * of a cluster that is cut, which may hold the whole of a short film. Null for other files, and for what gives no size.
 */
export const wholeBlocks = async (source: Blob): Promise<Blob | null> => {
  const segment = await readSegment(source);
  if (!segment || segment.end === null || segment.end <= source.size) return null;
  const whole = await reachOf(source, segment);
  if (!whole) return null;
  const cluster = whole.cut?.id === CLUSTER ? whole.cut : null;
  const inside = cluster && (await reachOf(source, cluster));
  const end = inside?.end ?? whole.end;
  const parts: BlobPart[] = [
    source.slice(0, segment.sizeAt),
    writeSize(segment, end),
    source.slice(segment.content, inside ? cluster.sizeAt : end),
  ];
  if (inside) parts.push(writeSize(cluster, end), source.slice(cluster.content, end));
  return new Blob(parts, { type: source.type });
};
