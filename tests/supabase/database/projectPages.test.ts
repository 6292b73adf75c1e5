import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from './attempt';
import type { Connection, Row } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, PROJECTS, USERS, type Caller } from './people';

/** Of somebody who has what the tests count. */
const OWNER = 'newcomer';
const NAMES = [
  'atlas 10',
  'Atlas 2',
  'Zebra',
  'Éclair',
  'eclipse',
  'Ночной поезд',
  '100% cotton',
  'a_b',
  'atlas 2',
  // Accents alone, which come first.
  '\u0301',
  '\u0308\u0301',
];
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const FILL = `
  insert into public.projects (id, user_id, name, is_public, created_at)
    select ('00000000-0000-4000-8000-0000000001' || lpad(n::text, 2, '0'))::uuid, '${USERS[OWNER]}', name, n % 2 = 0,
      '2026-01-01Z'::timestamptz + (n / 2) * interval '1 day'
    from unnest(array[${NAMES.map((name) => `'${name}'`).join(', ')}]) with ordinality as named (name, n);
  insert into public.project_palettes (project_id, name, colors, exact, created_at)
    select p.id, p.name || ' palette ' || n, array['hsl(175, 84%, 32%)', 'hsl(0, 0%, ' || n || '%)'], null,
      p.created_at + n * interval '1 minute'
    from public.projects as p, generate_series(1, 6) as n
    where p.user_id = '${USERS[OWNER]}' and p.name in ('Zebra', 'atlas 10')`;

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(async (db) => {
    await migrateAndFill(db);
    for (const sql of FILL.split(';')) await db.query(sql);
  });
}, 240_000);
afterAll(() => databases.close());

type Args = Readonly<Record<string, string | number | null>>;
const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
const call = (name: string, args: Args = {}): string =>
  `select * from ${name}(${Object.entries(args)
    .map(([key, value]) => `${key} => ${literal(value)}`)
    .join(', ')})`;

const ask = async (db: Connection, who: Caller, sql: string): Promise<readonly Row[] | string> => {
  const { outcome, changed } = await attempt(db, who, sql);
  expect(changed).toEqual([]);
  return 'code' in outcome ? outcome.code : outcome.rows;
};
const rowsOf = async (db: Connection, who: Caller, sql: string): Promise<readonly Row[]> => {
  const rows = await ask(db, who, sql);
  if (typeof rows === 'string') throw new Error(rows);
  return rows;
};
const namesOf = (rows: readonly Row[]): string[] => rows.map(({ name }) => String(name));
const timeOf = (row: Row | undefined): string =>
  row?.created_at instanceof Date ? row.created_at.toISOString() : String(row?.created_at);

/** Pages one after the other, until one comes that is not full. */
const walk = async (db: Connection, name: string, args: Args, after: (last: Row) => Args): Promise<Row[]> => {
  const all: Row[] = [];
  for (;;) {
    const last = all.at(-1);
    const rows = await rowsOf(db, OWNER, call(name, { ...args, most: 2, ...(last && after(last)) }));
    all.push(...rows);
    if (rows.length < 2) return all;
  }
};

