import { createStatements, type Statements } from './codeStatements';
import { createCollector, type Found } from '../found';
import { readBareColor, readColor } from '../values/readColor';

/** What matters in code of any language. Repetitions are bounded or unmistakable: no text takes more than linear time. */
const TOKENS = [
  // Comments, addresses and the words of a picture, which are skipped.
  String.raw`\/\*|<!--|(?<![:\w])\/\/|\burl\(|<(?:text|title|desc|metadata)\b`,
  String.raw`[{};\n:=]`,
  String.raw`(?<![\w&])#[\w-]+`,
  String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^(){}\n]{1,120}\)`,
  // Swatches in XML have bare hex, shapes in SVG the words of CSS; in code, what follows is no tag's end and no attribute.
  String.raw`\b(?:hex|rgb)=["'][0-9a-f]{6}["']`,
  String.raw`(?<![\w-])(?:fill|stroke|color|(?:stop|flood|lighting)-color)=["'][a-z]{3,24}["'](?=\s{0,4}\/?>|\s{1,4}[\w:-]{1,40}=)`,
  // Channels alone, as component libraries keep them.
  String.raw`(?<![\w.])\d{1,3}(?:\.\d{1,4})?(?:deg)? {1,4}\d{1,3}(?:\.\d{1,4})?% {1,4}\d{1,3}(?:\.\d{1,4})?%`,
  String.raw`[\w-]+`,
].join('|');

type TokenKind = 'skipped' | 'mark' | 'color' | 'attribute' | 'triple' | 'word';

/** By its first or last sign, which is quicker than by named groups. */
const kindOf = (token: string): TokenKind => {
  if (token.length === 1 && '{};\n:='.includes(token)) return 'mark';
  if (token.startsWith('#') || token.endsWith(')')) return 'color';
  if (/^[/<]|\($/.test(token)) return 'skipped';
  if (token.endsWith('%')) return 'triple';
  return /["']$/.test(token) ? 'attribute' : 'word';
};

const CLOSING: Readonly<Record<string, string>> = { '/*': '*/', '<!--': '-->', '//': '\n' };

/** Where a comment or an address ends; a line comment leaves its line end to be counted. */
const endOf = (text: string, opening: string, from: number): number => {
  const closing = CLOSING[opening] ?? (opening.startsWith('<') ? `</${opening.slice(1)}>` : ')');
  const at = text.indexOf(closing, from);
  if (at < 0) return text.length;
  return closing === '\n' ? at : at + closing.length;
};

const countLines = (text: string, from: number, to: number): number => {
  let lines = 0;
  for (let at = from; at < to; at++) if (text[at] === '\n') lines++;
  return lines;
};

/** Whether a value ends here, so that the word before was all of it. */
const endsValue = (text: string, at: number): boolean =>
  /^["']?\s{0,4}(?:[;,}\n]|$)/.test(text.slice(at, at + 6));

/** Any code that names colors: CSS, SCSS, Less, Tailwind, JavaScript, SVG, XML. */
export const parseCode = (text: string): Found => {
  const collector = createCollector();
  const statements: Statements = createStatements(text, collector, /^\s*</.test(text));
  // Without braces and semicolons there are no selectors: SVG and XML.
  const hasSelectors = /[{;]/.test(text);
  const token = new RegExp(TOKENS, 'gi');
  let line = 1;

  const take = (color: ReturnType<typeof readColor>, at: number): void => {
    if (color) statements.color(color, at);
  };

  for (let match = token.exec(text); match && !collector.isFull(); match = token.exec(text)) {
    const [whole] = match;
    const at = match.index;
    const behind = token.lastIndex;
    const kind = kindOf(whole);

    if (kind === 'skipped') {
      token.lastIndex = endOf(text, whole.toLowerCase(), behind);
      line += countLines(text, at, token.lastIndex);
    } else if (kind === 'mark') {
      if (whole === '\n') line++;
      else statements.mark(whole, at);
    } else if (kind === 'color') {
      if (hasSelectors && !statements.isValue()) continue;
      const color = readColor(whole);
      if (color) statements.color(color, at);
      else statements.problem(line, whole);
    } else if (kind === 'attribute') take(readBareColor(whole.slice(whole.indexOf('=') + 2, -1)), at);
    else if (kind === 'triple' && statements.beginsValue(at)) take(readColor(`hsl(${whole})`), at);
    else if (kind === 'word') {
      if (whole.endsWith('gradient')) statements.gradient();
      else if (
        whole.length >= 3 &&
        statements.beginsValue(at) &&
        /^[a-z]+$/i.test(whole) &&
        endsValue(text, behind)
      )
        take(readColor(whole), at);
    }
  }
  statements.end();
  return collector.found('Code');
};
