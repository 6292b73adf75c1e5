import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { become, codeOf } from './attempt';
import type { Connection } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { findWantedPostgres } from './postgresPrograms';

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
}, 240_000);
afterAll(() => databases.close());

const ROLES = { anon: '3s', authenticated: '8s' } as const;
const settingsOf = async (db: Connection, role: string): Promise<readonly string[]> => {
  const { rows } = await db.query(
    `select unnest(rolconfig) as setting from pg_roles where rolname = '${role}'`,
  );
  return rows.map(({ setting }) => String(setting));
};

const isWanted = (await findWantedPostgres()).length > 0;

/** Least and most milliseconds of what would take longer. The embedded database has no clock that could stop it. */
const TIMED = (
  [
    ['anon', 2500, 5000],
    ['authenticated', 7500, 11_000],
  ] as const
).filter(() => isWanted);

/** As PostgREST does before each request: the settings of the caller's role, for its transaction. */
const asRequest = async (db: Connection, role: keyof typeof ROLES, sql: string): Promise<string> => {
  const settings = await settingsOf(db, role);
  const applied = settings.map((setting) => `set local ${setting.replace('=', " = '")}';`).join(' ');
  await db.query(`begin; ${become(db, role === 'anon' ? 'anonymous' : 'free')} ${applied}`);
  try {
    await db.query(sql);
    return 'done';
  } catch (error) {
    return codeOf(error);
  } finally {
    await db.query('rollback');
  }
};

describe('the time of a statement', () => {
  it('is set for each role that a request can have', async () => {
    for (const db of databases.each)
      for (const [role, timeout] of Object.entries(ROLES))
        expect((await settingsOf(db, role)).toSorted()).toEqual([
          'idle_in_transaction_session_timeout=10s',
          `statement_timeout=${timeout}`,
        ]);
    // Where the REST layer has a login of its own, a session that it forgets is ended too.
    const logins = await Promise.all(
      databases.each.filter(({ kind }) => kind === 'real').map((db) => settingsOf(db, 'authenticator')),
    );
    expect(logins.flat()).toEqual(logins.map(() => 'idle_in_transaction_session_timeout=10s'));
  });

  it.each(TIMED)(
    'ends what %s has asked when it is over [EX-05]',
    { timeout: 30_000 },
    async (role, least, most) => {
      const db = databases.newest;
      const start = performance.now();
      expect(await asRequest(db, role, 'select pg_sleep(20)')).toBe('57014');
      const time = performance.now() - start;
      expect(time).toBeGreaterThan(least);
      expect(time).toBeLessThan(most);
      expect(await asRequest(db, role, 'select pg_sleep(0.1)')).toBe('done');
    },
  );

  it.each([
    ['a pattern that goes back and forth', `name ~* '(a+)+$'`],
    ['a nest of repetitions', `name ~* '${'('.repeat(20)}a${'*)'.repeat(20)}$'`],
    ['a pattern of 10 KB', `name like '%${'a%'.repeat(5000)}'`],
  ])('is enough, or ends %s [EX-05]', { timeout: 30_000 }, async (_, condition) => {
    for (const db of databases.each) {
      const ended = await asRequest(db, 'anon', `select id from public.project_palettes where ${condition}`);
      expect(['done', '57014', '2201B']).toContain(ended);
    }
  });
});

describe('what is told as it changes', () => {
  it('are the two lists, and of a row that goes the key alone [EX-11]', async () => {
    for (const db of databases.each) {
      const { rows } = await db.query(
        `select schemaname || '.' || tablename as name
         from pg_publication_tables where pubname = 'supabase_realtime' order by 1`,
      );
      expect(rows.map(({ name }) => name)).toEqual(['public.project_palettes', 'public.projects']);
      const identity = await db.query(
        `select distinct relreplident::text from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')`,
      );
      expect(identity.rows).toEqual([{ relreplident: 'd' }]);
    }
  });
});
