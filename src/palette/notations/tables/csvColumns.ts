import type { Color } from '../../../color/types';
import {
  colorFromChannels,
  colorFromFractions,
  colorFromHsb,
  colorFromInks,
  readBareColor,
  readColor,
} from '../values/readColor';
import { colorOfWord } from '../prose/names';
import type { AlphaPlace } from '../values/alphaPlace';
import { isOtherColor } from '../values/likeness';
import { areLch, labReader, lchReader } from '../values/lightness';
import { noteAlpha, opacityIn } from '../values/opacity';
import { alphaTitles, CHANNEL_TITLES, findTitle, isPercentTitle, labTitles, titleOf } from './csvTitles';
import type { CsvRow } from './csvRows';
import { modelColumn } from './modelColumn';

/** How to read the color of a row, and which cell has its name. */
export type Columns = {
  readonly color: (cells: readonly string[]) => Color | null;
  /** −1 for none. */
  readonly name: number;
};

/** Titles of columns that contain a color each, the likeliest first. */
export const VALUE_TITLES =
  /^(?:hex|html|web)?[ _-]?(?:hex|html|web|code|value|color|colour|rgb|css)(?:[ _-]?(?:code|value|color|colour))?$|^(?:hexwert|hexcode|farbwert|farbcode|couleur|colore|código|codigo)$/;
/** 'Código HEX', '16進数': titles of colors only if hex is found below. */
export const HEX_TITLE = /^(?=.{1,24}$).*(?:(?<!\p{L})hex|16進|十六进制)/u;
export const NAME_TITLES = [
  'name',
  'label',
  'title',
  'color name',
  'colour name',
  'color_name',
  'token',
  'variable',
  'swatch',
  'color',
  'colour',
  'key',
  'farbe',
  'farbname',
  'nom',
  'nome',
  'nombre',
  'cor',
  'naam',
  'название',
  '名前',
  '色名',
  '名称',
  '名稱',
];

/** Of those, titles that documents also give to a picture of each color. */
const PICTURE_TITLES = /^(?:swatch|colou?r)$/;

const IS_WORD = /^[a-z ]+$/i;
/** One letter names nothing, but one character of Chinese does: '墨'. */
const IS_NAME = /\p{L}{2}|\p{Script=Han}/u;
export const HEX_CELL = /^#?(?:[0-9a-f]{6}|[0-9a-f]{8})$|^#[0-9a-f]{3,4}$/i;

/** How many rows are examined to find out what a column contains. */
export const SAMPLE = 100;

/** A table with more columns than this has other columns than colors. */
export const COLUMNS_MAX = 100;

/** A number with a decimal point or comma. */
const numberOf = (cell: string): number => Number.parseFloat(cell.replace(',', '.'));

const numbers = (cells: readonly string[], columns: readonly number[]): number[] =>
  columns.map((column) => numberOf(cells[column] ?? ''));

/** Whether the channels of a table are fractions: none exceeds 1, and some is not whole. */
const areFractions = (rows: readonly CsvRow[], columns: readonly number[]): boolean => {
  const values = rows.flatMap(({ cells }) => numbers(cells, columns));
  return values.every((value) => !(value > 1)) && values.some((value) => value % 1 > 0);
};

/**
 * Whether inks, or the saturation and lightness of a table, are fractions: none exceeds 1 or has a percent sign. As
 * percent they would all be nearly white or nearly black.
 */
const areUnits = (head: readonly string[], rows: readonly CsvRow[], columns: readonly number[]): boolean =>
  columns.every((column) => !isPercentTitle(head[column] ?? '')) &&
  rows.every(({ cells }) => columns.every((column) => cells[column]?.endsWith('%') !== true)) &&
  rows.flatMap(({ cells }) => numbers(cells, columns)).every((value) => !(value > 1));

/** Numbers of which the first is a lightness: percent beside rows of fractions are fractions, too. */
const lightnessNumbers = (rows: readonly CsvRow[], columns: readonly number[]) => {
  const [first = -1] = columns;
  const isPercent = (cells: readonly string[]): boolean => cells[first]?.endsWith('%') === true;
  const bare = rows.filter(({ cells }) => !isPercent(cells)).flatMap(({ cells }) => numbers(cells, [first]));
  const isOfUnit = bare.length > 0 && bare.every((lightness) => lightness <= 1);
  return (cells: readonly string[]): number[] => {
    const [l = NaN, ...others] = numbers(cells, columns);
    return [isOfUnit && isPercent(cells) ? l / 100 : l, ...others];
  };
};

/** Red, green and blue in a cell each: up to 255, up to 1, or in percent. */
const readChannels = (
  cells: readonly string[],
  columns: readonly number[],
  isFraction: boolean,
  isPercent: boolean,
) => {
  const values = numbers(cells, columns);
  if (isPercent || columns.every((column) => cells[column]?.endsWith('%') === true))
    return colorFromFractions(values.map((value) => value / 100));
  return isFraction ? colorFromFractions(values) : colorFromChannels(values);
};

