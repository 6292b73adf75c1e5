import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { become, codeOf, unbecome } from './attempt';
import type { Connection } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, PROJECTS, USERS, type Caller } from './people';

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
}, 240_000);
afterAll(() => databases.close());

type Ask = (as: Caller, sql: string) => Promise<string>;

/** In each database, undone afterwards. A request is answered 'done', or with the code of what refused it. */
const inEach = async (run: (ask: Ask, db: Connection) => Promise<void>): Promise<void> => {
  for (const db of databases.each) {
    const ask: Ask = async (as, sql) => {
      await db.query(`savepoint request; ${become(db, as)}`);
      try {
        await db.query(sql);
        await db.query(unbecome(db));
        return 'done';
      } catch (error) {
        await db.query('rollback to savepoint request');
        return codeOf(error);
      }
    };
    await db.query('begin');
    try {
      await run(ask, db);
    } finally {
      await db.query('rollback');
    }
  }
};

/** Of the same colors as each palette in the fixture. */
const saved = (project: string): string =>
  `insert into project_palettes (project_id, name, colors)
    values ('${project}', 'Back', array['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)'])`;
const gone = (palette: string): string => `delete from project_palettes where id = '${palette}'`;

const BACK = saved(PROJECTS.lapsedPrivate);
const GONE = gone(PALETTES.lapsedPrivate);

const banned = (until: string): string =>
  `update auth.users set banned_until = ${until} where id = '${USERS.lapsed}'`;

describe('a palette that was deleted where more are than are free', { timeout: 60_000 }, () => {
  it.each([
    ['4 minutes', 'done'],
    ['5 minutes', 'PRO01'],
  ])('%s ago: to bring it back is %s', async (ago, end) =>
    inEach(async (ask, db) => {
      expect(await ask('lapsed', GONE)).toBe('done');
      await db.query(`update private.freed_places set freed_at = now() - interval '${ago}'`);
      expect(await ask('lapsed', BACK)).toBe(end);
    }),
  );

  it('comes back once', () =>
    inEach(async (ask) => {
      expect(await ask('lapsed', GONE)).toBe('done');
      expect(await ask('lapsed', BACK)).toBe('done');
      expect(await ask('lapsed', BACK)).toBe('PRO01');
    }));

  it('comes back where PRO has ended since, for each that was deleted and no more', () =>
    inEach(async (ask, db) => {
      const back = saved(PROJECTS.proPublic);
      expect(await ask('pro', `${back}; ${back}`)).toBe('done');
      expect(await ask('pro', gone(PALETTES.proPublic))).toBe('done');
      await db.query(
        `update public.stripe_subscriptions set status = 'canceled' where customer_id = 'cus_pro'`,
      );
      expect(await ask('pro', back)).toBe('done');
      expect(await ask('pro', back)).toBe('LIM02');
    }));

  it('is in the place of another that was saved under PRO, once PRO has ended', () =>
    inEach(async (ask, db) => {
      const back = saved(PROJECTS.proPublic);
      expect(await ask('pro', `${gone(PALETTES.proPublic)}; ${back}`)).toBe('done');
      await db.query(
        `update public.stripe_subscriptions set status = 'canceled' where customer_id = 'cus_pro'`,
      );
      expect(await ask('pro', back)).toBe('LIM02');
    }));

  it('does not come back to a suspended account, and does once that is lifted', () =>
    inEach(async (ask, db) => {
      expect(await ask('lapsed', GONE)).toBe('done');
      await db.query(banned(`'infinity'`));
      expect(await ask('lapsed', BACK)).toBe('ACC01');
      await db.query(banned('null'));
      expect(await ask('lapsed', BACK)).toBe('done');
    }));

  it('is brought back by nobody else, and nobody else uses its place up', () =>
    inEach(async (ask) => {
      expect(await ask('lapsed', GONE)).toBe('done');
      for (const who of ['stranger', 'pro', 'admin', 'anonymous'] as const)
        expect(await ask(who, BACK)).toBe('42501');
      expect(await ask('service', BACK)).toBe('done');
      expect(await ask('lapsed', BACK)).toBe('done');
      expect(await ask('lapsed', BACK)).toBe('PRO01');
    }));

  it('leaves no place behind where its whole project went', () =>
    inEach(async (ask, db) => {
      expect(await ask('lapsed', `delete from projects where id = '${PROJECTS.lapsedPrivate}'`)).toBe('done');
      const left = `select from private.freed_places where project_id = '${PROJECTS.lapsedPrivate}'`;
      expect((await db.query(left)).rows).toEqual([]);
    }));
});
