/** A decoder for the encoding named by the byte order mark, UTF-8 without one. */
export const textDecoderFor = ([first, second]: Uint8Array): TextDecoder => {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8');
};

/** A document in the pieces in which it was read, and what of it an image may not use or XML does not know. */
export type SvgPieces = {
  readonly pieces: readonly string[];
  /** It refers to other files, which an image never loads. */
  readonly hasLinks: boolean;
  /** It contains HTML, which in some browsers taints the canvas. */
  readonly hasWebContent: boolean;
  /** It has spaces as HTML writes them. */
  readonly hasHtmlSpaces: boolean;
  /** Prefixes of names that no attribute declares. */
  readonly prefixes: readonly string[];
};

// Tags end at the next tag and spaces match in one way only, so that no pattern takes quadratic time.
const QUOTE = String.raw`["']|&(?:quot|apos|#3[49]|#x2[27]);`;
const LINK = new RegExp(
  [
    String.raw`<(?:[\w-]+:)?(?:image|feImage|use)\b[^<>]*?\bhref\s*=\s*["']\s*(?!data:|#)[^"'\s]`,
    // The address of a namespace is a name. Within an attribute, quotes may be written as entities.
    String.raw`(?<!@namespace\s+(?:[\w-]+\s+)?)url\(\s*(?:(?:${QUOTE})\s*)?(?!data:|#|\)|${QUOTE})\S`,
    String.raw`<img\b[^<>]*?\bsrc\s*=\s*["']\s*(?!data:)[^"'\s]`,
    String.raw`@import\b`,
    String.raw`<\?xml-stylesheet\b`,
  ].join('|'),
  'i',
);
/** The one named character that web pages write by themselves and XML does not know. */
const HTML_SPACE = '&nbsp;';
const WEB_CONTENT = /<(?:[\w-]+:)?foreignObject\b/;

// An attribute has a quote behind its name, which other text with a colon has not.
const PREFIX = /<(?<element>[a-z_][\w-]*):|\s(?<attribute>[a-z_][\w-]*):[\w-]+\s*=\s*["']/gi;
const DECLARED_PREFIX = /\sxmlns:(?<prefix>[\w-]+)\s*=/g;

/** Overlap of consecutive pieces: the maximum length of a link's tag up to its URL. */
const SEAM = 2000;

/** Reads a document without blocking the page: each piece is small and processed in a task of its own. */
export const readSvgPieces = async (source: Blob): Promise<SvgPieces> => {
  const decoder = textDecoderFor(new Uint8Array(await source.slice(0, 2).arrayBuffer()));
  const reader = source.stream().getReader();
  const pieces: string[] = [];
  let hasLinks = false;
  let hasWebContent = false;
  let hasHtmlSpaces = false;
  const used = new Set<string>();
  const declared = new Set(['xml', 'xmlns']);
  let before = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream yields one chunk at a time
    const { done, value } = await reader.read();
    const piece = decoder.decode(value, { stream: !done });
    const text = before + piece;
    hasLinks ||= LINK.test(text);
    hasWebContent ||= WEB_CONTENT.test(text);
    hasHtmlSpaces ||= text.includes(HTML_SPACE);
    for (const { groups } of text.matchAll(PREFIX))
      used.add(groups?.['element'] ?? groups?.['attribute'] ?? '');
    for (const { groups } of text.matchAll(DECLARED_PREFIX)) declared.add(groups?.['prefix'] ?? '');
    before = text.slice(-SEAM);
    pieces.push(piece);
    if (!done) continue;
    const prefixes = [...used].filter((prefix) => !declared.has(prefix));
    return { pieces, hasLinks, hasWebContent, hasHtmlSpaces, prefixes };
  }
};

const PICTURE_TAG = /<(?:(?:[\w-]+:)?(?:image|feImage)|img)\b[^<>]*/gi;
const ADDRESS =
  /(?<name>\s(?:[\w-]+:)?(?:href|src)\s*=\s*)(?:"(?!\s*(?:data:|#))[^"]*"|'(?!\s*(?:data:|#))[^']*')/gi;
const NOTHING = `"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"`;

/**
 * The document as XML, with nothing in place of pictures that are not in it: browsers would draw the sign of a missing
 * one.
 */
export const drawableText = (text: string): string =>
  text
    .replaceAll(PICTURE_TAG, (tag) => tag.replaceAll(ADDRESS, `$<name>${NOTHING}`))
    .replaceAll(HTML_SPACE, '&#160;');

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