/** '0x0D9488', with the opacity first. */
const ZERO_X = /^0x(?=(?:[0-9a-f]{2}){3,4}$)/i;

/** A color in a single cell, also by its channels: '13, 148, 136'. */
export const readCell = (cell: string, alpha: AlphaPlace): Color | null =>
  (ZERO_X.test(cell) ? readColor(cell.replace(ZERO_X, '#'), 'first') : readBareColor(cell, alpha)) ??
  (/^\d{1,3}(?:[ ,;]+\d{1,3}){2}$/.test(cell) ? colorFromChannels(cell.split(/[ ,;]+/).map(Number)) : null);

export const SIGNED_CELL = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

const BARE_CELL = /^[0-9a-f]{6}$/i;

/** Whether most rows have hex with '#' in a column, or all have hex without it that is neither numbers nor words. */
export const isHexColumn = (rows: readonly CsvRow[], column: number): boolean => {
  const cells = rows.map((row) => row.cells[column] ?? '');
  const isMixed = (cell: string): boolean => /[a-f]/i.test(cell) && /\d/.test(cell);
  return (
    cells.filter((cell) => SIGNED_CELL.test(cell)).length * 2 > cells.length ||
    (cells.every((cell) => BARE_CELL.test(cell)) && cells.some(isMixed))
  );
};

/**
 * The column with the most hex among those whose title allows colors. CSS color words count only where no column has
 * hex, whatever its title, and not where there are channels.
 */
const valueColumn = (
  titles: readonly string[],
  rows: readonly CsvRow[],
  alpha: AlphaPlace,
  hasChannels: boolean,
): number => {
  const isTitle = (title: string): boolean => VALUE_TITLES.test(title) || HEX_TITLE.test(title);
  const candidates = [...titles.keys()].filter((column) => isTitle(titles[column] ?? ''));
  const count = (column: number, isColor: (cell: string) => boolean): number =>
    rows.filter(({ cells }) => isColor(cells[column] ?? '')).length;
  const best = (isColor: (cell: string) => boolean): number => {
    const scored = candidates.map((column) => ({
      column,
      // A title with 'hex' or 'html' breaks ties.
      score: count(column, isColor) + (/hex|html/.test(titles[column] ?? '') ? 0.5 : 0),
    }));
    const [first] = scored.toSorted((a, b) => b.score - a.score);
    return first && first.score >= 1 ? first.column : -1;
  };
  const hex = best((cell) => HEX_CELL.test(cell));
  if (hex >= 0) return hex;
  // Beside hex, a word is a name.
  if (candidates.length > 0 && titles.slice(0, COLUMNS_MAX).some((_, column) => isHexColumn(rows, column)))
    return -1;
  return best((cell) => !(hasChannels && IS_WORD.test(cell)) && readCell(cell, alpha) !== null);
};

/** The first column of words, for tables without a title for names. */
export const wordColumn = (
  rows: readonly CsvRow[],
  width: number,
  alpha: AlphaPlace,
  value: number,
): number =>
  Array.from({ length: width }, (_, column) => column).find(
    (column) =>
      column !== value &&
      rows.every(({ cells }) => {
        const cell = cells[column] ?? '';
        return (
          IS_NAME.test(cell) && !HEX_CELL.test(cell) && (IS_WORD.test(cell) || readCell(cell, alpha) === null)
        );
      }),
  ) ?? -1;

