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
/** A rule of GRASS: '0% 13:148:136', 'nv white'. */
const RULE = new RegExp(String.raw`^${Z}\s{1,8}(\d{1,3}(?::\d{1,3}){2})$`, 'i');
const OTHER_RULE = /^(?:nv|default)\s/;

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
  const rows = linesOf(text)
    .map(({ text: row }) => row)
    .filter((row) => row !== '' && !REMARK.test(row));
  const rules = rows.filter((row) => !OTHER_RULE.test(row)).map((row) => RULE.exec(row)?.[1]);
  if (rules.length >= LINES_MIN && rules.every((rule) => rule !== undefined)) {
    for (const rule of rules) {
      const color = colorFromChannels(channelsOf(rule));
      if (color) collector.addColor(color);
    }
    return collector.found('Color map');
  }
  const isHsv = /^#\s{0,8}COLOR_MODEL\s{0,4}=\s{0,4}\+?HSV/im.test(text);
  const slices = rows.filter((row) => !OUTSIDE.test(row)).map((row) => sliceOf(row, isHsv));
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
