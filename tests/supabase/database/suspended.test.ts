import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from './attempt';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, PROJECTS, USERS, WEEKLY, type User } from './people';

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
}, 240_000);
afterAll(() => databases.close());

const TWO = `array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)']`;

/** Each may be done, by whom it names, while nobody is suspended. */
const WRITES: readonly (readonly [what: string, who: User, sql: string])[] = [
  ['make a project', 'pro', `insert into projects (user_id, name) values ('${USERS.pro}', 'More')`],
  ['rename a project', 'pro', `update projects set name = 'Other' where id = '${PROJECTS.proPublic}'`],
  ['hide a project', 'pro', `update projects set is_public = false where id = '${PROJECTS.proPublic}'`],
  ['delete a project', 'pro', `delete from projects where id = '${PROJECTS.proPublic}'`],
  [
    'save a palette',
    'starter',
    `insert into project_palettes (project_id, name, colors) values ('${PROJECTS.starter}', 'More', ${TWO})`,
  ],
  ['change a palette', 'free', `update project_palettes set colors = ${TWO} where id = '${PALETTES.free}'`],
  ['give a palette tags', 'free', `update project_palettes set tags = '{ui}' where id = '${PALETTES.free}'`],
  ['forbid a tag', 'admin', `select admin_forbid_tag('rude')`],
  ['delete a palette', 'free', `delete from project_palettes where id = '${PALETTES.free}'`],
  ['spend an extraction', 'starter', `select * from increment_extraction_count('video')`],
  ['take all of their data away', 'free', 'select delete_user_data()'],
  [
    'schedule a weekly palette',
    'admin',
    `select save_palette_of_the_week(${TWO}, null, 'image', 'https://images.example.com/a.jpg', 20, 2026)`,
  ],
  ['change a weekly palette', 'admin', `update palette_of_the_week set year = 2027 where id = '${WEEKLY}'`],
  ['change who hears of news', 'admin', 'update admin_users set notify_new_users = false'],
  ['take the data of another away', 'admin', `select admin_delete_user_data('${USERS.free}')`],
];

const suspend = async (who: User, until: string): Promise<void> => {
  for (const db of databases.each)
    await db.query(`update auth.users set banned_until = ${until} where id = '${USERS[who]}'`);
};
const COUNTS = [
  [`select increment_palette_selection_count('${PALETTES.proPublic}')`, 'public.project_palettes'],
  [`select increment_weekly_click_count('${WEEKLY}')`, 'public.palette_of_the_week'],
] as const;
const [[COUNT]] = COUNTS;

describe('a suspended account', () => {
  it.each(WRITES)(
    'does not %s, and does so again when the suspension is lifted or over',
    async (_, who, sql) => {
      for (const until of ['null', `now() - interval '1 second'`]) {
        await suspend(who, until);
        for (const db of databases.each) {
          const { outcome, changed } = await attempt(db, who, sql);
          expect(outcome).not.toHaveProperty('code');
          expect(changed).not.toEqual([]);
        }
      }
      await suspend(who, `now() + interval '1 minute'`);
      for (const db of databases.each) {
        const { outcome, changed } = await attempt(db, who, sql);
        expect([db.kind, outcome, changed]).toEqual([db.kind, { code: 'ACC01' }, []]);
      }
      await suspend(who, 'null');
    },
  );

  it('is told the same where there is nothing to write', async () => {
    await suspend('free', `'infinity'`);
    for (const db of databases.each)
      for (const sql of [
        `delete from projects where id = '${PROJECTS.proPrivate}'`,
        `update project_palettes set name = 'Mine' where id = '${PALETTES.proPublic}'`,
      ]) {
        const { outcome, changed } = await attempt(db, 'free', sql);
        expect([outcome, changed]).toEqual([{ code: 'ACC01' }, []]);
      }
    await suspend('free', 'null');
  });

  it.each(COUNTS)('makes no palette popular, and hears nothing of it: %s', async (count, table) => {
    await suspend('free', `'infinity'`);
    for (const db of databases.each) {
      const { outcome, changed } = await attempt(db, 'free', count);
      expect([outcome, changed]).toEqual([expect.objectContaining({ count: 1 }), []]);
    }
    await suspend('free', 'null');
    for (const db of databases.each) expect((await attempt(db, 'free', count)).changed).toContain(table);
  });

  it('reads on, and holds nobody else up', async () => {
    await suspend('free', `'infinity'`);
    for (const db of databases.each) {
      const { outcome } = await attempt(db, 'free', 'select * from projects');
      expect(outcome).toMatchObject({ count: 1 });
      const other = await attempt(
        db,
        'pro',
        `update projects set name = 'Other' where user_id = '${USERS.pro}'`,
      );
      expect(other.outcome).toMatchObject({ count: 2 });
      const server = await attempt(db, 'service', `delete from projects where user_id = '${USERS.free}'`);
      expect(server.outcome).toMatchObject({ count: 1 });
    }
    await suspend('free', 'null');
  });

  it('is not a question that clients may ask about others', async () => {
    for (const db of databases.each)
      for (const who of ['free', 'admin', 'anonymous'] as const)
        expect((await attempt(db, who, `select private.is_suspended('${USERS.pro}')`)).outcome).toEqual({
          code: '42501',
        });
  });
});

describe('what was counted', () => {
  it('goes a day later, with the next count', async () => {
    for (const db of databases.each) {
      await db.query(`
        begin;
        insert into private.palette_selections (palette_id, actor, day)
        select '${PALETTES.stranger}', 'visitor:' || ago, (now() at time zone 'utc')::date - ago from generate_series(0, 3) as ago;
        select set_config('request.jwt.claims', '{"sub": "${USERS.free}"}', true);
        ${COUNT};
      `);
      const { rows } = await db.query('select actor from private.palette_selections order by actor');
      await db.query('rollback');
      expect(rows.map(({ actor }) => actor)).toEqual([USERS.free, 'visitor:0', 'visitor:1']);
    }
  });
});
