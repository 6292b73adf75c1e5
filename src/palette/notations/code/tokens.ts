import { LETTERED, X11 } from '../values/channelLetters';
import { TRIPLE } from '../values/triples';
import { IS_RECORD, MESSAGE, RECORD } from './constructors';
import { TUPLE } from './tuples';

/**
 * The tokens that matter in code of any language. Repetitions are bounded or unambiguous, so that every text takes
 * linear time.
 */
export const TOKENS = [
  // Comments, addresses and text elements of SVG, which are skipped.
  String.raw`\/\*|<!--|\bhttps?:\/\/[^\s"'<>)]{1,2000}|(?<![:\w])\/\/|\burl\(|<(?:text|title|desc|metadata)\b|<(?:sodipodi:namedview|inkscape:grid)\s`,
  TUPLE,
  // Colors from matplotlib's lists.
  String.raw`(?<=["'])(?:tab|xkcd):[a-z][a-z ]{2,30}(?=["'])`,
  // Comments of scripts and settings.
  String.raw`(?<!\S)#[ \t]|(?<![^\n])(?:!|;{1,3})[ \t]|(?<=[,{}][^\S\n]{0,20})--[ \t]`,
  // The '::' of namespaces in C++ and Rust starts no value; R's arrow '<-' does.
  String.raw`[{};\n]|(?<![=!])=(?!=)|(?<!:):(?!:)|<-(?=[\s"'c])`,
  // A SCSS map opens at the end of a line, and closes at the start of one.
  String.raw`(?<![\w-])\((?=[^\S\n]{0,40}\n)|(?<=\n[^\S\n]{0,40})\)`,
  String.raw`(?<![\w&/])#(?!colorLiteral\()[\w-]+`,
  String.raw`\b0x(?:[0-9a-f]{2}_?){2,3}[0-9a-f]{2}(?=u?l{0,2}\b)`,
  MESSAGE,
  RECORD,
  LETTERED,
  X11,
  // Swift leaves out a type that it knows: '.init(red: …'.
  String.raw`(?<![\w.-])[a-z][\w.-]{0,40}\(|(?<![\w)\]])\.init\(`,
  // XML swatches have bare hex, SVG shapes have CSS color words; in code, neither the end of a tag nor an attribute
  // follows.
  String.raw`\b(?:hex|rgb)=["'][0-9a-f]{6}["']`,
  String.raw`(?<![\w-])(?:fill|stroke|color|(?:stop|flood|lighting)-color)=["'][a-z]{3,24}["'](?=\s{0,4}\/?>|\s{1,4}[\w:-]{1,40}=)`,
  TRIPLE,
  String.raw`[\w-]+`,
].join('|');

export type TokenKind =
  | 'skipped'
  | 'remark'
  | 'mark'
  | 'color'
  | 'number'
  | 'call'
  | 'channels'
  | 'attribute'
  | 'reference'
  | 'triple'
  | 'word';

/** The kind of a token, by its first or last character, which is faster than named groups. */
export const kindOf = (token: string): TokenKind => {
  if (token === '<-' || (token.length === 1 && '{};\n:=()'.includes(token))) return 'mark';
  if (/^(?:[#!]|;+|--)[ \t]$/.test(token)) return 'remark';
  if (token.startsWith('#')) return 'color';
  if (/^[/<]|^url\($/i.test(token)) return 'skipped';
  if (token.endsWith('(')) return 'call';
  if (/^0x/i.test(token)) return 'number';
  if (/["']$/.test(token)) return 'attribute';
  if (IS_RECORD.test(token)) return 'channels';
  if (/^colorWith|^[([{]|^(?:[rgb][a-z]{0,4}["']?\s*[:=])/i.test(token)) return 'channels';
  if (/^[tx]\w+:/i.test(token)) return 'reference';
  return /[ ,]/.test(token) ? 'triple' : 'word';
};