describe('the pages of projects', { timeout: 120_000 }, () => {
  const newest = NAMES.map((name, i) => ({ name, n: i + 1 })).toSorted((a, b) => b.n - a.n);
  const byName = newest.toSorted((a, b) => compare(a.name, b.name));
  it.each([
    ['recent', newest],
    ['oldest', newest.toReversed()],
    ['name-asc', byName],
    ['name-desc', byName.toReversed()],
  ])(
    'are in the order %s, with each project once, those of one moment or one name too [P-03]',
    async (sort, expected) => {
      for (const db of databases.each) {
        const rows = await walk(db, 'list_projects', { sort }, (last) => ({
          after_name: String(last.name),
          after_time: timeOf(last),
          after_id: String(last.id),
        }));
        expect(namesOf(rows)).toEqual(expected.map(({ name }) => name));
      }
    },
  );

  it.each([
    ['ATLAS', ['atlas 2', 'Atlas 2', 'atlas 10']],
    ['ночной', ['Ночной поезд']],
    ['0%', ['100% cotton']],
    ['_', ['a_b']],
    ['nothing', []],
  ])('hold what has %s in its name, in any case, and signs are signs [P-02]', async (word, expected) => {
    for (const db of databases.each)
      expect(namesOf(await rowsOf(db, OWNER, call('list_projects', { word })))).toEqual(expected);
  });

  it('say how many palettes a project has, and show its newest four [P-04]', async () => {
    for (const db of databases.each) {
      const [zebra = {}] = await rowsOf(db, OWNER, call('list_projects', { word: 'zebra' }));
      expect(zebra.palette_count).toBe(6);
      expect((zebra.palettes as readonly Row[]).map(({ name }) => name)).toEqual(
        [6, 5, 4, 3].map((n) => `Zebra palette ${n}`),
      );
      const [empty] = await rowsOf(db, OWNER, call('list_projects', { word: 'cotton' }));
      expect(empty).toMatchObject({ palette_count: 0, palettes: [] });
    }
  });

  it('say when a project or any of its palettes was changed last; being used is no change', async () => {
    const changed = `select changed_at = '2030-01-01' as is_palettes, changed_at > updated_at as is_later from list_projects(word => 'zebra')`;
    for (const db of databases.each) {
      await db.query(`begin; set local session_replication_role = replica;
        update public.project_palettes set updated_at = '2030-01-01' where name = 'Zebra palette 1';
        set local session_replication_role = origin;
        update public.project_palettes set selection_count = 9 where name = 'Zebra palette 2'`);
      expect(await rowsOf(db, OWNER, changed)).toEqual([{ is_palettes: true, is_later: true }]);
      await db.query('rollback');
    }
  });

  it('are of the caller alone, whoever that is: owner, stranger, administrator', async () => {
    for (const db of databases.each) {
      const idsOf = async (who: Caller) =>
        (await rowsOf(db, who, call('list_projects'))).map(({ id }) => String(id)).toSorted();
      expect(await idsOf('pro')).toEqual([PROJECTS.proPublic, PROJECTS.proPrivate].toSorted());
      expect(await idsOf('stranger')).toEqual([PROJECTS.stranger]);
      expect(await idsOf('admin')).toEqual([PROJECTS.admin]);
      for (const who of ['stranger', 'admin'] as const)
        expect(await rowsOf(db, who, call('list_projects', { only_id: PROJECTS.proPublic }))).toEqual([]);
      const one = await rowsOf(db, 'pro', call('list_projects', { only_id: PROJECTS.proPrivate }));
      expect(one.map(({ id }) => id)).toEqual([PROJECTS.proPrivate]);
    }
  });

  it('are counted for the caller alone', async () => {
    for (const db of databases.each) {
      expect(await rowsOf(db, OWNER, call('count_own_projects'))).toEqual([
        { projects: NAMES.length, palettes: 12 },
      ]);
      expect(await rowsOf(db, 'stranger', call('count_own_projects'))).toEqual([
        { projects: 1, palettes: 1 },
      ]);
    }
  });

  it('are nothing for visitors, and no more than a thousand rows for anybody', async () => {
    for (const db of databases.each) {
      for (const name of ['list_projects', 'count_own_projects', 'find_own_palettes'])
        expect(await ask(db, 'anonymous', call(name))).toBe('42501');
      for (const args of [{ most: 1001 }, { most: 0 }, { sort: 'size' }, { word: 'x'.repeat(41) }])
        expect(await ask(db, OWNER, call('list_projects', args))).toBe('22023');
      for (const args of [{ most: 1001 }, { near: 'red' }, { word: 'x'.repeat(41) }])
        expect(await ask(db, OWNER, call('find_own_palettes', args))).toBe('22023');
    }
  });
});

describe('the search in one’s own palettes', { timeout: 120_000 }, () => {
  it('finds a word in all projects, the newest first, and says whose it is', async () => {
    for (const db of databases.each) {
      const rows = await walk(db, 'find_own_palettes', { word: 'ZEBRA pal' }, (last) => ({
        after_distance: 0,
        after_time: timeOf(last),
        after_id: String(last.id),
      }));
      expect(namesOf(rows)).toEqual([6, 5, 4, 3, 2, 1].map((n) => `Zebra palette ${n}`));
      expect(new Set(rows.map((row) => row.project_name))).toEqual(new Set(['Zebra']));
    }
  });

  it('finds a color, the nearest first, on every page', async () => {
    for (const db of databases.each) {
      const rows = await walk(db, 'find_own_palettes', { near: '#030303' }, (last) => ({
        after_distance: Number(last.distance),
        after_time: timeOf(last),
        after_id: String(last.id),
      }));
      const distances = rows.map(({ distance }) => Number(distance));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(namesOf(rows).slice(0, 2).toSorted()).toEqual(['Zebra palette 1', 'atlas 10 palette 1']);
    }
  });

  it('finds private ones of the caller, and none of anybody else', async () => {
    for (const db of databases.each) {
      const idsOf = async (who: Caller, args: Args = {}) =>
        (await rowsOf(db, who, call('find_own_palettes', args))).map(({ id }) => String(id));
      expect((await idsOf('pro')).toSorted()).toEqual([PALETTES.proPublic, PALETTES.proPrivate].toSorted());
      for (const near of ['#0D9488', '#000000', '#FFFFFF'])
        for (const who of ['stranger', 'admin'] as const)
          expect(new Set([PALETTES.stranger, PALETTES.admin, ...(await idsOf(who, { near }))]).size).toBe(2);
    }
  });
});
