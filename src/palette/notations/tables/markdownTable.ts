import { createCollector, type Found } from '../found';
import { parseCsv } from './csv';

const ROW = /^\s{0,3}\|.*\|\s*$/;
const BELOW_HEAD = /^\s{0,3}\|(?:\s*:?-+:?\s*\|)+\s*$/;
const WRITTEN = /#[0-9a-f]{6}\b/i;

/** A table in a Markdown text. Null where there is none, or where there are colors outside of it as well. */
export const parseMarkdownTable = (text: string): Found | null => {
  const lines = text.split('\n');
  const below = lines.findIndex((line, i) => BELOW_HEAD.test(line) && ROW.test(lines[i - 1] ?? ''));
  if (below < 1) return null;
  const rest = lines.slice(below);
  const length = rest.findIndex((line) => !ROW.test(line));
  const end = length < 0 ? lines.length : below + length;
  const [first, others] = [below - 1, [...lines.slice(0, below - 1), ...lines.slice(end)]];
  if (others.some((line) => WRITTEN.test(line))) return null;
  const found = parseCsv(lines.slice(first, end).join('\n'));
  if (!found || found.colors.length === 0) return null;
  const { addProblem, found: finish } = createCollector();
  for (const { line, text: shown, reason } of found.problems) addProblem(line + first, shown, reason);
  return { ...found, problems: finish(found.kind).problems };
};
