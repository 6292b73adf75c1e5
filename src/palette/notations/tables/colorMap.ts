import type { Color } from '../../../color/types';
import { createCollector, type Collector, type Found } from '../found';
import { noteAlpha } from '../values/opacity';
import { colorFromChannels, colorFromHsb, readColor } from '../values/readColor';
import { isAlike } from '../values/likeness';
import { linesOf } from './lines';

/** The second line of the color maps that QGIS exports. */
const QGIS = /(?:^|\n)INTERPOLATION:(?:INTERPOLATED|DISCRETE|EXACT)\s*(?:\n|$)/;
/** A value, the channels with the opacity, and the label. */
const QGIS_ROW = /^[^,]{1,40},(\d{1,3}),(\d{1,3}),(\d{1,3}),(\d{1,3})(?:,(.*))?$/;

const Z = String.raw`[-+]?(?:\d{1,12}\.?\d{0,12}|\.\d{1,12})(?:e[-+]?\d{1,3})?%?`;
const CHANNELS = String.raw`(\d{1,3}(?:\.\d{0,6})?(?:[/:-]\d{1,3}(?:\.\d{0,6})?){2}|\d{1,3}(?:\.\d{0,6})?(?:\s{1,8}\d{1,3}(?:\.\d{0,6})?){2}|#[0-9a-f]{6})`;
/** A slice of a color table of GMT: '-10 13 148 136 0 245 158 11', '0 13/148/136 1 245/158/11'. */
const SLICE = new RegExp(
  String.raw`^(${Z})\s{1,8}${CHANNELS}\s{1,8}(${Z})\s{1,8}${CHANNELS}(?:\s{1,8}[LUB])?\s*(?:;\s*(.*))?$`,
  'i',
);
/** Colors of what lies below and above all slices, and of missing values. */
const OUTSIDE = /^[BFN]\s/;
/** A rule of GRASS: '0% 13:148:136', '50% blue', 'nv white'. */
const RULE = new RegExp(String.raw`^${Z}\s+((?:\d+:){2}\d+|[a-z]+)$`, 'i');
/** A rule of GDAL, which has a word as 'nv' or percent somewhere to tell it from other numbers: '50% 13 148 136 255'. */
const SPACED_RULE = new RegExp(String.raw`^${Z}[\s,]+((?:\d+[\s,]+){2}\d+)(?:[\s,]+\d+)?$`, 'i');
const OTHER_RULE = /^(?:nv|default)[\s,]|^end$/;
/** Words of GRASS that mean the same in CSS; its green is the brightest, and it has others of its own. */
const SAME_WORD = /^(?:white|black|red|blue|yellow|magenta|cyan)$/;
/** '09:15:30'. A rule has no zeros in front, and no map is as dark as the numbers of hours and minutes. */
const TIME = /^(?:1?\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const PADDED = /(?:^|:)0\d/;

/** Lines that say something about the others. */
const REMARK = /^#/;
/** Longer texts are no color maps. */
const LENGTH_MAX = 200_000;
const LINES_MIN = 2;

const channelsOf = (text: string): number[] => text.split(/[\s/:-]+/).map(Number);

const readQgis = (text: string, { addColor, addProblem }: Collector): void => {
  for (const { line, text: row } of linesOf(text)) {
    if (row === '' || REMARK.test(row) || row.startsWith('INTERPOLATION:')) continue;
    const [, r, g, b, a, label] = QGIS_ROW.exec(row) ?? [];
    const color = colorFromChannels([r, g, b].map(Number));
    if (!color) addProblem(line, row);
    else if (noteAlpha(color, Number(a) / 255)) addColor(color, label ?? null);
  }
};

type Line = { readonly line: number; readonly text: string };

/** Reads the rules of GRASS; returns whether the lines are such. */
const readRules = (lines: readonly Line[], { addColor, addProblem }: Collector): boolean => {
  const isSure = lines.some(({ text }) => OTHER_RULE.test(text) || /^[\d.]+%/.test(text));
  const valueOf = (text: string): string | undefined =>
    RULE.exec(text)?.[1] ?? (isSure ? SPACED_RULE.exec(text)?.[1]?.replaceAll(/[\s,]+/g, ':') : undefined);
  const rules = lines
    .filter(({ text }) => !OTHER_RULE.test(text))
    .map(({ line, text }) => ({ line, text, value: valueOf(text) }));
  const channels = rules.flatMap(({ value }) => (value?.includes(':') ? [value] : []));
  const areTimes =
    channels.every((value) => TIME.test(value)) || channels.some((value) => PADDED.test(value));
  if (rules.length < LINES_MIN || areTimes || rules.some(({ value }) => value === undefined)) return false;
  for (const { line, text, value = '' } of rules) {
    const word = value === 'green' ? readColor('lime') : SAME_WORD.test(value) ? readColor(value) : null;
    const color = value.includes(':') ? colorFromChannels(channelsOf(value)) : word;
    if (color) addColor(color);
    else addProblem(line, text, value.includes(':') ? 'outOfRange' : 'elsewhere');
  }
  return true;
};

type Slice = {
  readonly from: number;
  readonly to: number;
  readonly low: Color;
  readonly high: Color;
  readonly label: string | null;
};

/** A slice of a map; null for other lines. */
const sliceOf = (row: string, isHsv: boolean): Slice | null => {
  const [, from, first = '', to, second = '', label = null] = SLICE.exec(row) ?? [];
  const read = (text: string): Color | null => {
    if (text.startsWith('#')) return readColor(text);
    const channels = channelsOf(text);
    const [h = NaN, s = NaN, v = NaN] = channels;
    return isHsv ? colorFromHsb(h, s, v) : colorFromChannels(channels.map(Math.round));
  };
  const [low, high] = [read(first), read(second)];
  return low && high ? { from: Number(from), to: Number(to), low, high, label } : null;
};

/**
 * Color maps of geographic data: exports of QGIS, color tables of GMT ('.cpt'), rules of GRASS. Their numbers before the
 * colors are heights. Null for other texts.
 */
export const parseColorMap = (text: string): Found | null => {
  if (text.length > LENGTH_MAX) return null;
  const collector = createCollector();
  if (QGIS.test(text)) {
    readQgis(text, collector);
    return collector.found('Color map');
  }
  const rows = linesOf(text).filter(({ text: row }) => row !== '' && !REMARK.test(row));
  if (readRules(rows, collector)) return collector.found('Color map');
  const isHsv = /^#[ \t]*COLOR_MODEL[ \t]*=[ \t]*\+?HSV/im.test(text);
  const slices = rows
    .filter(({ text: row }) => !OUTSIDE.test(row))
    .map(({ text: row }) => sliceOf(row, isHsv));
  if (slices.length < LINES_MIN) return null;
  let last: Slice | null = null;
  for (const slice of slices) {
    // Slices follow each other without a gap; rows of other numbers do not.
    if (!slice || (last && last.to !== slice.from)) return null;
    // A slice mostly begins with the color that the one before it ends with.
    if (!last || !isAlike(last.high, slice.low)) collector.addColor(slice.low, slice.label);
    if (!isAlike(slice.low, slice.high)) collector.addColor(slice.high);
    last = slice;
  }
  return collector.found('Color map');
};
