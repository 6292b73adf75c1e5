import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, PROJECTS, USERS } from './people';

const COLORS = `array['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)']`;

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(async (db) => {
    await migrateAndFill(db);
    await db.query(`insert into public.project_palettes (project_id, name, colors, tags) values
      ('${PROJECTS.stranger}', 'Rust', ${COLORS}, '{warm}'),
      ('${PROJECTS.proPublic}', 'Clay', ${COLORS}, '{warm,desert}'),
      ('${PROJECTS.proPrivate}', 'Kiln', ${COLORS}, '{warm,secret}')`);
  });
}, 240_000);
afterAll(() => databases.close());

describe('a tag that an administrator changes', () => {
  const ADMIN = `set local request.jwt.claims = '{"sub":"${USERS.admin}","role":"authenticated"}'`;
  const times = `select md5(string_agg(concat(id, ' ', updated_at), ' ' order by id)) as times from public.project_palettes`;

  it.each([
    ['renamed', `admin_rename_tag('warm', 'hot')`, '{hot}'],
    ['merged', `admin_rename_tag('warm', 'desert')`, '{desert}'],
    ['forbidden', `admin_forbid_tag('warm')`, '{}'],
  ])('is %s, which nobody’s palette was changed by last', async (_, call, tags) => {
    for (const db of databases.each) {
      await db.query('begin');
      const before = (await db.query(times)).rows;
      await db.query(ADMIN);
      expect((await db.query(`select ${call} as palettes`)).rows).toEqual([{ palettes: 3 }]);
      expect(
        (await db.query(`select tags::text as tags from public.project_palettes where name = 'Rust'`)).rows,
      ).toEqual([{ tags }]);
      expect((await db.query(times)).rows).toEqual(before);
      // Afterwards, a change is one again.
      await db.query(`update public.project_palettes set tags = '{ui}' where name = 'Rust'`);
      expect((await db.query(times)).rows).not.toEqual(before);
      await db.query('rollback');
    }
  });

  it.each([
    ['renamed', `admin_rename_tag('zz', 'yy')`],
    ['forbidden', `admin_forbid_tag('zz')`],
  ])('is %s in parts where very many palettes have it', async (_, call) => {
    for (const db of databases.each) {
      await db.query(`begin; insert into public.project_palettes (project_id, name, colors, tags)
        select '${PROJECTS.stranger}', 'More', ${COLORS}, '{zz}' from generate_series(1, 501)`);
      await db.query(ADMIN);
      const counts: unknown[] = [];
      for (let part = 0; part < 3; part++)
        counts.push((await db.query(`select ${call} as palettes`)).rows[0]?.['palettes']);
      expect(counts).toEqual([500, 1, 0]);
      const left = `select count(*)::int as left from public.project_palettes where 'zz' = any (tags)`;
      expect((await db.query(left)).rows).toEqual([{ left: 0 }]);
      await db.query('rollback');
    }
  });
});

describe('a tag that is forbidden', () => {
  it('is named where it is refused: the first of those that were written', async () => {
    for (const db of databases.each) {
      await db.query(`begin; insert into private.forbidden_tags (tag) values ('aa-rude'), ('rude')`);
      const refused = db.query(
        `update public.project_palettes set tags = '{ui,rude,aa-rude}' where id = '${PALETTES.free}'`,
      );
      await expect(refused).rejects.toMatchObject({ code: 'TAG01', detail: 'rude' });
      await db.query('rollback');
    }
  });
});
