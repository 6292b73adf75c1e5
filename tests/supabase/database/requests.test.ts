import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS, type Attack } from './attacks.data';
import { attempt } from './attempt';
import type { Connection } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, USERS, type Caller } from './people';
import { RIGHTS, SPECIFIED_COLUMNS, type Right } from './rights.data';
import { meet } from './verdict';

let databases: Databases;
/** How many attacks each database has stood, and how many rights it has given. */
const passed = new Map<Connection, { attacks: number; tries: number; rights: number }>();
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
  for (const db of databases.each) passed.set(db, { attacks: 0, tries: 0, rights: 0 });
}, 240_000);
afterAll(async () => {
  for (const [db, { attacks, tries, rights }] of passed) {
    const { rows } = await db.query('show server_version');
    const name = `${String(rows[0]?.['server_version'])}, ${db.kind}`;
    process.stdout.write(`PostgreSQL ${name}: ${attacks} attacks in ${tries} tries, ${rights} rights\n`);
  }
  await databases.close();
});

const nameOf = (who: Caller): string => (typeof who === 'string' ? who : 'a forged token');

const expectStanding = async (db: Connection, attack: Attack): Promise<void> => {
  expect(await meet(db, attack)).toEqual(attack.tries.map(() => attack.must));
};

describe('the database under attack', () => {
  for (const attack of ATTACKS)
    it(`stands when ${nameOf(attack.who)} ${attack.what} [${attack.id}]`, { timeout: 60_000 }, async () => {
      for (const db of databases.each) {
        await expectStanding(db, attack);
        const count = passed.get(db);
        if (count)
          Object.assign(count, { attacks: count.attacks + 1, tries: count.tries + attack.tries.length });
      }
    });

  it('knows each attack by its own number', () => {
    expect(new Set(ATTACKS.map(({ id }) => id)).size).toBe(ATTACKS.length);
  });
});

const expectRight = async (right: Right): Promise<void> => {
  for (const db of databases.each) {
    const { outcome, changed, after } = await attempt(db, right.who, right.sql, right.look);
    expect(outcome).not.toHaveProperty('code');
    expect(outcome).toMatchObject(right.answers ? { rows: right.answers } : {});
    expect(after).toEqual(right.reads ?? []);
    expect(changed).toEqual(right.changes);
  }
};

describe('the database', { timeout: 60_000 }, () => {
  for (const right of RIGHTS)
    it(`serves when ${nameOf(right.who)} ${right.what} [${right.id}]`, async () => {
      await expectRight(right);
      for (const count of passed.values()) count.rights += 1;
    });

  it('has every column that is specified [D-01, D-02, D-03, D-04, D-05]', async () => {
    for (const db of databases.each)
      for (const [table, columns] of Object.entries(SPECIFIED_COLUMNS))
        await expect(db.query(`select ${columns} from public.${table}`)).resolves.toBeDefined();
  });
});

describe('an account whose PRO has ended', { timeout: 60_000 }, () => {
  it('moves what is private from one private project to another', async () => {
    const other = '00000000-0000-4000-8000-000000000019';
    const move = `update project_palettes set project_id = '${other}' where id = '${PALETTES.lapsedPrivate}'`;
    const look = `select project_id, is_public from public.project_palettes where id = '${PALETTES.lapsedPrivate}'`;
    for (const db of databases.each) {
      await db.query(
        `insert into public.projects (id, user_id, name, is_public) values ('${other}', '${USERS.lapsed}', 'Closed', false)`,
      );
      const { outcome, after } = await attempt(db, 'lapsed', move, look);
      await db.query(`delete from public.projects where id = '${other}'`);
      expect(outcome).not.toHaveProperty('code');
      expect(after).toEqual([{ project_id: other, is_public: false }]);
    }
  });
});

describe('an account that is deleted', { timeout: 60_000 }, () => {
  it('leaves no row that names it', async () => {
    for (const db of databases.each) {
      await db.query('begin');
      await db.query(`delete from auth.users where id = '${USERS.stranger}'`);
      const left = await db.query(
        [
          'public.projects',
          'public.extraction_counts',
          'private.palette_selections',
          'public.stripe_customers',
          'public.complimentary_subscriptions',
          'private.user_directory',
        ]
          .map((table) => `select '${table}' as table from ${table} where user_id = '${USERS.stranger}'`)
          .join(' union all '),
      );
      await db.query('rollback');
      expect(left.rows).toEqual([]);
    }
  });
});

/** Rows of the specification, and the requests above that are their proof. */
const expectShown = async (...ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    const attack = ATTACKS.find((each) => each.id === id);
    const right = RIGHTS.find((each) => each.id === id);
    expect(attack ?? right).toBeDefined();
    if (right) await expectRight(right);
    if (attack) for (const db of databases.each) await expectStanding(db, attack);
  }
};

describe('the specification', { timeout: 60_000 }, () => {
  it('gives a free user one public project with one palette [R-05]', () =>
    expectShown('OK-01', 'OK-02', 'DB-18', 'DB-20', 'DB-22', 'DB-23'));
  it('sets the visibility of a project on all its palettes [P-15]', () =>
    expectShown('OK-14', 'OK-15', 'DB-26'));
  it('forgets the popularity of other colors [P-25]', () => expectShown('DB-31', 'OK-05', 'OK-06'));
  it('has the calls of projects and palettes [D-12, D-13]', () =>
    expectShown('OK-01', 'OK-02', 'OK-03', 'OK-04', 'OK-05', 'OK-07', 'OK-08'));
  it('reads billing and administrators as the page does [D-15, D-16, R-10]', () =>
    expectShown('OK-19', 'OK-21', 'OK-24'));
  it('has the procedure that counts a use [D-17]', () => expectShown('OK-11'));
  it('has the one by which users delete their data, once nothing renews [D-18]', () =>
    expectShown('OK-20', 'DB-77', 'DB-80'));
  it('has the one by which administrators do it for them, and nobody else [D-19]', () =>
    expectShown('OK-22', 'DB-76', 'DB-77', 'DB-78', 'DB-79'));
  it('has the procedures that count extractions [D-20]', () => expectShown('OK-17', 'OK-18'));
  it('lets a user delete their data unless it will be paid for again [R-09]', () =>
    expectShown('OK-20', 'DB-80'));
});
