import { mixedItems } from '../list/mixedItems';
import { signed } from '../list/written';
import { readColor } from '../values/readColor';
import { isInkName } from '../values/unread';
import type { CodeReading } from './codeReading';

/** Longer lines are minified code. */
const LINE_MAX = 400;
const CODE = /[{}<=$"'`\\;]|(?<!var\()--|\b0x|^[\s@]/;
/** A block or a value goes on in the next line. */
const OPEN = /[,:([=]\s{0,20}$/;

/** A value between its ':' or '=' and its end, without anything that is not in lists of colors. */
const VALUE_BEFORE = /[:=]([^:=;{}[\]\n"'`]{0,400})$/;
const VALUE_BEHIND = /^[^=;{}[\]\n"'`]{0,400}/;

/** Whether a word is an item of a value that is a list of colors: '$series: #ff8800, teal, navy;'. */
export const isInListValue = ({ text, alpha }: CodeReading, at: number, behind: number): boolean => {
  if (
    !/[,:=]\s{0,20}$/.test(text.slice(Math.max(0, at - 21), at)) ||
    !/^\s{0,20}(?:[,;\n}]|$)/.test(text.slice(behind, behind + 21))
  )
    return false;
  const before = VALUE_BEFORE.exec(text.slice(Math.max(0, at - LINE_MAX), at))?.[1];
  const rest = VALUE_BEHIND.exec(text.slice(at, at + LINE_MAX))?.[0] ?? '';
  if (before === undefined || !/#|\(/.test(before + rest)) return false;
  return (
    mixedItems(before + rest, (part) => readColor(signed(part), alpha))?.every(
      ({ color }) => color !== null,
    ) ?? false
  );
};

/**
 * Reads a line beside code, outside of all blocks, that is a list of colors in different notations, or the name of an
 * ink: 'Brand: #ff8800, teal'. Returns where it ends; `from` for any other line.
 */
export const readListLine = (
  { text, collector, statements, alpha, line }: CodeReading,
  from: number,
): number => {
  const end = text.indexOf('\n', from);
  const behind = end < 0 ? text.length : end;
  if (behind - from > LINE_MAX || behind === from) return from;
  const written = text.slice(from, behind);
  if (CODE.test(written) || !statements.isOutside() || OPEN.test(text.slice(Math.max(0, from - 40), from)))
    return from;
  if (/^\s*\{/.test(text.slice(behind, behind + 40))) return from;
  const items = isInkName(written.trim())
    ? [{ part: written.trim(), color: null, name: null, reason: 'ink' as const }]
    : mixedItems(written, (part) => readColor(signed(part), alpha));
  if (!items) return from;
  for (const { part, color, name, reason } of items) {
    if (color) collector.addColor(color, name);
    else collector.addProblem(line, part, reason);
  }
  return behind;
};
