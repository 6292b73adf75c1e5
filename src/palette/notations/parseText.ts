import { IMPORT } from '../../domain/fileLimits';
import { parseKrita } from './binary/krita';
import { withCrgbCalls } from './code/fastLed';
import { withJoinedHsl } from './code/joinedHsl';
import { parseKml } from './code/kml';
import { parseCode } from './code/parseCode';
import { isLatex, parseLatex } from './code/latex';
import { parseLooseColors } from './code/looseColors';
import { parseMarkup } from './code/markup';
import { parsePropertyList } from './code/propertyList';
import { withRgb888 } from './code/rgb565';
import { withRedFirst } from './code/windowsColors';
import { withParentheses } from './code/withParentheses';
import { parseBrandSheet } from './brandSheet';
import { createCollector, refused, type Found } from './found';
import { leadsToIssues, withoutNumbers } from './issueNumbers';
import { completedJson } from './json/cutOffJson';
import { jsonDamage } from './json/damagedJson';
import { jsonOfModule } from './json/jsonModule';
import { parseJson } from './json/parseJson';
import { parseLabeledRecords } from './labeledRecords';
import { isLink, parseLink } from './link';
import { withLinksBeside } from './linksBeside';
import { withColons } from './list/labeledLines';
import { mixedItems } from './list/mixedItems';
import { parseList } from './list/parseList';
import { parseSpacedHex } from './list/spacedHex';
import { normalizeText } from './normalizeText';
import { parseNumberArrays } from './numberArrays';
import { parseNumberList } from './numberList';
import { withPageText } from './pageText';
import { ignoreProgress, type ReportRead } from './progress';
import { parseSections } from './sections';
import { parseColorMap } from './tables/colorMap';
import { svgOfAddress } from './svgAddress';
import { parseCsv } from './tables/csv';
import { parseDrawingCommands } from './tables/drawingCommands';
import { parseGimpGradient } from './tables/gimpGradient';
import { parseGpl } from './tables/gpl';
import { parseJasc } from './tables/jasc';
import { isLut } from './tables/lut';
import { parseMarkdownTable } from './tables/markdownTable';
import { parsePaintNet } from './tables/paintNet';
import { parseRichText } from './tables/richText';
import { parseSpacedTable } from './tables/spacedTable';
import { parseSubtitles } from './tables/subtitles';
import { parseWavefront } from './tables/wavefront';
import { parseTerminalEscapes } from './terminalEscapes';
import { parseYamlMap } from './yamlMap';
import { readColor } from './values/readColor';
import { parseYamlRecords } from './yamlRecords';

