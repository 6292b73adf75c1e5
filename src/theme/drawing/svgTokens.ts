/** A token of an SVG document, as far as recoloring distinguishes them. */
export type SvgToken =
  | { readonly kind: 'text'; readonly text: string }
  /** The content of CDATA: characters, not markup. */
  | { readonly kind: 'cdata'; readonly text: string }
  | { readonly kind: 'doctype'; readonly text: string }
  | { readonly kind: 'close'; readonly name: string }
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: readonly RawAttribute[];
      readonly isEmpty: boolean;
    };

/** `value` is as written, entities included; `quote` is the quotation mark around it. */
export type RawAttribute = { readonly name: string; readonly value: string; readonly quote: '"' | "'" };

// Sticky, so that each pattern is tried at one position only and the whole pass stays linear.
const NAME = /[^\s/>=<]+/y;
const ATTRIBUTE = /\s*(?<name>[^\s/>=<"']+)\s*=\s*(?:"(?<double>[^"<]*)"|'(?<single>[^'<]*)')/y;
const TAG_END = /\s*(?<slash>\/?)>/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Where a document type declaration ends; the part in square brackets may hold entities with `>` in their values. */
const doctypeEnd = (text: string, start: number): number => {
  const close = text.indexOf('>', start);
  // Searched within the declaration only: a search to the end of the text would be quadratic for many declarations.
  const bracket = text.slice(start, Math.max(start, close)).indexOf('[');
  if (bracket === -1) return close;
  const inner = text.indexOf(']', start + bracket);
  return inner === -1 ? -1 : text.indexOf('>', inner);
};

const openTag = (text: string, start: number): { readonly token: SvgToken; readonly end: number } | null => {
  const name = matchAt(NAME, text, start + 1)?.[0];
  if (name === undefined) return null;
  let at = start + 1 + name.length;
  const attributes: RawAttribute[] = [];
  for (let found = matchAt(ATTRIBUTE, text, at); found; found = matchAt(ATTRIBUTE, text, at)) {
    const { name: attribute = '', double, single = '' } = found.groups ?? {};
    attributes.push({
      name: attribute,
      value: double ?? single,
      quote: double === undefined ? "'" : '"',
    });
    at += found[0].length;
  }
  const end = matchAt(TAG_END, text, at);
  if (!end) return null;
  const isEmpty = end.groups?.['slash'] === '/';
  return { token: { kind: 'open', name, attributes, isEmpty }, end: at + end[0].length };
};

/**
 * Tokenizes a document without comments and processing instructions. Written by hand, for the subset of XML that is
 * needed, because neither a worker nor a page under Trusted Types has a DOMParser. Throws SyntaxError if the document
 * is not well formed.
 */
export function* svgTokens(text: string): Generator<SvgToken> {
  const until = (end: number, length: number): number => {
    if (end === -1) throw new SyntaxError('The document ends too early');
    return end + length;
  };
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    if (next !== at) {
      const end = next === -1 ? text.length : next;
      yield { kind: 'text', text: text.slice(at, end) };
      at = end;
    } else if (text.startsWith('<!--', at)) at = until(text.indexOf('-->', at + 4), 3);
    else if (text.startsWith('<?', at)) at = until(text.indexOf('?>', at), 2);
    else if (text.startsWith('<![CDATA[', at)) {
      const end = until(text.indexOf(']]>', at), 3);
      yield { kind: 'cdata', text: text.slice(at + 9, end - 3) };
      at = end;
    } else if (text.startsWith('<!', at)) {
      const end = until(doctypeEnd(text, at), 1);
      yield { kind: 'doctype', text: text.slice(at, end) };
      at = end;
    } else if (text.startsWith('</', at)) {
      const end = until(text.indexOf('>', at), 1);
      yield { kind: 'close', name: text.slice(at + 2, end - 1).trim() };
      at = end;
    } else {
      const opened = openTag(text, at);
      if (!opened) throw new SyntaxError('A tag is not well formed');
      yield opened.token;
      at = opened.end;
    }
  }
}
