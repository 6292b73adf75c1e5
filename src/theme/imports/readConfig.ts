import { own } from '../../palette/foreignValue';
import { createCodeReader, plainValue, type CodeValue } from './codeValues';
import { isRecord, type JsonRecord } from '../../domain/jsonRecord';
import type { FileColors } from './namedColors';
import { readTokenData } from './readTokens';

/** Statements that do not occur in style sheets and tokens. */
const IS_CODE =
  /^\s{0,20}(?:import\s.{0,200}["'];?\s*$|import\s*[{*\w"']|export\s+(?:default|const)\b|module\.exports\b|(?:const|let|var)\s+[\w${[]|[\w$]+\(\s*\{)/m;
/** Where values begin that are named, exported or returned. */
const STARTS =
  /(?:\b(?:const|let|var)\s+([\w$]+)[^=;\n]{0,120}=|\bexport\s+default\b|\bmodule\.exports\s*=|\breturn\b)\s*/g;
const DECLARES = /(?<![\w-])--[\w-]{1,100}\s{0,9}:/;
/** Paths of computed values that are colors. */
const COLORED = /colors?|palette|token|theme\.extend/i;

/** A name that no variable has. */
const UNNAMED = ' ';

/** 'darkTheme' → 'dark-theme', so that a mode is a separate word. */
const words = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Mantine's default shade of its primary color. */
const MANTINE_SHADE = 6;

/** Mantine's primary color, which is the name of a list of ten shades. */
const mantinePrimary = (value: unknown): JsonRecord => {
  const name = own(value, 'primaryColor');
  const tuple = typeof name === 'string' ? own(own(value, 'colors'), name) : undefined;
  const shade = own(value, 'primaryShade') ?? MANTINE_SHADE;
  if (!Array.isArray(tuple)) return {};
  const of = (key: 'light' | 'dark'): unknown =>
    tuple[Number(isRecord(shade) ? (shade[key] ?? MANTINE_SHADE) : shade)];
  return { primary: { $type: 'color', $value: { light: of('light'), dark: of('dark') } } };
};

/**
 * Colors of a configuration or theme in JavaScript or TypeScript, for Tailwind 3, MUI, Chakra, Mantine, Panda, UnoCSS
 * or daisyUI: its object literals, read without running the code. Null if the text is not code. Never throws.
 */
export const readConfig = (text: string, fileName: string): FileColors | null => {
  const isObject = /^\s*\{/.test(text);
  if (!isObject && !IS_CODE.test(text)) return null;
  const reader = createCodeReader(text);
  const roots = new Map<string, CodeValue>();
  // JSON with comments or trailing commas.
  const alone = isObject ? reader.readAt(text.indexOf('{')) : null;
  if (alone) roots.set(UNNAMED, alone.value);
  let end = alone?.end ?? 0;
  for (const start of text.matchAll(STARTS)) {
    if (start.index < end) continue;
    const read = reader.readAt(start.index + start[0].length);
    end = read.end;
    roots.set(start[1] ?? `${UNNAMED}${roots.size}`, read.value);
  }
  const left: string[] = [];
  const data: Record<string, unknown> = {};
  for (const [name, value] of roots) {
    const plain = plainValue(value, roots, [], left);
    const group = isRecord(plain) ? { ...mantinePrimary(plain), ...plain } : null;
    if (group && name.startsWith(UNNAMED)) Object.assign(data, group);
    else if (group) data[words(name)] = group;
    else if (Array.isArray(plain)) data[words(name)] = plain;
  }
  const found = readTokenData(data, fileName);
  // A style sheet in code, or one with code in a comment.
  if (found && DECLARES.test(text) && [...found.colors.light, ...found.colors.dark].length === 0) return null;
  const computed = left.filter((path) => COLORED.test(path));
  return found && { ...found, unread: [...new Set([...found.unread, ...computed])] };
};
