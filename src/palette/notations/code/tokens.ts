import { LETTERED, X11 } from '../values/channelLetters';
import { TRIPLE } from '../values/triples';
import { MESSAGE } from './constructors';
import { TUPLE } from './tuples';

/** What matters in code of any language. Repetitions are bounded or unmistakable: every text takes linear time. */
export const TOKENS = [
  // Comments, addresses and the words of a picture, which are skipped.
  String.raw`\/\*|<!--|\bhttps?:\/\/[^\s"'<>)]{1,2000}|(?<![:\w])\/\/|\burl\(|<(?:text|title|desc|metadata)\b`,
  TUPLE,
  // Colors of the lists of matplotlib.
  String.raw`(?<=["'])(?:tab|xkcd):[a-z][a-z ]{2,30}(?=["'])`,
  // A sign between a space of names and what is in it, as in C++ and Rust, is none of a declaration; R's arrow is one.
  String.raw`[{};\n]|(?<![=!])=(?!=)|(?<!:):(?!:)|<-(?=[\s"'c])`,
  // A map of SCSS opens at the end of a line, and closes at the beginning of one.
  String.raw`(?<![\w-])\((?=[^\S\n]{0,40}\n)|(?<=\n[^\S\n]{0,40})\)`,
  // Remarks of scripts and settings.
  String.raw`(?<!\S)#[ \t]|(?<![^\n])![ \t]`,
  String.raw`(?<![\w&/])#(?!colorLiteral\()[\w-]+`,
  String.raw`\b0x(?:[0-9a-f]{2}_?){2,3}[0-9a-f]{2}(?=u?l{0,2}\b)`,
  MESSAGE,
  LETTERED,
  X11,
  // A value of Go.
  String.raw`\bn?rgba\{[^{}\n]{5,80}\}`,
  String.raw`(?<![\w.-])[a-z][\w.-]{0,40}\(`,
  // Swatches in XML have bare hex, shapes in SVG words of CSS; in code, what follows is no tag's end and no attribute.
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

/** What a token is, by its first or last sign, which is quicker than by named groups. */
export const kindOf = (token: string): TokenKind => {
  if (token === '<-' || (token.length === 1 && '{};\n:=()'.includes(token))) return 'mark';
  if (/^[#!]\s$/.test(token)) return 'remark';
  if (token.startsWith('#')) return 'color';
  if (/^[/<]|^url\($/i.test(token)) return 'skipped';
  if (token.endsWith('(')) return 'call';
  if (/^0x/i.test(token)) return 'number';
  if (/["']$/.test(token)) return 'attribute';
  if (/^colorWith|^[([{]|^(?:n?rgba\{|[rgb][a-z]{0,4}["']?\s*[:=])/i.test(token)) return 'channels';
  if (/^[tx]\w+:/i.test(token)) return 'reference';
  return /[ ,]/.test(token) ? 'triple' : 'word';
};
