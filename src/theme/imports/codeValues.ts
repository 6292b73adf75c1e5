/** A reference in code to a value that is defined elsewhere: 'colors.neutral'. */
export type CodeReference = { readonly reference: readonly string[] };

/** A value that would require running the code. */
export const COMPUTED: unique symbol = Symbol('computed');

export type CodeValue =
  | string
  | number
  | CodeReference
  | typeof COMPUTED
  | readonly CodeValue[]
  | ReadonlyMap<string, CodeValue>;

/** Nobody nests deeper by hand. */
const DEPTH_MAX = 24;
const SPACE = /(?:\s|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))*/y;
const KEY = /(?:[\w$]+|\[[^\]\n]{1,80}\])/y;
const NUMBER = /-?\d[\d._]*(?=\s*[,}\]])/y;
const PATH = /[A-Za-z_$][\w$]*(?:\??\.[\w$]+|\[\s*["']?[\w$-]+["']?\s*\])*/y;
/** A function call around an object or list: 'createTheme({'. */
const CALL = /[A-Za-z_$][\w$.]*\(\s*(?=[{[])/y;

/** Reads object and list literals from JavaScript and TypeScript, without running anything. */
export const createCodeReader = (text: string) => {
  let at = 0;

  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const space = (): void => void match(SPACE);

  /** The content of a string; null if it does not end, or has computed parts. */
  const string = (): string | null => {
    const quote = text[at++];
    let said = '';
    for (; at < text.length; at++) {
      const letter = text[at] ?? '';
      if (letter === quote) {
        at++;
        return quote === '`' && said.includes('${') ? null : said;
      }
      if (letter === '\n' && quote !== '`') return null;
      said += letter === '\\' ? (text[++at] ?? '') : letter;
    }
    return null;
  };
  const isQuote = (): boolean => /["'`]/.test(text[at] ?? '');

  /** Skips to the end of an expression: a comma, a semicolon or a closing bracket of the enclosing one. */
  const skip = (): void => {
    for (let depth = 0; at < text.length;) {
      space();
      const letter = text[at] ?? '';
      if (depth === 0 && /[,;}\])]/.test(letter)) return;
      if (isQuote()) string();
      else {
        if (/[{[(]/.test(letter)) depth++;
        if (/[}\])]/.test(letter)) depth--;
        at++;
      }
    }
  };

  const ended = (): boolean => {
    space();
    return (
      at >= text.length ||
      /[,;}\])]/.test(text[at] ?? '') ||
      /^(?:as|satisfies)\b/.test(text.slice(at, at + 10))
    );
  };

  const list = (depth: number): CodeValue => {
    const items: CodeValue[] = [];
    at++;
    for (space(); at < text.length && text[at] !== ']'; space()) {
      const before = at;
      items.push(value(depth + 1));
      space();
      if (text[at] === ',') at++;
      else if (at === before) break;
    }
    at++;
    return items;
  };

  const object = (depth: number): CodeValue => {
    const entries = new Map<string, CodeValue>();
    at++;
    for (space(); at < text.length && text[at] !== '}'; space()) {
      const before = at;
      const key = isQuote() ? string() : match(KEY);
      space();
      if (key !== null && text[at] === ':') {
        at++;
        entries.set(key.replace(/^\[["'`]?|["'`]?\]$/g, ''), value(depth + 1));
      } else if (key !== null && /[,}]/.test(text[at] ?? '')) entries.set(key, { reference: [key] });
      else skip();
      space();
      if (text[at] === ',') at++;
      else if (at === before) break;
    }
    at++;
    return entries;
  };

  /** Reads a literal; anything else counts as computed. */
  const literal = (depth: number): CodeValue => {
    if (depth > DEPTH_MAX) return COMPUTED;
    if (text[at] === '{') return object(depth);
    if (text[at] === '[') return list(depth);
    if (isQuote()) return string() ?? COMPUTED;
    const number = match(NUMBER);
    if (number !== null) return Number(number);
    if (match(CALL) !== null) {
      const inner = literal(depth + 1);
      space();
      if (text[at] === ',') skipArguments();
      if (text[at] === ')') at++;
      return inner;
    }
    const path = match(PATH);
    return path === null ? COMPUTED : { reference: path.split(/[?.[\]"'\s]+/).filter(Boolean) };
  };

  const skipArguments = (): void => {
    while (text[at] === ',') {
      at++;
      skip();
    }
  };

  const value = (depth: number): CodeValue => {
    space();
    const read = literal(depth);
    if (ended()) {
      skip();
      return read;
    }
    skip();
    // The expression continues: 'colors.gray[500] + alpha'.
    return COMPUTED;
  };

  return {
    /** The value at a position, and where it ends. */
    readAt: (from: number): { readonly value: CodeValue; readonly end: number } => {
      at = from;
      return { value: literal(0), end: Math.max(at, from + 1) };
    },
  };
};

export type CodeRoots = ReadonlyMap<string, CodeValue>;

const isList = (value: CodeValue): value is readonly CodeValue[] => Array.isArray(value);

const isMap = (value: CodeValue): value is ReadonlyMap<string, CodeValue> => value instanceof Map;

const isReference = (value: CodeValue): value is CodeReference =>
  typeof value === 'object' && 'reference' in value;

const childOf = (value: CodeValue | undefined, key: string): CodeValue | undefined => {
  if (value === undefined) return undefined;
  if (isMap(value)) return value.get(key);
  return isList(value) ? value[Number(key)] : undefined;
};

/** Resolves a reference within the file; undefined if it is not defined there. */
const follow = (
  { reference: [first = '', ...rest] }: CodeReference,
  roots: CodeRoots,
): CodeValue | undefined => rest.reduce<CodeValue | undefined>(childOf, roots.get(first));

/**
 * Converts values of code to those of JSON. Values that are computed or come from other files become null, and their
 * paths are collected in `left`.
 */
export const plainValue = (
  value: CodeValue,
  roots: CodeRoots,
  path: readonly string[],
  left: string[],
): unknown => {
  if (path.length > DEPTH_MAX) return null;
  if (value === COMPUTED) {
    left.push(path.join('.'));
    return null;
  }
  if (typeof value !== 'object') return value;
  if (isReference(value)) {
    const target = follow(value, roots);
    return plainValue(target === undefined || isReference(target) ? COMPUTED : target, roots, path, left);
  }
  if (isList(value)) return value.map((child, i) => plainValue(child, roots, [...path, String(i)], left));
  return Object.fromEntries(
    Array.from(value, ([key, child]) => [key, plainValue(child, roots, [...path, key], left)]),
  );
};
