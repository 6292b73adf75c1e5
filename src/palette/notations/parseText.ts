import { IMPORT } from '../../domain/limits';
import { refused, type Found } from './found';
import { parseCode } from './code/parseCode';
import { parseJson } from './json/parseJson';
import { isLink, parseLink } from './link';
import { parseList } from './list';
import { parseCsv } from './tables/csv';
import { parseGpl } from './tables/gpl';
import { parseJasc } from './tables/jasc';
import { parsePaintNet } from './tables/paintNet';

/** Signs that lists do not have: declarations, groups, tags. */
const CODE = /[{}<=$]|--|:[^\n]{0,200};|\/\*/;

const orIfEmpty = (found: Found, otherwise: () => Found): Found => {
  if (found.colors.length > 0) return found;
  const second = otherwise();
  return second.colors.length > 0 ? second : found;
};

/** Colors in any text: a link, JSON, a palette file, a table, code or a plain list. Never throws. */
export const parseText = (raw: string): Found => {
  if (raw.length > IMPORT.maxBytes) return refused('Text', 'importTooLarge');
  const text = raw.replace(/^\uFEFF/, '').replaceAll(/\r\n?|\u2028|\u2029/g, '\n');
  const trimmed = text.trim();
  if (trimmed === '') return refused('Text', 'importEmpty');
  if (isLink(trimmed)) return parseLink(trimmed);
  if (text.startsWith('GIMP Palette')) return parseGpl(text);
  if (text.startsWith('JASC-PAL')) return parseJasc(text);
  if (/^;\s*paint\.net/i.test(text)) return parsePaintNet(text);

  const json = /^[[{"]/.test(trimmed) ? parseJson(text) : null;
  if (json) return json;
  const table = parseCsv(text);
  // One line alone may be the words 'red, green, blue' and not the head of a table.
  if (table && (table.colors.length > 0 || trimmed.includes('\n'))) return table;
  return CODE.test(text)
    ? orIfEmpty(parseCode(text), () => parseList(text))
    : orIfEmpty(parseList(text), () => parseCode(text));
};