/** The columns by their titles in the first row. Null where these name neither colors nor channels. */
export const columnsOf = (
  head: readonly string[],
  rows: readonly CsvRow[],
  alpha: AlphaPlace,
): Columns | null => {
  const titles = head.map(titleOf);
  const columnsUnder = (channels: readonly (readonly string[])[]): number[] =>
    channels.map((names) => findTitle(titles, names));
  const sample = rows.slice(0, SAMPLE);
  const rgb = columnsUnder(CHANNEL_TITLES.rgb);
  const cmyk = columnsUnder(CHANNEL_TITLES.cmyk);
  const hsl = columnsUnder(CHANNEL_TITLES.hsl);
  const hsb = columnsUnder(CHANNEL_TITLES.hsb);
  const starred = columnsUnder(CHANNEL_TITLES.lab);
  const lab = starred.every((column) => column >= 0) ? starred : columnsUnder(labTitles(titles));
  const lch = columnsUnder(CHANNEL_TITLES.lch);
  const has = (columns: readonly number[]): boolean => columns.every((column) => column >= 0);
  const polar = has(hsl) ? hsl : hsb;
  const lchNumbers = lightnessNumbers(sample, lch);
  const labNumbers = lightnessNumbers(sample, lab);
  // Beside the hue of HSL or HSB, 'l' and 'c' are others'; prices have the letters of open, high, low and close.
  const isLch =
    has(lch) && !has(polar) && !titles.includes('o') && areLch(sample.map(({ cells }) => lchNumbers(cells)));
  const hasChannels = [rgb, cmyk, hsl, hsb, lab].some(has) || isLch;
  const modeled = hasChannels ? null : modelColumn(titles, sample);
  const value = valueColumn(titles, sample, alpha, hasChannels || modeled !== null);
  const ofModel = value >= 0 ? null : modeled;
  const isPercent = rgb.every((column) => isPercentTitle(head[column] ?? ''));
  const isFraction = has(rgb) && areFractions(sample, rgb);
  const inkWhole = areUnits(head, sample, cmyk) ? 1 : 100;
  const isUnit = areUnits(head, sample, polar.slice(1));
  const areTurns = isUnit && areUnits(head, sample, polar.slice(0, 1));
  const opacity = findTitle(titles, alphaTitles(titles, hasChannels));
  const readLab = has(lab) ? labReader(sample.map(({ cells }) => labNumbers(cells))) : null;
  const readLch = isLch ? lchReader(sample.map(({ cells }) => lchNumbers(cells))) : null;
  const hasValueTitle = value >= 0 || titles.some((title) => VALUE_TITLES.test(title));
  if (!hasValueTitle && !hasChannels && !ofModel) return null;

  const channelsColor = (cells: readonly string[]): Color | null => {
    if (has(rgb)) return readChannels(cells, rgb, isFraction, isPercent);
    if (has(cmyk)) return colorFromInks(numbers(cells, cmyk).map((ink) => ink / inkWhole));
    if (readLab) return readLab(labNumbers(cells));
    if (readLch) return readLch(lchNumbers(cells));
    const [hue = NaN, ...others] = numbers(cells, polar);
    const h = areTurns ? hue * 360 : hue;
    const [s = NaN, l = NaN] = others.map((part) => (isUnit ? part * 100 : part));
    return has(hsl) ? readColor(`hsl(${h} ${s}% ${l}%)`) : colorFromHsb(h, s / 100, l / 100);
  };
  const color = (cells: readonly string[]): Color | null => {
    const own =
      readCell(cells[value] ?? '', alpha) ?? (ofModel ? ofModel.color(cells) : channelsColor(cells));
    return noteAlpha(own, opacityIn(cells[opacity]?.replace(',', '.'))) ?? own;
  };
  // In documents the swatches are pictures of the colors: signs, or cells that are empty here.
  const hasNames = (column: number): boolean =>
    !PICTURE_TITLES.test(titles[column] ?? '') ||
    sample.some(({ cells }) => /[^\s\p{P}\p{S}\p{M}]/u.test(cells[column] ?? ''));
  // An id may be a number: it is the name only where there are no words.
  const name = [
    ...NAME_TITLES.map((title) => titles.indexOf(title)).filter(hasNames),
    wordColumn(sample, titles.length, alpha, value),
    titles.indexOf('id'),
  ].find((column) => column >= 0 && column !== (ofModel?.column ?? value));
  return { color, name: name ?? -1 };
};

/** How the first cell of a row begins; lines of code often begin with other characters. */
const IS_PLAIN = /^[\p{L}\p{N}#]/u;

/** Whether all cells are colors, and one in words is no name of the value in its row: each row is a list. */
const areLists = (rows: readonly CsvRow[], value: number, alpha: AlphaPlace): boolean => {
  const isOther = (cells: readonly string[], cell: string): boolean => {
    const [said, color] = [colorOfWord(cell), readColor(cells[value] ?? '', alpha)];
    return said !== null && color !== null && isOtherColor(cell, said, color);
  };
  return (
    rows.every(({ cells }) => cells.every((cell) => readCell(cell, alpha) !== null)) &&
    rows.some(({ cells }) => cells.some((cell) => isOther(cells, cell)))
  );
};

/**
 * The columns of a table without titles: the only one whose cells are all hex with '#', and the first one of words.
 * Null where rows differ in length, or there is no such column.
 */
export const columnsOfCells = (rows: readonly CsvRow[], alpha: AlphaPlace): Columns | null => {
  const width = rows[0]?.cells.length ?? 0;
  if (rows.length < 2 || width < 3) return null;
  if (!rows.every(({ cells }) => cells.length === width && IS_PLAIN.test(cells[0] ?? ''))) return null;
  const [value = -1, ...others] = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.every(({ cells }) => SIGNED_CELL.test(cells[column] ?? '')),
  );
  const name = wordColumn(rows, width, alpha, value);
  if (value < 0 || others.length > 0 || name < 0 || areLists(rows, value, alpha)) return null;
  return { color: (cells) => readColor(cells[value] ?? '', alpha), name };
};
