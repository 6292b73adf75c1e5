/** A decoder for the encoding named by the byte order mark, UTF-8 without one. */
export const textDecoderFor = ([first, second]: Uint8Array): TextDecoder => {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8');
};

/** A document in the pieces in which it was read, and whether it uses features that images may not. */
export type SvgPieces = {
  readonly pieces: readonly string[];
  /** It refers to other files, which an image never loads. */
  readonly hasLinks: boolean;
  /** It contains HTML, which in some browsers taints the canvas. */
  readonly hasWebContent: boolean;
};

// Tags end at the next tag and spaces match in one way only, so that no pattern takes quadratic time.
const QUOTE = String.raw`["']|&(?:quot|apos|#3[49]|#x2[27]);`;
const LINK = new RegExp(
  [
    String.raw`<(?:[\w-]+:)?(?:image|feImage|use)\b[^<>]*?\bhref\s*=\s*["']\s*(?!data:|#)[^"'\s]`,
    // The address of a namespace is a name. Within an attribute, quotes may be written as entities.
    String.raw`(?<!@namespace\s+(?:[\w-]+\s+)?)url\(\s*(?:(?:${QUOTE})\s*)?(?!data:|#|\)|${QUOTE})\S`,
    String.raw`@import\b`,
    String.raw`<\?xml-stylesheet\b`,
  ].join('|'),
  'i',
);
const WEB_CONTENT = /<(?:[\w-]+:)?foreignObject\b/;

/** Overlap of consecutive pieces: the maximum length of a link's tag up to its URL. */
const SEAM = 2000;

/** Reads a document without blocking the page: each piece is small and processed in a task of its own. */
export const readSvgPieces = async (source: Blob): Promise<SvgPieces> => {
  const decoder = textDecoderFor(new Uint8Array(await source.slice(0, 2).arrayBuffer()));
  const reader = source.stream().getReader();
  const pieces: string[] = [];
  let hasLinks = false;
  let hasWebContent = false;
  let before = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream yields one chunk at a time
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

/** The end marker of each construct: comments and character data contain no tags. */
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' };

/**
 * Removes the HTML from a document; HTML may contain drawings with HTML of their own. Visits each character once, even
 * if many elements are never closed.
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
