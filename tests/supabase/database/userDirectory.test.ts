import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PROJECTS, USERS } from './people';

const LIMIT_MS = 120_000;
const EVERYBODY = Object.keys(USERS).length;
const WRONG = `select d.user_id, d.projects_count, d.palettes_count from private.user_directory as d
  full join auth.users as u on u.id = d.user_id
  where u.id is null or d.user_id is null
    or d.projects_count <> (select count(*) from public.projects as p where p.user_id = u.id)
    or d.palettes_count <> (
      select count(*) from public.project_palettes as pp join public.projects as p on p.id = pp.project_id
      where p.user_id = u.id
    )`;

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
}, 240_000);
afterAll(() => databases.close());

const inEach = async (run: (db: Connection) => Promise<void>): Promise<void> => {
  for (const db of databases.each) {
    await db.query('begin');
    try {
      await run(db);
    } finally {
      await db.query('rollback');
    }
  }
};
const valueOf = async (db: Connection, sql: string): Promise<unknown> =>
  Object.values((await db.query(sql)).rows[0] ?? {})[0];

type Found = { readonly id: string; readonly is_pro: boolean; readonly is_suspended: boolean };
const find = async (db: Connection, args: string): Promise<readonly Found[]> =>
  (await valueOf(db, `select public.admin_find_users(${args})`)) as readonly Found[];
const idsOf = async (db: Connection, args: string): Promise<readonly string[]> =>
  (await find(db, args)).map(({ id }) => id);

describe('the directory of users', { timeout: LIMIT_MS }, () => {
  it('is right after each way in which accounts, projects and palettes come and go', () =>
    inEach(async (db) => {
      const two = `array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)']`;
      for (const sql of [
        `select 1`,
        `insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000f1', 'New@Example.com')`,
        `insert into public.projects (user_id, name) select '${USERS.pro}', 'Bulk ' || n from generate_series(1, 20) as n`,
        `insert into public.project_palettes (project_id, name, colors)
          select p.id, 'Bulk ' || n, ${two} from public.projects as p, generate_series(1, 7) as n where p.user_id = '${USERS.pro}'`,
        `delete from public.project_palettes where name in ('Bulk 2', 'Bulk 5')`,
        `update public.projects set is_public = false where user_id = '${USERS.pro}'`,
        `delete from public.projects where id = '${PROJECTS.proPrivate}'`,
        `delete from public.projects where name like 'Bulk 1%'`,
        `delete from public.projects where user_id = '${USERS.stranger}'`,
        `delete from auth.users where id = '${USERS.pro}'`,
        `update auth.users set email = null, raw_user_meta_data = '[]' where id = '${USERS.free}'`,
      ]) {
        await db.query(sql);
        expect({ sql, wrong: (await db.query(WRONG)).rows }).toEqual({ sql, wrong: [] });
      }
    }));

  it('knows a name that has changed, and takes one of any length and kind', () =>
    inEach(async (db) => {
      for (const [metadata, word] of [
        [`{"full_name": "Ada Lovelace"}`, 'LOVE'],
        [`{"name": "${'x'.repeat(100_000)}"}`, 'xxx'],
        [`{"full_name": 7}`, 'person1@'],
        [`"text"`, 'person1@'],
      ] as const) {
        await db.query(`update auth.users set raw_user_meta_data = '${metadata}' where id = '${USERS.free}'`);
        expect(await idsOf(db, `'${word}', 'all', 'name', false, 10, 0`)).toEqual([USERS.free]);
      }
    }));

  it('is not written by a sign-in, which changes nothing that is shown', () =>
    inEach(async (db) => {
      const version = `select xmin::text || ctid::text from private.user_directory where user_id = '${USERS.free}'`;
      const before = await valueOf(db, version);
      await db.query(
        `update auth.users set last_sign_in_at = now(), updated_at = now() where id = '${USERS.free}'`,
      );
      expect(await valueOf(db, version)).toBe(before);
    }));
});

