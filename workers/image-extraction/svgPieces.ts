/** Decodes text in the encodings that a byte order mark can name, UTF-8 without one. */
export const textDecoderFor = ([first, second]: Uint8Array): TextDecoder => {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8');
};

/** A document in the pieces it was read in, and what it asks for that no image may have. */
export type SvgPieces = {
  readonly pieces: readonly string[];
  /** It refers to other files: an image never loads them. */
  readonly hasLinks: boolean;
  /** It holds HTML, which some browsers do not let a page read back. */
  readonly hasWebContent: boolean;
};

const LINK =
  /<(?:[\w-]+:)?(?:image|feImage|use)\b[^>]*?\bhref\s*=\s*["']\s*(?!data:|#)[^"'\s]|url\(\s*["']?\s*(?!data:|#|["')])\S|@import\b|<\?xml-stylesheet\b/i;
const WEB_CONTENT = /<(?:[\w-]+:)?foreignObject\b/;

/** What may stand on both sides of a seam: as much as the tag of a link is long before its address. */
const SEAM = 2000;

/** Reads a document without holding up the page: each piece is small, and comes in a task of its own. */
export const readSvgPieces = async (source: Blob): Promise<SvgPieces> => {
  const decoder = textDecoderFor(new Uint8Array(await source.slice(0, 2).arrayBuffer()));
  const reader = source.stream().getReader();
  const pieces: string[] = [];
  let hasLinks = false;
  let hasWebContent = false;
  let before = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream has one piece at a time
    const { done, value } = await reader.read();
    const piece = decoder.decode(value, { stream: !done });
    const text = before + piece;
    hasLinks ||= LINK.test(text);
    hasWebContent ||= WEB_CONTENT.test(text);
    before = text.slice(-SEAM);
    pieces.push(piece);
    if (done) return { pieces, hasLinks, hasWebContent };
  }
};

/** The document without its HTML. */
export const withoutWebContent = (text: string): string =>
  text.replaceAll(/<((?:[\w-]+:)?foreignObject)\b(?:[^>]*\/>|[^]*?<\/\1\s*>)/g, '');
