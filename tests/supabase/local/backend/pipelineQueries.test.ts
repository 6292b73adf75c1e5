import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pipelineQueries } from '../../../../supabase/local/backend/pipelineQueries.mjs';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const SET_CALLER = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;
const VALUES = `
  create table values (
    "yes" boolean, whole integer, big bigint, exact numeric, near float8, word text, words text[],
    object jsonb, moment timestamptz, id uuid, nothing text
  );
  insert into values values (
    true, 7, 9007199254740991, 1.5, 0.25, 'a "quoted" \\ é 🎨', array['a, b', null, ''],
    '{"a": [1, null]}', '2026-01-02 03:04:05.678+00', '5eedbeef-0000-4000-8000-000000000001', null
  );
`;

let database: PGlite;
let trips: { mockClear: () => void; readonly mock: { readonly calls: readonly unknown[] } };

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(`
    create role anon; create role authenticated;
    create table notes (owner text, body text);
    insert into notes values ('ann', 'hers'), ('ben', 'his');
    alter table notes enable row level security;
    create policy own on notes using (owner = current_setting('request.jwt.claims', true));
    grant select, insert on notes to authenticated;
    ${VALUES}
    grant select on values to anon;
  `);
  pipelineQueries(database);
  trips = vi.spyOn(database, 'execProtocolStream');
});
afterAll(() => database.close());

const as = async (role: string, claims: string, sql: string, parameters: unknown[] = []) => {
  await database.query('BEGIN');
  await database.query(SET_CALLER, [role, claims]);
  try {
    const { rows, affectedRows } = await database.query(sql, parameters);
    await database.query('COMMIT');
    return { rows, affectedRows };
  } catch (error) {
    await database.query('ROLLBACK');
    throw error;
  }
};
const whoAmI = async () => (await database.query('select current_user::text as name')).rows;
const READ = 'select "body" from "notes"';

