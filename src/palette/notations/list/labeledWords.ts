import type { Color } from '../../../color/types';
import { readColor } from '../values/readColor';
import { unreadAs } from '../values/unread';
import { IS_HEX, ONE_WRITTEN, WORD } from './written';

/** A name and what it is: 'Secondary: navy', '- Accent = #ff6347', 'Primary – gold'. */
const LABELED =
  /^\s*(?:[-*•]\s|\d{1,3}[.)]\s)?["']?(\p{L}[\p{L}\p{N} _/&-]{0,40}?)["']?(?:(?:\s?[:=]|\s[–—-])\s{1,20}|\t\s{0,20})["']?([^\s"'].{0,120}?)["']?[.,;]?\s*$/u;
/** Longer lines are sentences. */
const LINE_MAX = 200;

/** Without Markdown's bold and code. */
const plain = (item: string): string => item.replaceAll(/\*\*|`/g, '');

export type LabeledWord = { readonly name: string; readonly color: Color };

/** A color word behind its name; null for any other item. */
export const labeledWord = (item: string): LabeledWord | null => {
  const [, name = '', value = ''] = (item.length > LINE_MAX ? null : LABELED.exec(plain(item))) ?? [];
  const color = WORD.test(value) && !IS_HEX.test(value) ? readColor(value) : null;
  return color && { name, color };
};

/**
 * Whether items are colors with their names before them, of which some are words. A word alone may be anything, such as
 * 'Mood: red': at least one item has to be written as colors are, and whatever has a name has to be a color.
 */
export const areLabeledColors = (items: readonly string[]): boolean => {
  let hasWord = false;
  let hasWritten = false;
  for (const item of items) {
    const value = LABELED.exec(plain(item.slice(0, LINE_MAX)))?.[2];
    if (value === undefined) continue;
    const isWord = labeledWord(item) !== null;
    const isWritten = ONE_WRITTEN.test(value) || unreadAs(value) !== null;
    if (!isWord && !isWritten) return false;
    hasWord ||= isWord;
    hasWritten ||= isWritten;
  }
  return hasWord && hasWritten;
};
