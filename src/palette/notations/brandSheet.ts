import { deltaEOk } from '../../color/distance';
import { rgbToOklab } from '../../color/oklab';
import type { Color } from '../../color/types';
import { createCollector, type Found } from './found';
import { isBareHex } from './list/written';
import { parseNumberList } from './numberList';
import { colorOfWords } from './prose/names';
import { isOtherColor, isOtherPrinted } from './values/likeness';
import { readBareColor, readColor } from './values/readColor';

/** 'HEX: #00857D', 'RGB 0 133 125', 'Pantone 7717 C': one color in the models of screens and of print. */
const LABELED =
  /^(hex|html|web|rgba?|hsla?|hs[bv]|cmyk|pms|pantone|ral|ncs|lab|lrv|hks|toyo)\b(?: (?:code|value|color))?[ \t]{0,4}[:=–-]?[ \t]{0,4}(\S.{0,60})$/i;
/** 'C91 M0 Y8 K42', 'R: 13 G: 148 B: 136'. */
const LETTERED = /^[crh]\s?[:=]?\s?\d.*[ybgslv]\s?[:=]?\s?\d/i;
/** The models of a color, the most exact first. */
const ORDER = ['color', 'hex', 'html', 'web', 'rgb', 'rgba', 'hsl', 'hsla', 'hsb', 'hsv', 'cmyk'];
const HEX_LABEL = /^(?:hex|html|web)$/;
/** Catalogs and models that are not read here; the number of an ink may be a color's only name. */
const CATALOG = /^(?:pms|pantone|ral|ncs|lab|lrv|hks|toyo)$/;

/** Longer texts are no color sheets, and would be parsed twice. */
const LENGTH_MAX = 100_000;
const NAME_MAX = 60;
/** A text with more lines of words per color is no color sheet. */
const LINES_PER_COLOR = 2;
/** With fewer lines it may be a list: a name and a color. */
const SHEET_MIN = 3;
/** OKLab distance that rounding in another color model can cause. */
const ALIKE = 0.06;

type Line =
  | { readonly kind: 'blank' }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'value'; readonly label: string; readonly color: Color | null; readonly text: string };

