import type { Color } from '../../../color/types';
import { createCollector, type Found } from '../found';
import { IS_HEX, ONE_WRITTEN, signed, WORD } from '../list/written';
import { readColor } from '../values/readColor';

/** A variable and its whole value: '--brand: #123456', '$ink: navy', 'accent: rgb(1 2 3)'. */
const DECLARED = /^(--|[$@])?([\p{L}_][\p{L}\w-]{0,40})\s{0,4}:\s{0,4}(\S.{0,120})$/u;
/** Items between commas; parentheses are kept together. */
const ITEMS = /(?:[^,()]|\([^()]*\))+/g;

/** Longer texts are code, which has its own readers. */
const LENGTH_MAX = 10_000;

/** What is nothing but a color. */
const wholeColor = (item: string): Color | null => {
  const isWord = WORD.test(item) && !IS_HEX.test(item);
  return isWord || ONE_WRITTEN.test(item) ? readColor(signed(item)) : null;
};

type Item = { readonly name: string | null; readonly color: Color };

/** The colors of a declaration or a list; null where anything in it is no color. */
const readItems = (statement: string, isSigned: boolean): readonly Item[] | null => {
  const [, , name = null, value = ''] = DECLARED.exec(statement) ?? [];
  if (name !== null) {
    const color = wholeColor(value.trim());
    return color && [{ name, color }];
  }
  const parts = (statement.match(ITEMS) ?? []).map((part) => part.trim());
  const colors = parts.map(wholeColor);
  // A word alone may be a heading: below it, variables are written as in code.
  if (parts.length < 2 && WORD.test(statement) && !isSigned) return null;
  const read = colors.flatMap((color) => (color ? [{ name: null, color }] : []));
  return read.length > 0 && read.length === parts.length ? read : null;
};

/**
 * Declarations with colors beside them that are in none, pasted together: '--brand: #123456; navy, rgb(1 2 3)'. Null
 * where the text has only one of the two, or anything else.
 */
export const parseLooseColors = (text: string): Found | null => {
  if (text.length > LENGTH_MAX || /[{}<]/.test(text)) return null;
  const statements = text
    .split(/[;\n]/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const declared = statements.filter((statement) => DECLARED.test(statement));
  if (declared.length === 0 || declared.length === statements.length) return null;
  const isSigned = declared.every((statement) => /^(?:--|[$@])/.test(statement));
  const { addColor, found } = createCollector();
  for (const statement of statements) {
    const items = readItems(statement, isSigned);
    if (!items && isSigned && DECLARED.test(statement)) continue;
    if (!items) return null;
    for (const { name, color } of items) addColor(color, name);
  }
  return found('Hex list');
};
