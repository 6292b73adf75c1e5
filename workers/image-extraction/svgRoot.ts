/** The start tag of the root element: its position in the text, and its attributes as written. */
export type SvgRoot = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly attributes: readonly SvgAttribute[];
};

export type SvgAttribute = { readonly name: string; readonly value: string; readonly source: string };

// Sticky, so that each pattern is only tried at one position and the whole scan is linear.
const BLANK = /\s+/y;
const NAME = /[^\s/>=]+/y;
const ATTRIBUTE = /\s*(?<name>[^\s/>=]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/y;
const TAG_END = /\s*\/?>/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The end of a DOCTYPE; the part in square brackets may contain entities with `>` in their values. */
const doctypeEnd = (text: string, start: number): number => {
  const close = text.indexOf('>', start);
  // Only searched within the declaration: searching to the end of the text for each of many would take quadratic time.
  const bracket = text.slice(start, Math.max(start, close)).indexOf('[');
  if (bracket === -1) return close;
  const inner = text.indexOf(']', start + bracket);
  return inner === -1 ? -1 : text.indexOf('>', inner);
};

/** Skips what may precede the root element. -1: the text ends before it. */
const rootStart = (text: string): number => {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    at += matchAt(BLANK, text, at)?.[0].length ?? 0;
    let last: number;
    if (text.startsWith('<?', at)) last = text.indexOf('?>', at) + 1;
    else if (text.startsWith('<!--', at)) last = text.indexOf('-->', at + 4) + 2;
    else if (text.startsWith('<!', at)) last = doctypeEnd(text, at);
    else return at;
    if (last <= at) return -1;
    at = last + 1;
  }
};

/**
 * Reads the root element of an SVG document with a minimal hand-written XML parser, because a page under Trusted Types
 * cannot use DOMParser. Null: not an SVG; 'more': the text is too short to decide.
 */
export const readSvgRoot = (text: string): SvgRoot | 'more' | null => {
  const start = rootStart(text);
  if (start === -1 || start === text.length) return 'more';
  if (text[start] !== '<') return null;
  const name = matchAt(NAME, text, start + 1)?.[0] ?? '';
  let at = start + 1 + name.length;
  if (at === text.length) return 'more';
  if (name !== 'svg' && !name.endsWith(':svg')) return null;

  const attributes: SvgAttribute[] = [];
  for (let found = matchAt(ATTRIBUTE, text, at); found; found = matchAt(ATTRIBUTE, text, at)) {
    const { name: attribute = '', double, single = '' } = found.groups ?? {};
    attributes.push({ name: attribute, value: double ?? single, source: found[0] });
    at += found[0].length;
  }
  const end = matchAt(TAG_END, text, at);
  return end ? { name, start, end: at + end[0].length, attributes } : 'more';
};
