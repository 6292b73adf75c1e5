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

const TAG = /<!--|<!\[CDATA\[|<(?<slash>\/?)(?:[\w-]+:)?foreignObject\b/g;

/** Where what begins with a sign ends: comments and character data hold no tags. */
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' };

/**
 * The document without its HTML, which may hold drawings with HTML of their own. One look at each character, however
 * many elements are never closed.
 */
export const withoutWebContent = (text: string): string => {
  const kept: string[] = [];
  let keptTo = 0;
  let outerStart = 0;
  let depth = 0;
  const tags = new RegExp(TAG);
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    const ending = ENDS[tag[0]] ?? '>';
    const last = text.indexOf(ending, tag.index);
    if (last === -1) break;
    const end = last + ending.length;
    tags.lastIndex = end;
    if (ending !== '>') continue;
    const isClosing = tag.groups?.['slash'] === '/';
    if (depth === 0 && !isClosing) outerStart = tag.index;
    if (isClosing) depth--;
    else if (text[last - 1] !== '/') depth++;
    if (depth < 0) depth = 0;
    else if (depth === 0) {
      kept.push(text.slice(keptTo, outerStart));
      keptTo = end;
    }
  }
  return kept.join('') + text.slice(keptTo);
};