/** Characters of code that lists lack: declarations, groups, tags. 'Colors: teal #0D9488; navy #0F172A' has none. */
const CODE =
  /[{}<=$]|(?<!-)--(?![-\s])|(?:^|[;,])[ \t]{0,20}-- |:[^\n:;]{0,200};(?! [\p{L} ]{1,40}(?: : )?\(?#[0-9a-fA-F]{3}| ?(?:RGB|CMYK|HSL|HSB|HEX|LAB|Lab|PMS|Pantone|PANTONE|RAL)\b)|\/\*|^#define\b|\(\s*from\s|\b(?:color-mix|calc|(?:linear|radial|conic)-gradient)\(|(?<!@define-)\b\w{0,12}[cC]olou?r\w{0,3}[ \t]{1,4}\w{1,40}\([^()\n]{1,80}\);|\bnew \w{1,30}\(|\bCRGB\(|\b(?:UI|NS|CG)?Color\((?:[a-z]{3,24}:|0x)|\.set(?:RGB|HSL|Hex)\(/mu;

/** Declarations, functions and hex, which lists of numbers lack. */
const WRITTEN = /[{}$]|;(?! ?\d)|--|#[0-9a-f]{3}|\b[a-z_-]{2,30}\d{0,2}\(/i;

const HEX = /#[0-9a-f]{6}\b/i;
/** A comment line of settings. */
const SETTINGS_REMARK = /^[ \t]*;.*$/gm;

/** Comment lines of scripts and settings, and drawn lines: they say nothing about the notation of the others. */
const REMARKS =
  /^[ \t]*(?:(?:#+|!)[ \t].*|([-=_*~])\1{2,200}(?:[ \t]{1,20}\1{2,200}){0,20}[ \t]*|\+(?:[-=]{2,200}\+){1,20}[ \t]*)$/gm;

/** The '<…>' of 'Anna <anna@example.com>' in a message header is no tag. */
const MAIL = /<[\w.+-]{1,64}@[\w.-]{1,200}>/g;

/** Numbers of code, which its own reader has judged, and values called ids: a list would take them for colors. */
const JUDGED = /\b0x[0-9a-f]{1,16}\w{0,3}\b|\b\w{0,20}id["']?\s{0,4}[:=]\s{0,4}["'][0-9a-f]{6,8}["']/gi;

/** Words without the numbers in them that refer to something: no code, in which all '#' were colors. */
const withoutReferences = (text: string): string => {
  const isTracked = leadsToIssues(text);
  return text
    .split('\n')
    .map((line) => withoutNumbers(line, isTracked))
    .join('\n');
};

const orIfEmpty = (found: Found, otherwise: () => Found): Found => {
  if (found.colors.length > 0) return found;
  const second = otherwise();
  return second.colors.length > 0 ? second : found;
};

/** How much is shown of the end of a truncated line. */
const END_SHOWN = 30;

/**
 * Truncated JSON up to the cut, which is reported; null if it is not truncated. Other readers would take the rest of a
 * value for a color.
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

/** A reader chosen by how the text begins; null where that does not decide. */
const parseBySign = (text: string, trimmed: string): Found | null => {
  if (isLink(trimmed)) return parseLink(trimmed);
  if (text.startsWith('GIMP Palette')) return parseGpl(text);
  if (text.startsWith('GIMP Gradient')) return parseGimpGradient(text);
  if (text.startsWith('JASC-PAL')) return parseJasc(text);
  if (/^;\s*paint\.net/i.test(text)) return parsePaintNet(text);
  if (isLut(text)) return refused('LUT', 'importLut');
  if (isLatex(text)) return parseLatex(text);
  if (/^<ColorSet\s/.test(trimmed.replace(/^<\?xml[^>]{0,100}\?>\s*/, ''))) return parseKrita(text);
  const json = jsonOfModule(text);
  const ofModule = json === null ? null : parseJson(json);
  if (ofModule) return ofModule;
  return /^[[{"]/.test(trimmed) ? (parseJson(text) ?? parseCutOffJson(text)) : null;
};

/** Longer texts with signs of code are code. */
const LISTS_MAX = 2000;

/** Whether all lines are lists of colors, whose signs are those of code by chance: 'Brand = #ff8800; teal'. */
const areListLines = (text: string): boolean =>
  text.length <= LISTS_MAX &&
  !/[{}<$[\]"'`]|(?<!var\()--|\/\*|\/\/|\b0x/.test(text) &&
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every(
      (line) =>
        mixedItems(line, readColor)
          ?.slice(1)
          .every(({ name }) => name === null) === true,
    );

/** Lines of numbers, or the list that they are with the lines between them that no reader of numbers knows. */
const withOtherNotations = (numbers: Found, text: string, report: ReportRead): Found => {
  if (numbers.problems.length === 0 || text.length > LISTS_MAX) return numbers;
  const list = parseList(text, report);
  const hasMore =
    list.colors.length > numbers.colors.length && list.problems.length < numbers.problems.length;
  return hasMore ? list : numbers;
};

const readPart = (written: string, report: ReportRead): Found => {
  const sure = parseBySign(written, written.trim());
  if (sure) return sure;
  const text = withColons(written);
  const trimmed = text.trim();
  const ofProgram =
    parseColorMap(text) ??
    parseDrawingCommands(text) ??
    parseSubtitles(text) ??
    parseRichText(text) ??
    parseWavefront(text) ??
    parseKml(text);
  if (ofProgram) return ofProgram;
  const table = parseCsv(text);
  // A single line may be the words 'red, green, blue' and not the head of a table; hex shows that it is read otherwise.
  if (table && (table.colors.length > 0 || (trimmed.includes('\n') && !HEX.test(text)))) return table;
  const rows = parseSpacedTable(text) ?? parseSpacedHex(text);
  if (rows) return rows;
  // In Markdown, what looks like a comment is a heading.
  const lines = text.includes('](') ? text : text.replaceAll(REMARKS, '');
  const isCode = CODE.test(lines.replaceAll(MAIL, '')) && !areListLines(text);
  const special =
    parseLooseColors(text) ??
    parseTerminalEscapes(text) ??
    parseNumberArrays(text) ??
    parseMarkdownTable(text) ??
    parseYamlRecords(text) ??
    parseYamlMap(text) ??
    parseLabeledRecords(text) ??
    (isCode ? null : parseBrandSheet(text));
  if (special) return special;
  const numbers =
    WRITTEN.test(lines.replaceAll(SETTINGS_REMARK, '')) || trimmed.startsWith('<')
      ? null
      : parseNumberList(text);
  if (numbers) return withOtherNotations(numbers, text, report);
  const markup = parsePropertyList(text) ?? parseMarkup(text);
  if (markup) return markup;
  return isCode
    ? orIfEmpty(parseCode(text, report), () => parseList(text.replaceAll(JUDGED, ' '), report))
    : orIfEmpty(parseList(text, report), () => parseCode(withoutReferences(text), report));
};

/** Code whose colors are written in other ways than those the readers of code know, in theirs. */
const asCommonCode = (text: string): string =>
  withJoinedHsl(withParentheses(withRgb888(withCrgbCalls(withRedFirst(text)))));

const parsePart = (text: string, report: ReportRead): Found =>
  withPageText(readPart(text, report), text, (shown) => readPart(shown, ignoreProgress));

/**
 * The colors in any text: a link, JSON, a palette file, a table, numbers, code or a plain list. Never throws: if a
 * reader fails, the text is refused. `report` receives the progress.
 */
export const parseText = (raw: string, report: ReportRead = ignoreProgress): Found => {
  if (raw.length > IMPORT.maxBytes) return refused('Text', 'importTooLarge');
  const text = asCommonCode(normalizeText(svgOfAddress(raw) ?? raw));
  if (text.trim() === '') return refused('Text', 'importEmpty');
  try {
    const found = parseSections(text, (part) => parsePart(part, ignoreProgress)) ?? parsePart(text, report);
    return withLinksBeside(found, text);
  } catch {
    return refused('Text', 'importFailed');
  }
};
