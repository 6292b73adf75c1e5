import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded, type Connection } from '../supabase/database/connection';

/** Pages and functions: whatever asks the tables anything. */
const SOURCES: Record<string, string> = import.meta.glob(
  ['../../src/**/*.{ts,tsx}', '../../supabase/functions/**/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);

// Where the library below the embedded backend answers otherwise than the hosted service, and without an error.
const CONFUSED: readonly (readonly [string, RegExp])[] = [
  ['an upper bound on rows, which procedures ignore', /\bmaxAffected\b|max-affected/],
  ['defaults for what one row of many leaves out, which become null', /\bdefaultToNull\b|missing=default/],
  ['estimated numbers of rows', /\bcount:\s*['"`](estimated|planned)|count=(estimated|planned)/],
  [
    'a table embedded by a hint, which is its parent where it is the same table',
    /\.select\(\s*['"`][^'"`]*\w![^'"`]*['"`]/,
  ],
];

describe('what the embedded and the hosted service answer differently', () => {
  it.each(CONFUSED)('is asked for nowhere: %s', (_, pattern) => {
    expect(Object.entries(SOURCES).flatMap(([file, text]) => (pattern.test(text) ? [file] : []))).toEqual([]);
  });

  it.each([
    ['maxAffected(1)'],
    ['.insert(rows, { defaultToNull: false })'],
    [".select('*', { count: 'estimated' })"],
    [".select('id, parent:collections!parent_id(id)')"],
  ])('would be noticed: %s', (text) => {
    expect(CONFUSED.filter(([, pattern]) => pattern.test(text))).toHaveLength(1);
  });
});

describe('text written to a column of JSON, which changes its type', () => {
  let db: Connection;
  beforeAll(async () => {
    db = await openEmbedded();
  });
  afterAll(() => db.close());

  it('has no column to be written to', async () => {
    const { rows } = await db.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type in ('json', 'jsonb')`,
    );
    expect(rows).toEqual([]);
  });
});