/** A line without Markdown's bullets, heading signs and bold. */
const plain = (line: string): string =>
  line
    .trim()
    .replace(/^(?:#{1,6} |[-*•+] |\/\/ )\s*/, '')
    .replaceAll(/\*\*|`/g, '')
    .trim();

/** What a sheet says about a color below its values: 'Usage: buttons'. */
const NOTE = /^\p{L}[\p{L} ]{1,20}:\s+\p{L}/u;

const lineOf = (written: string): Line | null => {
  const text = plain(written);
  if (text === '') return { kind: 'blank' };
  const [, word, rest = ''] = LABELED.exec(text) ?? [];
  if (word === undefined) {
    const lettered = LETTERED.test(text) ? parseNumberList(text) : null;
    const [one] = lettered?.colors ?? [];
    if (lettered && one?.name === null)
      return {
        kind: 'value',
        label: lettered.kind.slice(0, -' list'.length).toLowerCase(),
        color: one.color,
        text,
      };
    const color = text.startsWith('#') || text.includes('(') ? readColor(text) : null;
    if (color) return { kind: 'value', label: 'color', color, text };
    const isWords =
      text.length <= NAME_MAX &&
      // Another item of the list.
      !isBareHex(text) &&
      /\p{L}/u.test(text) &&
      !/#[0-9a-f]{3}|\d\D+\d+\D+\d|[{}<>;$]|--/i.test(text);
    return isWords ? { kind: 'words', text } : null;
  }
  const label = word.toLowerCase();
  if (CATALOG.test(label)) return { kind: 'value', label, color: null, text };
  const color = HEX_LABEL.test(label)
    ? readBareColor(rest)
    : (parseNumberList(`${label} ${rest}`)?.colors[0]?.color ?? null);
  return color ? { kind: 'value', label, color, text } : null;
};

type Block = { words: string[]; isOpen: boolean; values: (Line & { readonly kind: 'value' })[] };

/** Each color with the words above it. */
const blocksOf = (lines: readonly Line[]): Block[] => {
  const newBlock = (): Block => ({ words: [], isOpen: true, values: [] });
  const blocks = [newBlock()];
  for (const line of lines) {
    let block = blocks.at(-1) ?? newBlock();
    const isValue = line.kind === 'value';
    if (line.kind === 'words' && block.values.length > 0 && block.isOpen && NOTE.test(line.text)) continue;
    const isOver = isValue ? block.values.some(({ label }) => label === line.label) : block.values.length > 0;
    if (isOver && line.kind !== 'blank') {
      block = newBlock();
      blocks.push(block);
    }
    // Of several paragraphs, the last one is about the color, and its first line is the name.
    if (line.kind === 'words' && (block.words.length === 0 || !block.isOpen)) block.words = [line.text];
    if (isValue) block.values.push(line);
    block.isOpen = line.kind !== 'blank';
  }
  return blocks.filter(({ words, values }) => words.length + values.length > 0);
};

/**
 * Whether the lines of a block describe one color: it has a name, its screen values agree in all models, and its inks
 * may print it.
 */
const isOneColor = ({ words, values }: Block): boolean => {
  const colors = (isPrinted: boolean): Color[] =>
    values.flatMap(({ label, color }) => (color && (label === 'cmyk') === isPrinted ? [color] : []));
  const [first, ...others] = colors(false);
  const isNamed = words.length > 0 || values.some(({ label }) => CATALOG.test(label));
  if (!first) return isNamed;
  return (
    (isNamed || others.length > 0) &&
    others.every((other) => deltaEOk(rgbToOklab(first.rgb), rgbToOklab(other.rgb)) < ALIKE) &&
    !colors(true).some((inks) => isOtherPrinted(inks, first))
  );
};

/** Whether a single block is nothing but inks of a catalog and one value, which is another item of a list. */
const isListOfInks = (blocks: readonly Block[]): boolean => {
  const [{ words, values } = { words: [], values: [] }, ...others] = blocks;
  return others.length === 0 && words.length === 0 && values.filter(({ color }) => color !== null).length < 2;
};

/**
 * A brand's color sheet: each color below its name, often in several models, such as 'Ocean', 'HEX 00857D', 'CMYK 93 4
 * 47 10'. Null where the text contains anything else.
 */
export const parseBrandSheet = (text: string): Found | null => {
  if (text.length > LENGTH_MAX) return null;
  const lines: Line[] = [];
  for (const written of text.split('\n')) {
    const line = lineOf(written);
    if (!line) return null;
    lines.push(line);
  }
  const filled = lines.filter(({ kind }) => kind !== 'blank');
  // Names may also follow their colors.
  const isTurned = filled[0]?.kind === 'value' && filled.at(-1)?.kind === 'words';
  const blocks = blocksOf(isTurned ? lines.toReversed() : lines);
  const colored = blocks.filter(({ values }) => values.some(({ color }) => color !== null));
  const wordCount = filled.filter(({ kind }) => kind === 'words').length;
  // Words for a color that the sheet does not have are no name, but an item of a list.
  const shown = filled.flatMap((line) => (line.kind === 'value' && line.color ? [line.color] : []));
  const isItem = (line: Line): boolean => {
    const said = line.kind === 'words' ? colorOfWords(line.text.split(/\s+/)) : null;
    return (
      said !== null && line.kind === 'words' && shown.every((color) => isOtherColor(line.text, said, color))
    );
  };
  if (
    filled.length < SHEET_MIN ||
    filled.some(isItem) ||
    !colored.every(isOneColor) ||
    isListOfInks(blocks) ||
    colored.length < blocks.length ||
    wordCount > colored.length * LINES_PER_COLOR
  )
    return null;
  const { addColor, found } = createCollector();
  for (const { words, values } of isTurned ? colored.toReversed() : colored) {
    const [best] = values
      .filter(({ color }) => color !== null)
      .toSorted((one, other) => ORDER.indexOf(one.label) - ORDER.indexOf(other.label));
    const name = words[0] ?? values.find(({ label }) => CATALOG.test(label) && label !== 'lab')?.text ?? null;
    if (best?.color) addColor(best.color, name?.replace(/[:：]$/, '') ?? null);
  }
  return found('Color sheet');
};
