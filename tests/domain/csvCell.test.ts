import type { PgliteConnection } from '@supabase/lite/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { csvCell } from '../../src/domain/csvCell';
import { openMigrated } from '../supabase/database/connection';
import { rounds } from '../support/rounds';

/** The text of a cell, as whoever reads the file takes the apostrophe away. */
const plain = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell);

/** RFC 4180 read letter by letter, by nobody who wrote it. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at++;
      for (;;) {
        if (text[at] === '"' && text[at + 1] === '"') {
          cell += '"';
          at += 2;
        } else if (text[at] === '"') {
          at++;
          break;
        } else {
          cell += text[at++] ?? '';
        }
      }
    } else {
      while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++] ?? '';
    }
    row.push(cell);
    if (text[at] === ',') {
      at++;
      continue;
    }
    expect(text.slice(at, at + 2)).toBe('\r\n');
    at += 2;
    rows.push(row);
    row = [];
  }
  return rows;
};

const writeCsv = (table: readonly (readonly string[])[]): string =>
  table.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

const nasty = fc.constantFrom(
  '"',
  ',',
  ';',
  '\r',
  '\n',
  '\r\n',
  '\t',
  '=',
  '+',
  '-',
  '@',
  "'",
  ' ',
  '＝',
  '＋',
  '－',
  '＠',
  '\u00a0',
  '\ufeff',
  '|',
  '😀',
  'ﷺ',
  '\u202e',
);
const cellText = fc
  .array(fc.oneof({ weight: 2, arbitrary: nasty }, fc.string({ unit: 'grapheme', maxLength: 4 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join('').replaceAll('\0', ''));
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((columns) =>
    fc.array(fc.array(cellText, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
  );

/** Begins a formula in one spreadsheet or another, alone or after white space that is cut off. */
const isFormula = (cell: string): boolean => /^\s*[=+\-@＝＋－＠]/u.test(cell) || /^[\t\r\n]/.test(cell);

const HOSTILE = [
  "=cmd|'/C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  '  =1',
  '\u00a0=1',
  '\u3000=1',
  '";=1',
  '=1";=1',
  '="a"&"b"',
  '=HYPERLINK("https://evil.example","x")',
  "'=1",
  "''",
  '=\u202e1',
  '-',
  '+',
  '=',
  '@',
  '=1\n=2',
  ' \t+1',
  '=IMPORTXML("http://e",1)',
  `=${'1'.repeat(100_000)}`,
  '\0=1',
] as const;

describe('a cell of a CSV file', () => {
  it('reads back equal, in any table [A-10]', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(writeCsv(rows)).map((row) => row.map(plain))).toEqual(rows);
      }),
      { numRuns: rounds(10_000) },
    );
  });

  it('never begins what a spreadsheet would run, in any of them', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(writeCsv(rows)).flat().filter(isFormula)).toEqual([]);
      }),
      { numRuns: rounds(10_000) },
    );
  });

  it.each(HOSTILE.map((cell) => [cell.length > 40 ? `${cell.slice(0, 40)}…` : cell, cell]))(
    'keeps %j as text [XS-07]',
    (_, cell) => {
      const read = readCsv(writeCsv([[cell, 'next']]))[0]?.[0] ?? '';
      expect(isFormula(read)).toBe(false);
      expect(plain(read)).toBe(cell.replaceAll('\0', ''));
    },
  );

  it('has thirty hostile ones to try', () => {
    expect(HOSTILE).toHaveLength(30);
  });
});

describe('a CSV file in a reader of others', () => {
  let connection: PgliteConnection;
  beforeAll(async () => {
    connection = await openMigrated();
  });
  afterAll(() => connection.close());

  it('reads back equal: PostgreSQL, any table and the hostile cells', { timeout: 120_000 }, async () => {
    const database = connection.driver;
    const copy = async (rows: readonly (readonly string[])[]): Promise<string[][]> => {
      const columns = rows[0]?.map((_, index) => `c${index}`) ?? [];
      await database.exec(
        `drop table if exists t; create table t (place serial, ${columns.map((name) => `${name} text`).join(', ')})`,
      );
      await database.query(
        `copy t (${columns.join(', ')}) from '/dev/blob' with (format csv, force_not_null (${columns.join(', ')}))`,
        [],
        { blob: new Blob([writeCsv(rows)]) },
      );
      const { rows: read } = await database.query<string[]>(
        `select ${columns.join(', ')} from t order by place`,
        [],
        {
          rowMode: 'array',
        },
      );
      return read;
    };
    // A line of `\.` alone is the end of the data to it, and its driver takes a byte order mark off every answer.
    const isReadable = (rows: readonly (readonly string[])[]) =>
      !rows.flat().some((cell) => /[\\\uFEFF]/.test(cell));
    await fc.assert(
      fc.asyncProperty(table.filter(isReadable), async (rows) => {
        expect((await copy(rows)).map((row) => row.map(plain))).toEqual(rows);
      }),
      { numRuns: rounds(200) },
    );
    const hostile = HOSTILE.map((cell) => [cell.replaceAll('\0', ''), 'next']);
    expect((await copy(hostile)).map((row) => row.map(plain))).toEqual(hostile);
  });
});
