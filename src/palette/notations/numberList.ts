import type { Color } from '../../color/types';
import { createCollector, type Found } from './found';
import { sentenceName } from './prose/prose';
import { hasTriples } from './prose/values';
import { hasSentenceWord } from './prose/words';
import { linesOf } from './tables/lines';
import { LETTERED_IN_WORDS } from './values/channelLetters';
import { CHROMA_MAX, OK_MAX } from './values/lightness';
import { alphaOf, noteAlpha } from './values/opacity';
import {
  colorFromChannels,
  colorFromFractions,
  colorFromHsb,
  colorFromInks,
  readColor,
} from './values/readColor';
import { statesSeveral, withoutStatedValues } from './values/statedValues';
import { unreadAs } from './values/unread';

const NUMBER = String.raw`(?:0|[1-9]\d{0,2})(?:\.\d{1,10})?[%°]?`;
/** 'R: 13', 'c=91', or the number alone. */
const channel = String.raw`(?:\b([a-z])\s?[:=]?\s?)?(${NUMBER})`;
const BETWEEN = String.raw`(?: ?[,;/|] ?| )`;
/** 'RGB 28-169-201': only behind its model, since dates and numbers of telephones are written so. */
const HYPHENATED =
  /\b(rgb|hsl|hs[bv]|cmyk)([ :=]{1,3}\d{1,3}(?:\.\d{1,4})?%?)((?:-\d{1,3}(?:\.\d{1,4})?%?){2,3})(?![\w-])/gi;
const ROW = new RegExp(
  String.raw`^(.*?)(?<![\w.#%-]|\d:)(?:(rgba?|hsla?|hs[bv]|cmyk) ?[:=(]? ?)?[([{]? ?${channel}${BETWEEN}${channel}${BETWEEN}${channel}(?:${BETWEEN}${channel})? ?[)\]}]*(?![\w.#%-])(.*)$`,
  'i',
);

/** The color that ends a sentence, with its model before it: 'Our teal is RGB 13 148 136.' */
const LAST_OF_SENTENCE = /(\b(?:rgb|hsl|hs[bv]|cmyk|lch|lab|ok(?:lch|lab))\b[^\p{L}]{5,40}\d[%°]?\)?)\.$/iu;

const SIGNED = String.raw`([-+−]?\d{1,3}(?:\.\d{1,10})?)`;
/** 'LAB 55 -34 -4', 'L* 55 a* -34 b* -4'. */
const LAB_ROW = new RegExp(
  String.raw`^(.*?)(?<![\w.#%-])[([]? ?(?:(?:cie ?)?l\*?a\*?b\*? ?[:=(]? ?${SIGNED}${BETWEEN}${SIGNED}${BETWEEN}${SIGNED}|l\*? ?[:=]? ?${SIGNED}${BETWEEN}a\*? ?[:=]? ?${SIGNED}${BETWEEN}b\*? ?[:=]? ?${SIGNED}) ?\)?(?![\w.#%-])(.*)$`,
  'i',
);

/** 'OKLCH 0.6 0.104 184.7', 'LCH: 55% 32 187', 'OKLab 0.6 -0.1 0'. */
const POLAR_ROW = new RegExp(
  String.raw`^(.*?)(?<![\w.#%-])[([]? ?((?:ok|cie ?)?lch|oklab) ?[:=(]? ?(\d{1,3}(?:\.\d{1,10})?%?)${BETWEEN}${SIGNED}${BETWEEN}${SIGNED}°? ?\)?(?![\w.#%-])(.*)$`,
  'i',
);

type Model = 'rgb' | 'hsl' | 'hsb' | 'cmyk' | 'lab' | 'lch' | 'oklch' | 'oklab';

/** The color model, by the word before the numbers or by their letters. */
const MODELS: ReadonlyMap<string, Model> = new Map([
  ['rgb', 'rgb'],
  ['rgba', 'rgb'],
  ['hsl', 'hsl'],
  ['hsla', 'hsl'],
  ['hsb', 'hsb'],
  ['hsv', 'hsb'],
  ['cmyk', 'cmyk'],
]);

/** Unreal writes blue first, others the opacity. */
const RGB_LETTERS = /^(?:rgba?|bgra?|argb|abgr)$/;

