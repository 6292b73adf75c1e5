import { isHexWord } from '../hexWords';
import { isIdKey } from '../idKeys';
import { hasSentenceWord } from '../prose/words';
import { readColor } from '../values/readColor';
import { readItem } from './listItem';
import { LONG_HEX } from './written';

/** A bullet or number, a label, a sign, a color, and what is said about it in parentheses. */
const LINE =
  /^(\s{0,8}(?:[-*•+]\s+|\d{1,3}[.)]\s+)?)(?:\*\*)?(\p{L}[\p{L}\p{N} _/&'’().-]{0,40}?)(?:\*\*)?(\t\s{0,20}|\s{0,8}(?:[-=]>|[:=：|→➔])\s{0,8}|\s[–—-]+\s{1,8})(\S(?:.{0,80}?\S)?)(\s{1,8}\([^()]{1,60}\)|[,.])?\s*$/u;
/** Lines of code, among which an equals sign is none of a list. */
const CODE = /[{}<$;"'`[\]=]|--|\w\(/;
const DECLARED = /^(?:let|const|var|val|static|final|def|set|export|return|public|private|local)\b/;
/** The fields of a record: these are no labels of colors. */
const FIELD =
  /^(?:name|title|hex|html|web|css|rgba?|hsla?|hs[bv]|cmyk|lab|lch|oklch|oklab|pms|pantone|ral|ncs)$/i;

/** Longer texts are no lists written by hand. */
const LENGTH_MAX = 20_000;

type Labeled = {
  readonly start: string;
  readonly label: string;
  readonly sign: string;
  readonly value: string;
  readonly end: string;
};

const labeledOf = (line: string): Labeled | null => {
  const [, start = '', label = '', sign = '', value = '', end = ''] = LINE.exec(line) ?? [];
  if (label === '' || DECLARED.test(label) || hasSentenceWord(label) || isIdKey(label.toLowerCase()))
    return null;
  const written = { start, label: label.trim(), sign: sign.trim(), end };
  if (LONG_HEX.test(value) && !isHexWord(value)) return { ...written, value: `#${value}` };
  const item = readItem(value, readColor);
  const isColor = item && item.kind !== 'other' && item.name === null && !item.isBesideWords;
  return isColor ? { ...written, value } : null;
};

/** Whether lines with the same sign between label and color are no assignments of code. */
const areOfWords = ({ label, sign }: Labeled): boolean => sign === '=>' || (sign === '=' && /\s/.test(label));

/**
 * A list of labeled colors with a colon behind every label, if other signs parted them: 'Sky - 87CEEB', 'Grass =
 * #7CFC00', 'Accent → E4572E'. A reader for one of the signs would miss the others. Any other text is returned as it is.
 */
export const withColons = (text: string): string => {
  if (text.length > LENGTH_MAX) return text;
  const lines = text.split('\n').map((line) => ({ line, labeled: labeledOf(line) }));
  const found = lines.flatMap(({ labeled }) => labeled ?? []);
  const others = lines.filter(({ line, labeled }) => !labeled && line.trim() !== '');
  const signs = new Set(found.map(({ sign }) => sign));
  if (
    found.length < 2 ||
    others.length > found.length ||
    others.some(({ line }) => CODE.test(line)) ||
    found.some(({ label }) => FIELD.test(label)) ||
    !(signs.size > 1 || found.some(areOfWords))
  )
    return text;
  // Digits alone may be numbers of anything else.
  const areColors = found.some(({ value }) => /^#.*[a-f]|^#\d{3}$|\(/i.test(value));
  if (!areColors) return text;
  return lines
    .map(({ line, labeled }) =>
      labeled ? `${labeled.start}${labeled.label}: ${labeled.value}${labeled.end}` : line,
    )
    .join('\n');
};
