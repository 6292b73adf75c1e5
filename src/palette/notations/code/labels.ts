import { anyOf, COLOR_FUNCTIONS } from '../../colorFunctions';

/** Keys under which a record has its name. */
const NAME_KEY = String.raw`["']?(?:name|label|title)["']?\s{0,4}[:=]\s{0,4}`;
/** A name, not a color: with a color as its value, 'name' is the key of that color. */
const NAME = String.raw`(["'\x60])((?!\s*\1|#[0-9a-f]{3,8}\1|${anyOf(COLOR_FUNCTIONS)}\()[^"'\x60\n{}]{1,60})\1`;
const BEFORE = new RegExp(
  String.raw`[({,]\s{0,20}${NAME_KEY}${NAME}[^{}()]{0,80}(?:[\w.]{1,30}\()?["']?$`,
  'i',
);
const BEHIND = new RegExp(String.raw`^["'\d\s)]{0,20},[^{}()]{0,60}?\b${NAME_KEY}${NAME}`, 'i');
/** A name and a value as a pair in a list: ['Teal', '#0D9488'], { "Teal", "#0D9488" }. */
const PAIR = /(?:[[{]|(?<!\w)\()\s{0,4}(["'])([^"'\n#]{1,60})\1\s{0,4},\s{0,4}(?:[\w.]{1,30}\()?["']?$/;
/** '"teal" to Color(0xFF0D9488)' of Kotlin. */
const MAPPED = /[(,]\s{0,20}"([^"\n#]{1,60})" to (?:[\w.]{1,30}\()?"?$/;
const PAIR_END = /^[^\s,'")\]}]{1,12}["']?\)?\s{0,4}[\])}]/;
/** An item of an enumeration, 'TEAL(0xFF0D9488)'; the functions that make colors are none. */
const ENUM_ITEM =
  /(?:^|[{,\n])\s{0,20}(?!(?:C?RGBA?|ARGB|HEX|HSL|CHSV|COLOR)\()([A-Z][A-Z0-9_]{1,40})\((?:[\w.]{1,20}\()?"?$/;

/** A comment of a few words behind an item on a line of its own: '"#0D9488", // teal'. */
const REMARK =
  /^(?:#|0x|[a-z]{3,5}\()[\w#(),.%/ -]{3,60}?["'`)]{0,2},?[^\S\n]{0,20}(?:\/\/|#|--)[^\S\n]{1,4}(\p{L}[^\s#]{0,30}(?: [^\s#]{1,30}){0,3})[^\S\n]{0,4}(?:\n|$)/iu;
const LINE_START = /(?:^|\n)[^\S\n]{0,60}(?:["'`]|\w{1,12}\()?$/;

/** Keys of the only color of a record; under other keys, as in a theme, a record has several. */
const VALUE_KEY = /^(?:hex(?:code|value|color)?|colou?r|value|code|css|rgb|hsl|name|label|title|)$/i;

/** How far from a color its record's name is searched for. */
const NEAR = 160;

/**
 * The name that a record gives its only color, before or after it, or a comment behind an item: { name: 'Teal', hex:
 * '#0D9488' }; null for none.
 */
export const labelBeside = (text: string, at: number, key: string): string | null => {
  const before = text.slice(Math.max(0, at - NEAR), at);
  const behind = text.slice(at, at + NEAR);
  const pair = MAPPED.exec(before)?.[1] ?? (PAIR_END.test(behind) ? PAIR.exec(before)?.[2] : undefined);
  const given = pair ?? ENUM_ITEM.exec(before)?.[1];
  if (given !== undefined) return given;
  const remark = LINE_START.test(before) ? REMARK.exec(behind)?.[1] : undefined;
  if (remark !== undefined) return remark;
  if (!VALUE_KEY.test(key)) return null;
  return BEFORE.exec(before)?.[2] ?? BEHIND.exec(behind.replace(/[^\s,"']+/, ''))?.[2] ?? null;
};

/** Whether a key means that the word after it is a name. */
export const isLabel = (key: string): boolean => /^(?:name|label|title|id|slug)$/i.test(key);