const KINDS = {
  rgb: 'RGB list',
  hsl: 'HSL list',
  hsb: 'HSB list',
  cmyk: 'CMYK list',
  lab: 'Lab list',
  lch: 'LCH list',
  oklch: 'OKLCH list',
  oklab: 'OKLab list',
} as const;

/** '7:', '2)', '№ 3.': the number of an item in a list. */
const ORDINAL = /^(?:№ ?)?\d{1,3} ?[.):]$/;

/** Punctuation between numbers and a name. */
const EDGES = /^[\s,:;|/+•·"'`=–—-]+|[\s,:;|/•·"'`=(–—-]+$/g;

/** The titles of a table of other numbers: 'Team W D L'. */
const isOtherHead = (line: string): boolean => {
  const letters = /(?:^| )(\p{L}(?: \p{L}){2,})$/u.exec(line)?.[1];
  return letters !== undefined && /[^rgbhslvcmyka ]/i.test(letters);
};

/** A further color with letters: then the line is a sentence about several. */
const ANOTHER = new RegExp(LETTERED_IN_WORDS, 'i');

/** Further inks with letters: 'C88 M40 Y40 K40'. */
const INKS = /\bc ?[:=]? ?\d{1,3}%?[ ,/]{1,3}m ?[:=]? ?\d/i;

type Row = {
  readonly values: readonly number[];
  /** Whether red, green and blue are in percent. */
  readonly isPercent: boolean;
  /** Whether any of the first three values has a percent sign. */
  readonly hasPercent: boolean;
  /** The fourth value as an opacity from 0 to 1; 1 if there is none. */
  readonly alpha: number;
  readonly name: string;
  readonly before: string;
  /** The color model that the row itself states; null if none. */
  readonly model: Model | null;
};

/**
 * The model by percent signs: a hue has none before saturation and lightness, and an opacity may be the only channel
 * with one.
 */
const modelOfSigns = (texts: readonly string[]): Model | null => {
  const signs = texts.map((text) => (text.endsWith('%') ? '%' : '-')).join('');
  // An ink of 0 may lack its percent sign.
  if (signs.startsWith('-%%') && (signs.length === 3 || texts[0] !== '0')) return 'hsl';
  if (signs.length === 4 && signs.lastIndexOf('%', 2) >= 0) return 'cmyk';
  return signs.includes('%') ? 'rgb' : null;
};

/** A row of a model by its lightness. */
const labRow = (before: string, written: readonly string[], after: string, model: Model): Row | null => {
  const values = written.map((value) => Number.parseFloat(value.replace('−', '-')));
  const names = [ORDINAL.test(before.trim()) ? '' : before, after].map((part) => part.replaceAll(EDGES, ''));
  if (values.some(Number.isNaN) || names.some((name) => /\d\D+\d+\D+\d/.test(name))) return null;
  return {
    values,
    isPercent: false,
    hasPercent: false,
    alpha: 1,
    name: names.join(' ').trim(),
    before: names[0] ?? '',
    model,
  };
};

const readLabRow = (text: string): Row | null => {
  const [whole, before = '', l1, a1, b1, l2, a2, b2, after = ''] = LAB_ROW.exec(text) ?? [];
  if (whole !== undefined)
    return labRow(before, [l1 ?? l2 ?? '', a1 ?? a2 ?? '', b1 ?? b2 ?? ''], after, 'lab');
  const [, start = '', word, l = '', a = '', b = '', end = ''] = POLAR_ROW.exec(text) ?? [];
  if (word === undefined) return null;
  const model = word.toLowerCase().startsWith('ok') ? (/lab$/i.test(word) ? 'oklab' : 'oklch') : 'lch';
  const isPercent = model !== 'lch' && (l.endsWith('%') || Number(l) > 1);
  return labRow(start, [isPercent ? `${Number.parseFloat(l) / 100}` : l, a, b], end, model);
};

const readRow = (text: string): Row | null => {
  const lab = readLabRow(text);
  if (lab) return lab;
  const match = /\d\D+\d+\D+\d/.test(text) ? ROW.exec(text) : null;
  if (!match) return null;
  const [, before = '', word, l1, first, l2, second, l3, third, l4, fourth, behind = ''] = match;
  // 'Teal (RGB 13, 148, 136): calm'
  const isEnclosed = /\p{L}\s?\(\s?$/u.test(before);
  const after = isEnclosed ? behind.replace(/^\s?\)?\s?(?::|[–—-]\s).*$/, '') : behind;
  const texts = [first, second, third, fourth].filter((part) => part !== undefined);
  const names = [ORDINAL.test(before.trim()) ? '' : before, after].map((part) => part.replaceAll(EDGES, ''));
  // Further numbers are no name, and directions belong to coordinates.
  if (names.some((name) => (/^\d|\d$/.test(name) && !/\p{L}/u.test(name)) || /^[NSEW]$/.test(name)))
    return null;
  if (names.some((name) => ANOTHER.test(name) || INKS.test(name)) || hasTriples(text)) return null;
  const letters = [l1, l2, l3, l4].join('').toLowerCase();
  const isOfRgb = RGB_LETTERS.test(letters);
  // Letters of something else, as in the bytes 'E0 A4 85'. One alone may be the end of a name.
  if (letters.length > 1 && !isOfRgb && !MODELS.has(letters)) return null;
  const numbers = texts.map((value) => Number.parseFloat(value));
  const values = isOfRgb
    ? ['r', 'g', 'b', 'a'].flatMap((letter) => numbers[letters.indexOf(letter)] ?? [])
    : numbers;
  const [, , , opacity = 1] = values;
  return {
    values,
    isPercent: texts.slice(0, 3).every((value) => value.endsWith('%')),
    hasPercent: texts.slice(0, 3).some((value) => value.endsWith('%')),
    alpha: fourth?.endsWith('%') === true ? opacity / 100 : alphaOf(opacity),
    name: withoutStatedValues(names.join(' ')).replaceAll(EDGES, ''),
    before: names[0] ?? '',
    model: MODELS.get(isOfRgb ? 'rgb' : (word ?? letters).toLowerCase()) ?? modelOfSigns(texts),
  };
};

/** Whether the four numbers of all rows are inks: none exceeds 100, and the last is not an opacity. */
const areInks = (rows: readonly Row[]): boolean => {
  if (rows.some(({ values }) => values.length < 4)) return false;
  if (rows.some(({ model }) => model === 'cmyk')) return true;
  return (
    rows.every(({ values }) => values.every((value) => value <= 100)) &&
    rows.some(({ values: [, , , last = 0] }) => last > 1)
  );
};

/**
 * Whether four numbers are a number and three channels, as in GIS color maps: the first ones follow each other, or grow
 * beside others that are no inks, and the last ones are no opacity.
 */
const areNumbered = (rows: readonly Row[]): boolean => {
  const [start = 0, ...others] = rows.map(({ values: [first = NaN] }) => first);
  const last = new Set(rows.map(({ values: [, , , fourth = 0] }) => fourth));
  if (rows.some(({ values, model }) => values.length < 4 || model !== null)) return false;
  if (others.length === 0 || [...last].every((value) => value === 255 || value === 1)) return false;
  const areGrowing = others.every(
    (number, i) => Number.isInteger(number) && number > (others[i - 1] ?? start),
  );
  const areInRow = start <= 1 && others.every((number, i) => number === start + i + 1);
  return areInRow || (areGrowing && others.length > 1 && last.size > 1 && !areInks(rows));
};

/**
 * Whether hues have fractions beside them, as scripts write them: none exceeds 1 or has a percent sign, and some is a
 * part of 1, or a whole saturation.
 */
const areUnits = (rows: readonly Row[]): boolean => {
  const polar = rows.filter(({ model }) => model === 'hsl' || model === 'hsb');
  return (
    polar.every(({ values: [, x = 0, y = 0], hasPercent }) => !hasPercent && x <= 1 && y <= 1) &&
    polar.some(({ values: [, x = 0, y = 0] }) => x === 1 || x % 1 > 0 || y % 1 > 0)
  );
};

/** Rows whose hues have fractions beside them, in degrees and percent; hues may be fractions, too. */
const inDegrees = (rows: readonly Row[]): ((values: readonly number[]) => readonly number[]) => {
  if (!areUnits(rows)) return (values) => values;
  const areTurns = rows.every(({ values: [h = 0], model }) => (model !== 'hsl' && model !== 'hsb') || h <= 1);
  return ([h = 0, x = 0, y = 0]) => [areTurns ? h * 360 : h, x * 100, y * 100];
};

const hslColor = ([h = 0, s = 0, l = 0]: readonly number[]): Color | null =>
  h <= 360 && s <= 100 && l <= 100 ? readColor(`hsl(${h} ${s}% ${l}%)`) : null;

const labColor = ([l = 0, a = 0, b = 0]: readonly number[]): Color | null =>
  l >= 0 && l <= 100 && Math.abs(a) <= 128 && Math.abs(b) <= 128 ? readColor(`lab(${l} ${a} ${b})`) : null;

/** Lightness up to 1, and no more chroma than a color has; of LCH up to 100. */
const okColor = (
  model: 'oklch' | 'oklab' | 'lch',
  [l = NaN, a = NaN, b = NaN]: readonly number[],
): Color | null => {
  const isInRange = model === 'lch' ? l <= 100 && a <= CHROMA_MAX : l <= 1 && Math.abs(a) <= OK_MAX;
  return isInRange ? readColor(`${model}(${l} ${a} ${b})`) : null;
};

const hsbColor = ([h = 0, s = 0, b = 0]: readonly number[]): Color | null =>
  h <= 360 && s <= 100 && b <= 100 ? colorFromHsb(h, s / 100, b / 100) : null;

/**
 * Lines of numbers: '13, 148, 136' as red, green and blue, with an optional opacity; four from 0 to 100 as CMYK inks;
 * others by their letters and percent signs: 'H: 174, S: 84, L: 32', '174, 84%, 32%'. Null where fewer than half of the
 * lines are such.
 */
export const parseNumberList = (text: string): Found | null => {
  const filled = linesOf(text)
    .filter((one) => one.text !== '' && !/^(?:\/\/|#|;|! |\/\*)/.test(one.text))
    .map(({ line, text: spaced }) => {
      const shown = spaced.replaceAll(/\s+/g, ' ');
      const separated = shown
        .replace(LAST_OF_SENTENCE, '$1')
        .replaceAll(
          HYPHENATED,
          (_, model: string, first: string, others: string) =>
            `${model}${first}${others.replaceAll('-', ' ')}`,
        );
      return { line, shown, row: readRow(separated) };
    });
  const rows = filled.flatMap(({ row }) => row ?? []);
  if (rows.length * 2 < filled.length || isOtherHead(filled[0]?.shown ?? '')) return null;
  // A list of such lines is read by its items.
  const readStated = (one: string): Color | null => parseNumberList(one)?.colors[0]?.color ?? null;
  const areStated = rows.every(({ model }) => model !== null);
  if (areStated && filled.some(({ shown }) => statesSeveral(shown, readStated))) return null;
  const isNumbered = areNumbered(rows);
  const usual = !isNumbered && areInks(rows) ? 'cmyk' : 'rgb';
  const all = rows.flatMap(({ values }) => values);
  // '1.0' is a fraction, too.
  const isDecimal = !all.every(Number.isInteger) || filled.some(({ shown }) => /\b[01]\.0/.test(shown));
  const isFraction = all.every((value) => value <= 1) && isDecimal;
  const degrees = inDegrees(rows);
  const colorOf = ({ values, model, isPercent }: Row): Color | null => {
    const used = model ?? usual;
    if (used === 'hsl') return hslColor(degrees(values));
    if (used === 'hsb') return hsbColor(degrees(values));
    if (used === 'lab') return labColor(values);
    if (used === 'lch' || used === 'oklch' || used === 'oklab') return okColor(used, values);
    if (isFraction) return used === 'cmyk' ? colorFromInks(values) : colorFromFractions(values);
    const parts = values.map((value) => value / 100);
    if (used === 'cmyk') return parts.every((part) => part <= 1) ? colorFromInks(parts) : null;
    return isPercent ? colorFromFractions(parts) : colorFromChannels(isNumbered ? values.slice(1) : values);
  };

  const collector = createCollector();
  for (const { line, shown, row } of filled) {
    const read = row && colorOf(row);
    const hasOpacity = !isNumbered && (row?.model ?? usual) !== 'cmyk';
    const color = hasOpacity ? (noteAlpha(read, row?.alpha) ?? read) : read;
    if (row && color)
      collector.addColor(color, hasSentenceWord(shown) ? sentenceName(row.before, color) : row.name);
    else collector.addProblem(line, shown, row ? 'outOfRange' : unreadAs(shown)?.reason);
  }
  const found = collector.found(KINDS[rows[0]?.model ?? usual]);
  return found.colors.length > 0 ? found : null;
};
