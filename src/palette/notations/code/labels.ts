import { anyOf, COLOR_FUNCTIONS } from '../../colorFunctions';

/** Keys under which a record says what it is called. */
const NAME_KEY = String.raw`["']?(?:name|label|title)["']?\s{0,4}[:=]\s{0,4}`;
/** Not a color: then 'name' is what that color is called, and no record's name. */
const NAME = String.raw`(["'\x60])((?!\s*\1|#[0-9a-f]{3,8}\1|${anyOf(COLOR_FUNCTIONS)}\()[^"'\x60\n{}]{1,60})\1`;
const BEFORE = new RegExp(
  String.raw`[({,]\s{0,20}${NAME_KEY}${NAME}[^{}()]{0,80}(?:[\w.]{1,30}\()?["']?$`,
  'i',
);
const BEHIND = new RegExp(String.raw`^["'\d\s)]{0,20},[^{}()]{0,60}?\b${NAME_KEY}${NAME}`, 'i');
/** A pair of a name and a value in a list of such: ['Teal', '#0D9488']. */
const PAIR = /(?:\[|(?<!\w)\()\s{0,4}(["'])([^"'\n#]{1,60})\1\s{0,4},\s{0,4}(?:[\w.]{1,30}\()?["']?$/;
const PAIR_END = /^[^\s,'")\]]{1,12}["']?\)?\s{0,4}[\])]/;

/** Keys of the one color of a record; of others, as of a theme, it has several. */
const VALUE_KEY = /^(?:hex(?:code|value|color)?|colou?r|value|code|css|rgb|hsl|name|label|title|)$/i;

/** As far as the name of a record is looked for. */
const NEAR = 160;

/** What a record calls its one color, before it or behind: { name: 'Teal', hex: '#0D9488' }; null for nothing. */
export const labelBeside = (text: string, at: number, key: string): string | null => {
  const before = text.slice(Math.max(0, at - NEAR), at);
  const behind = text.slice(at, at + NEAR);
  const pair = PAIR_END.test(behind) ? PAIR.exec(before)?.[2] : undefined;
  if (pair !== undefined) return pair;
  if (!VALUE_KEY.test(key)) return null;
  return BEFORE.exec(before)?.[2] ?? BEHIND.exec(behind.replace(/^[^\s,"']+/, ''))?.[2] ?? null;
};

/** Whether the text before a word says that the word is a name. */
export const isLabel = (key: string): boolean => /^(?:name|label|title|id|slug)$/i.test(key);
