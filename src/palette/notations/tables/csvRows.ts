/** Longer rows are cut, to bound the time per row. */
const ROW_MAX = 2000;

export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * The rows of a table (RFC 4180): a quoted cell may contain the delimiter, line breaks, and doubled quotes. A quote in
 * the middle of a cell is an ordinary character. Empty rows are dropped.
 */
export const csvRows = (text: string, delimiter: string, countMax: number): CsvRow[] => {
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < text.length && rows.length < countMax) {
    const cells: string[] = [];
    const start = line;
    const limit = at + ROW_MAX;
    let isRowOver = false;
    while (!isRowOver) {
      while (text[at] === ' ') at++;
      const closing = text[at] === '"' ? closingQuote(text, at + 1, limit) : -1;
      const quoted = closing < 0 ? null : text.slice(at + 1, closing).replaceAll('""', '"');
      if (quoted !== null) {
        line += quoted.split('\n').length - 1;
        at = closing + 1;
      }
      let end = at;
      while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end++;
      cells.push(quoted ?? text.slice(at, Math.min(end, limit)).trim());
      at = end + 1;
      isRowOver = end >= text.length || text[end] === '\n';
    }
    line++;
    if (cells.some((cell) => cell !== '')) rows.push({ line: start, cells });
  }
  return rows;
};

/** Where a quoted cell ends; −1 if it does not, or not within the limit. */
const closingQuote = (text: string, from: number, limit: number): number => {
  for (let at = from; at < Math.min(text.length, limit); at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at++;
    else return at;
  }
  return -1;
};
