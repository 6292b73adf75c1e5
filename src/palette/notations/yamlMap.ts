import { formatHex } from '../../color/format';
import { isLabel } from './code/labels';
import type { Found } from './found';
import { isHexWord } from './hexWords';
import { parseJson } from './json/parseJson';
import { readColor } from './values/readColor';

const FIELD = /^( {0,40})(["']?)([^\s"'#:{}[\]-][^"'#:{}[\]]{0,60})\2:(?:\s{1,20}(.{1,300}))?$/;
/** A comment behind a value; a color may begin with '#' itself. */
const REMARK = /(?<=\S)\s+#\s.*$/;
/** More lines are data, not a palette. */
const LINES_MAX = 20_000;

/** A color without quotes, which are its only sign of what is behind it. */
const BARE = /^(#[0-9a-f]{3,8})\s.*$/i;
const WORD = /^[a-z]{3,24}$/i;

/** A value as a JSON string; a color word as hex, since in JSON most words are none. */
const stringOf = (key: string, written: string): string => {
  const value = written.replace(/^(["'])(.*)\1$/, '$2').replace(BARE, '$1');
  const color = WORD.test(value) && !isHexWord(value) && !isLabel(key) ? readColor(value) : null;
  return JSON.stringify(color ? formatHex(color) : value);
};

/** A nested map of YAML, line by line as JSON; null where a line is anything else, and where nothing is nested. */
const mapAsJson = (text: string): string | null => {
  const lines = text.split('\n');
  if (lines.length > LINES_MAX) return null;
  /** The indents of the open maps, the outermost first. */
  const open: number[] = [];
  let json = '';
  let isHead = true;
  for (const written of lines) {
    const line = written.replace(REMARK, '').trimEnd();
    json += '\n';
    if (/^\s*(?:#\s.*|#|---)?$/.test(line)) continue;
    const [, spaces = '', , key, value] = FIELD.exec(line) ?? [];
    if (key === undefined) return null;
    const indent = spaces.length;
    // The first line, and the one below a line without a value, are the first of their map.
    const isFirst = isHead && indent > (open.at(-1) ?? -1);
    if (isFirst) open.push(indent);
    else {
      if (isHead) json += '""';
      for (; (open.at(-1) ?? -1) > indent; open.pop()) json += '}';
      if (open.at(-1) !== indent) return null;
    }
    json += `${isFirst ? '{' : ','}${JSON.stringify(key.trim())}:${value === undefined ? '' : stringOf(key, value)}`;
    isHead = value === undefined;
  }
  const isNested = /\{[^{]*\{/.test(json);
  return isNested ? json.slice(1) + (isHead ? '""' : '') + '}'.repeat(open.length) : null;
};

/** A nested map of YAML, whose groups are parts of the names as in JSON. Null for other texts. */
export const parseYamlMap = (text: string): Found | null => {
  const json = mapAsJson(text.replace(/^\s*\n/, ''));
  const found = json === null ? null : parseJson(json);
  return found && found.colors.length > 0 ? { ...found, kind: 'YAML' } : null;
};
