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

// Tags end at the next one and spaces have one way of being read, so that none takes the square of its length.
const LINK =
  /<(?:[\w-]+:)?(?:image|feImage|use)\b[^<>]*?\bhref\s*=\s*["']\s*(?!data:|#)[^"'\s]|url\(\s*(?:["']\s*)?(?!data:|#|["')])\S|@import\b|<\?xml-stylesheet\b/i;
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

const OPENING = /<((?:[\w-]+:)?foreignObject)\b/g;
const CLOSING = /<\/((?:[\w-]+:)?foreignObject)\s*>/g;

/** Where the elements of each name close, in order. */
const closingsIn = (text: string): ReadonlyMap<string, { readonly at: number; readonly end: number }[]> => {
  const closings = new Map<string, { readonly at: number; readonly end: number }[]>();
  for (const { 0: tag, 1: name = '', index } of text.matchAll(CLOSING)) {
    const known = closings.get(name) ?? [];
    known.push({ at: index, end: index + tag.length });
    closings.set(name, known);
  }
  // The next one is taken off the end.
  for (const known of closings.values()) known.reverse();
  return closings;
};

/** The document without its HTML. One look at each sign, however many pieces are never closed. */
export const withoutWebContent = (text: string): string => {
  const closings = closingsIn(text);
  const kept: string[] = [];
  let from = 0;
  let tagEnd = -1;
  for (const { 1: name = '', index } of text.matchAll(OPENING)) {
    if (index < from) continue;
    if (tagEnd < index) tagEnd = text.indexOf('>', index);
    if (tagEnd === -1) break;
    const known = closings.get(name) ?? [];
    while ((known.at(-1)?.at ?? Infinity) < index) known.pop();
    const end = text[tagEnd - 1] === '/' ? tagEnd + 1 : known.at(-1)?.end;
    if (end === undefined) continue;
    kept.push(text.slice(from, index));
    from = end;
  }
  return kept.join('') + text.slice(from);
};