describe('a request', () => {
  beforeEach(async () => {
    await as('authenticated', 'ann', READ);
    trips.mockClear();
  });

  it('takes one trip into the database where it only reads, and one more to end what it writes', async () => {
    expect((await as('authenticated', 'ann', READ)).rows).toEqual([{ body: 'hers' }]);
    expect(trips.mock.calls).toHaveLength(1);
    const write = `insert into notes values ('ann', 'more')`;
    await as('authenticated', 'ann', write);
    trips.mockClear();
    await as('authenticated', 'ann', write);
    expect(trips.mock.calls).toHaveLength(2);
    await database.query(`delete from notes where body = 'more'`);
  });

  it('has its caller for each of several reads, and for what it writes after them', async () => {
    await database.query('BEGIN');
    await database.query(SET_CALLER, ['authenticated', 'ann']);
    expect((await database.query(READ)).rows).toEqual([{ body: 'hers' }]);
    expect((await database.query(READ)).rows).toEqual([{ body: 'hers' }]);
    await expect(database.query(`insert into notes values ('ben', 'forged')`)).rejects.toMatchObject({
      code: '42501',
    });
    await database.query('ROLLBACK');
    expect(await whoAmI()).toEqual([{ name: 'postgres' }]);
  });

  it('is nobody between a read and what comes after it', async () => {
    const read = 'select "owner" from "notes"';
    for (let time = 0; time < 2; time++) {
      await database.query('BEGIN');
      await database.query(SET_CALLER, ['authenticated', 'ann']);
      expect((await database.query(read)).rows).toEqual([{ owner: 'ann' }]);
      const { rows } = (await database.exec('select current_user::text as name'))[0] ?? { rows: [] };
      expect(rows).toEqual([{ name: 'postgres' }]);
      await database.query('COMMIT');
    }
  });

  it('takes none where it sent nothing', async () => {
    await database.query('BEGIN');
    await database.query(SET_CALLER, ['authenticated', 'ann']);
    await database.query('ROLLBACK');
    expect(trips.mock.calls).toHaveLength(0);
    expect(await whoAmI()).toEqual([{ name: 'postgres' }]);
  });

  it('sees what its own caller may see, though the statement is known from another', async () => {
    expect((await as('authenticated', 'ben', READ)).rows).toEqual([{ body: 'his' }]);
    await expect(as('anon', 'ann', READ)).rejects.toMatchObject({ code: '42501' });
    expect((await as('authenticated', 'ann', READ)).rows).toEqual([{ body: 'hers' }]);
  });

  it('leaves no caller behind, after an error neither', async () => {
    await expect(as('authenticated', 'ann', 'select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    expect(await whoAmI()).toEqual([{ name: 'postgres' }]);
    await expect(as('nobody', 'ann', READ)).rejects.toMatchObject({ code: '22023' });
    expect(await whoAmI()).toEqual([{ name: 'postgres' }]);
    expect((await database.query(READ)).rows).toHaveLength(2);
  });

  it('keeps nothing of what it wrote before it failed', async () => {
    await database.query('BEGIN');
    await database.query(SET_CALLER, ['authenticated', 'ann']);
    await database.query(`insert into notes values ('ann', 'half')`);
    await expect(database.query(`insert into notes values ('ben', 'forged')`)).rejects.toMatchObject({
      code: '42501',
    });
    await database.query('ROLLBACK');
    expect((await database.query('select body from notes order by body')).rows).toEqual([
      { body: 'hers' },
      { body: 'his' },
    ]);
  });

  it('counts what it changed', async () => {
    const insert = `insert into notes select 'ann', n::text from generate_series(1, $1::int) as n`;
    expect((await as('authenticated', 'ann', insert, [3])).affectedRows).toBe(3);
    expect((await database.query(`delete from notes where body <= '3'`)).affectedRows).toBe(3);
  });
});

describe('what it is told', () => {
  it.each([
    ['nothing', [null, null]],
    ['empty texts beside nothing', ['', null]],
    ['letters of one to four bytes', ['aé', '€🎨']],
    ['a long text', ['x'.repeat(100_000), 'end']],
  ])('comes to the database as it is: %s', async (_, given) => {
    const read = 'select $1::text as first, $2::text as second';
    for (let time = 0; time < 2; time++) {
      const { rows } = await database.query(read, given);
      expect(rows).toEqual([{ first: given[0], second: given[1] }]);
    }
  });

  it('is read as what the statement takes it for', async () => {
    const read = `select $1::int + 1 as whole, $2::boolean as "yes", $3::text[] as words, $4::jsonb -> 'a' as a,
      $5::bytea = '\\x00ff' as bytes`;
    const given = [41, true, ['a, b', ''], { a: [1] }, new Uint8Array([0, 255])];
    expect((await database.query(read, given)).rows).toEqual([
      { whole: 42, yes: true, words: ['a, b', ''], a: [1], bytes: true },
    ]);
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('what it reads', () => {
  it('has the same values however it is read', async () => {
    const read = 'select * from values';
    const { rows } = await as('anon', '', read);
    expect(rows).toEqual([
      {
        yes: true,
        whole: 7,
        big: 9_007_199_254_740_991,
        exact: 1.5,
        near: 0.25,
        word: 'a "quoted" \\ é 🎨',
        words: ['a, b', null, ''],
        object: { a: [1, null] },
        moment: '2026-01-02T03:04:05.678+00:00',
        id: '5eedbeef-0000-4000-8000-000000000001',
        nothing: null,
      },
    ]);
    // Later in a transaction the same statement is no longer wrapped.
    await database.query('BEGIN');
    await database.query(SET_CALLER, ['anon', '']);
    await database.query('select 1');
    expect((await database.query('select word, words[1:1], object from values')).rows).toEqual([
      { word: 'a "quoted" \\ é 🎨', words: ['a, b'], object: { a: [1, null] } },
    ]);
    expect((await database.query(read)).rows).toMatchObject([{ whole: 7 }]);
    await database.query('COMMIT');
  });

  it('is no row where there is none', async () => {
    expect((await as('authenticated', 'nobody', READ)).rows).toEqual([]);
  });

  it('follows a table that changes', async () => {
    await database.exec(
      'create table shape (a int); insert into shape values (1); grant select on shape to anon',
    );
    expect((await as('anon', '', 'select * from shape')).rows).toEqual([{ a: 1 }]);
    expect((await database.query('select * from shape')).rows).toEqual([{ a: 1 }]);
    await database.exec(`alter table shape add column b text default 'new'`);
    expect((await as('anon', '', 'select * from shape')).rows).toEqual([{ a: 1, b: 'new' }]);
    expect((await database.query('select * from shape')).rows).toEqual([{ a: 1, b: 'new' }]);
  });
});

it('keeps no more than 200 statements, the used ones', async () => {
  await as('authenticated', 'ann', READ);
  for (let n = 0; n < 260; n++) {
    await database.query(`select ${n} as n`);
    trips.mockClear();
    if (n % 50 === 0) await as('authenticated', 'ann', READ);
    expect(trips.mock.calls).toHaveLength(n % 50 === 0 ? 1 : 0);
  }
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int from pg_prepared_statements',
  );
  expect(rows[0]?.count).toBe(200);
});
