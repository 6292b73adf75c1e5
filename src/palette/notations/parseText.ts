import { IMPORT } from '../../domain/fileLimits';
import { parseCode } from './code/parseCode';
import { isLatex, parseLatex } from './code/latex';
import { parseMarkup } from './code/markup';
import { parsePropertyList } from './code/propertyList';
import { parseBrandSheet } from './brandSheet';
import { createCollector, refused, type Found } from './found';
import { completedJson } from './json/cutOffJson';
import { jsonDamage } from './json/damagedJson';
import { parseJson } from './json/parseJson';
import { isLink, parseLink } from './link';
import { withLinksBeside } from './linksBeside';
import { parseList } from './list';
import { normalizeText } from './normalizeText';
import { parseNumberArrays } from './numberArrays';
import { parseNumberList } from './numberList';
import { ignoreProgress, type ReportRead } from './progress';
import { parseSections } from './sections';
import { parseCsv } from './tables/csv';
import { parseGpl } from './tables/gpl';
import { parseJasc } from './tables/jasc';
import { parseMarkdownTable } from './tables/markdownTable';
import { parsePaintNet } from './tables/paintNet';
import { parseTerminalEscapes } from './terminalEscapes';
import { parseYamlRecords } from './yamlRecords';

/** Signs that lists do not have: declarations, groups, tags. In 'Colors: teal #0D9488; navy #0F172A' there is none. */
const CODE =
  /[{}<=$]|--|:[^\n:;]{0,200};(?! [\p{L} ]{1,40}\(?#[0-9a-fA-F]{3})|\/\*|^#define\b|\(\s*from\s|\b(?:color-mix|calc)\(/mu;

/** Declarations, functions and hex, which no list of numbers has. */
const WRITTEN = /[{}$]|;(?! ?\d)|--|#[0-9a-f]{3}|\b[a-z_-]{2,30}\d{0,2}\(/i;

/** Lines that are remarks in scripts and settings: what is in them says nothing about the others. */
const REMARKS = /^[ \t]*(?:#+|!)[ \t].*$/gm;

/** 'Anna <anna@example.com>' in the head of a message is no tag. */
const MAIL = /<[\w.+-]{1,64}@[\w.-]{1,200}>/g;

const orIfEmpty = (found: Found, otherwise: () => Found): Found => {
  if (found.colors.length > 0) return found;
  const second = otherwise();
  return second.colors.length > 0 ? second : found;
};

/** So much of a line that has no end, counted from there. */
const END_SHOWN = 30;

/**
 * JSON up to where it breaks off, which is told; null if it does not. Other readers would take the last piece of a value
 * for a color.
 */
const parseCutOffJson = (text: string): Found | null => {
  if (jsonDamage(text) !== 'brokenOff') return null;
  const found = parseJson(completedJson(text));
  if (!found) return null;
  const lines = text.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  const { addProblem, found: end } = createCollector();
  addProblem(lines.length, last.length > END_SHOWN ? `…${last.slice(-END_SHOWN)}` : last, 'brokenOff');
  return { ...found, problems: [...end(found.kind).problems, ...found.problems] };
};

/** By what the text begins with; null where that says nothing. */
const parseBySign = (text: string, trimmed: string): Found | null => {
  if (isLink(trimmed)) return parseLink(trimmed);
  if (text.startsWith('GIMP Palette')) return parseGpl(text);
  if (text.startsWith('JASC-PAL')) return parseJasc(text);
  if (/^;\s*paint\.net/i.test(text)) return parsePaintNet(text);
  if (isLatex(text)) return parseLatex(text);
  return /^[[{"]/.test(trimmed) ? (parseJson(text) ?? parseCutOffJson(text)) : null;
};

const parsePart = (text: string, report: ReportRead): Found => {
  const trimmed = text.trim();
  const sure = parseBySign(text, trimmed);
  if (sure) return sure;
  const table = parseCsv(text);
  // One line alone may be the words 'red, green, blue' and not the head of a table.
  if (table && (table.colors.length > 0 || trimmed.includes('\n'))) return table;
  // In Markdown what looks like a remark is a heading.
  const lines = text.includes('](') ? text : text.replaceAll(REMARKS, '');
  const isCode = CODE.test(lines.replaceAll(MAIL, ''));
  const special =
    parseTerminalEscapes(text) ??
    parseNumberArrays(text) ??
    parseMarkdownTable(text) ??
    parseYamlRecords(text) ??
    (isCode ? null : parseBrandSheet(text));
  if (special) return special;
  const numbers = WRITTEN.test(lines) || trimmed.startsWith('<') ? null : parseNumberList(text);
  if (numbers) return numbers;
  const markup = parsePropertyList(text) ?? parseMarkup(text);
  if (markup) return markup;
  return isCode
    ? orIfEmpty(parseCode(text, report), () => parseList(text, report))
    : orIfEmpty(parseList(text, report), () => parseCode(text, report));
};

/**
 * Colors in any text: a link, JSON, a palette file, a table, numbers, code or a plain list. Never throws: where a
 * reader fails, the text is refused and stays with whoever has it. `report` is told how much has been read.
 */
export const parseText = (raw: string, report: ReportRead = ignoreProgress): Found => {
  if (raw.length > IMPORT.maxBytes) return refused('Text', 'importTooLarge');
  const text = normalizeText(raw);
  if (text.trim() === '') return refused('Text', 'importEmpty');
  try {
    const found = parseSections(text, (part) => parsePart(part, ignoreProgress)) ?? parsePart(text, report);
    return withLinksBeside(found, text);
  } catch {
    return refused('Text', 'importFailed');
  }
};
