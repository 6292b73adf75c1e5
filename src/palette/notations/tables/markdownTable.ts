import { createCollector, type Found } from '../found';
import { BELOW_HEAD, parseCsv } from './csv';

const ROW = /^\s*\|.*\|\s*$/;
const WRITTEN = /#[0-9a-f]{6}\b/i;

/** Where the tables of a text begin, and the lines behind their ends. */
const tablesOf = (lines: readonly string[]): { readonly first: number; readonly end: number }[] =>
  lines.flatMap((line, at) => {
    if (!BELOW_HEAD.test(line) || !ROW.test(lines[at - 1] ?? '')) return [];
    const length = lines.slice(at).findIndex((row) => !ROW.test(row));
    return [{ first: at - 1, end: length < 0 ? lines.length : at + length }];
  });

/** The tables in a Markdown text. Null where there are none, or where there are colors outside of them as well. */
export const parseMarkdownTable = (text: string): Found | null => {
  const lines = text.split('\n');
  const tables = tablesOf(lines);
  const isOutside = (_: string, at: number): boolean =>
    tables.every(({ first, end }) => at < first || at >= end);
  if (lines.filter(isOutside).some((line) => WRITTEN.test(line))) return null;
  const { addColor, addProblem, found } = createCollector();
  for (const { first, end } of tables) {
    const read = parseCsv(lines.slice(first, end).join('\n'));
    for (const { color, name } of read?.colors ?? []) addColor(color, name);
    for (const { line, text: shown, reason } of read?.problems ?? []) addProblem(line + first, shown, reason);
  }
  const all = found('CSV');
  return all.colors.length > 0 ? all : null;
};