describe('the users that administrators look for', { timeout: LIMIT_MS }, () => {
  it('are found by a part of name or e-mail, or by a whole id', () =>
    inEach(async (db) => {
      expect(await idsOf(db, `'ERSON3@', 'all', 'joined', true, 10, 0`)).toEqual([USERS.pro]);
      expect(await idsOf(db, `'${USERS.pro}', 'all', 'joined', true, 10, 0`)).toEqual([USERS.pro]);
      expect(await idsOf(db, `'${USERS.pro.slice(0, 20)}', 'all', 'joined', true, 10, 0`)).toEqual([]);
    }));

  it('are PRO who will pay again or were given it, and nobody else', () =>
    inEach(async (db) => {
      expect(await idsOf(db, `'', 'pro', 'email', false, 20, 0`)).toEqual([USERS.pro]);
      await db.query(`select public.admin_give_pro('${USERS.admin}', '${USERS.free}')`);
      expect(await idsOf(db, `'', 'pro', 'email', false, 20, 0`)).toEqual([USERS.free, USERS.pro]);
      expect(await idsOf(db, `'', 'free', 'email', false, 20, 0`)).toHaveLength(EVERYBODY - 2);
      expect(await valueOf(db, `select public.admin_count_users('', 'all')`)).toEqual({
        total: EVERYBODY,
        pro: 2,
      });
      expect(await valueOf(db, `select public.admin_count_users('person1@', 'pro')`)).toEqual({
        total: 1,
        pro: 1,
      });
      expect(await valueOf(db, `select public.admin_count_users('', 'free')`)).toEqual({
        total: EVERYBODY - 2,
        pro: 0,
      });
      const [first] = await find(db, `'', 'all', 'status', true, 2, 0`);
      expect(first).toMatchObject({ is_pro: true });
    }));

  it.each(['name', 'email', 'joined', 'status', 'palettes', 'projects'])(
    'come once each in pages by %s, one order being the other backwards',
    (column) =>
      inEach(async (db) => {
        const pages = [];
        for (let skip = 0; skip < EVERYBODY; skip += 2)
          pages.push(...(await idsOf(db, `'', 'all', '${column}', false, 2, ${skip}`)));
        expect(new Set(pages).size).toBe(EVERYBODY);
        expect(await idsOf(db, `'', 'all', '${column}', true, 20, 0`)).toEqual(pages.toReversed());
      }),
  );

  it('are suspended for as long as the auth server says', () =>
    inEach(async (db) => {
      await db.query(
        `update auth.users set banned_until = now() + interval '1 day' where id = '${USERS.free}'`,
      );
      await db.query(
        `update auth.users set banned_until = now() - interval '1 day' where id = '${USERS.pro}'`,
      );
      const found = await find(db, `'', 'all', 'joined', true, 20, 0`);
      expect(
        found
          .filter((user) => user.is_suspended)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual([USERS.free, USERS.suspended]);
    }));
});

describe('PRO without payment', { timeout: LIMIT_MS }, () => {
  const give = (target: string) => `select public.admin_give_pro('${USERS.admin}', '${target}')`;
  const take = (target: string) => `select public.admin_take_pro('${USERS.admin}', '${target}')`;
  const isPro = (target: string) => `select private.is_pro('${target}')`;
  const trail = 'select action, target_id, outcome from private.audit_log order by id';

  it('opens what PRO opens, ends when it is taken, and leaves a trail of both', () =>
    inEach(async (db) => {
      expect(await valueOf(db, isPro(USERS.free))).toBe(false);
      expect([await valueOf(db, give(USERS.free)), await valueOf(db, give(USERS.free))]).toEqual([
        'changed',
        'unchanged',
      ]);
      expect(await valueOf(db, isPro(USERS.free))).toBe(true);
      expect(await valueOf(db, `select private.will_renew('${USERS.free}')`)).toBe(false);
      expect([await valueOf(db, take(USERS.free)), await valueOf(db, take(USERS.free))]).toEqual([
        'changed',
        'unchanged',
      ]);
      expect(await valueOf(db, isPro(USERS.free))).toBe(false);
      expect((await db.query(trail)).rows).toEqual([
        { action: 'grant pro', target_id: USERS.free, outcome: 'done' },
        { action: 'remove pro', target_id: USERS.free, outcome: 'done' },
      ]);
    }));

  it('is neither given to nor taken from whoever pays', () =>
    inEach(async (db) => {
      const paid = `select md5(string_agg(s::text, '' order by s::text)) from public.stripe_subscriptions as s`;
      const before = await valueOf(db, paid);
      expect([await valueOf(db, give(USERS.pro)), await valueOf(db, take(USERS.pro))]).toEqual([
        'paid',
        'paid',
      ]);
      expect(await valueOf(db, paid)).toBe(before);
      expect((await db.query(trail)).rows).toEqual([]);
    }));

  it('stands beside a period that is paid for, of which nothing is taken with it', () =>
    inEach(async (db) => {
      const planOf = `select public.admin_user_details('${USERS.pro}') ->> 'plan'`;
      await db.query('update public.stripe_subscriptions set cancel_at_period_end = true');
      expect(await valueOf(db, planOf)).toBe('ending');
      expect(await valueOf(db, give(USERS.pro))).toBe('changed');
      expect(await valueOf(db, planOf)).toBe('complimentary-and-ending');
      expect(await valueOf(db, take(USERS.pro))).toBe('changed');
      expect(await valueOf(db, planOf)).toBe('ending');
      expect(await valueOf(db, isPro(USERS.pro))).toBe(true);
      await db.query(give(USERS.pro));
      await db.query('update public.stripe_subscriptions set current_period_end = 1');
      expect(await valueOf(db, planOf)).toBe('complimentary');
    }));

  it('is given to nobody who is not there', () =>
    inEach(async (db) => {
      const nobody = '00000000-0000-4000-8000-00000000dead';
      expect([await valueOf(db, give(nobody)), await valueOf(db, take(nobody))]).toEqual([
        'unknown',
        'unknown',
      ]);
    }));

  it('is not ended by what the payment provider says, and pays for no deletion', () =>
    inEach(async (db) => {
      await db.query(give(USERS.lapsed));
      const ticket = String(await valueOf(db, `select public.open_billing_sync('e1', 'cus_lapsed')`));
      await db.query(`select public.close_billing_sync('e1', 'x', 'cus_lapsed', ${ticket}, '[]')`);
      expect(await valueOf(db, isPro(USERS.lapsed))).toBe(true);
      await db.query(`delete from auth.users where id = '${USERS.lapsed}'`);
      expect(await valueOf(db, `select count(*)::int from public.complimentary_subscriptions`)).toBe(0);
    }));
});
