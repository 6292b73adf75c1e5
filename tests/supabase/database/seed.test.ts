import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { formatHsl } from '../../../src/color/format';
import { isSamplePalette } from '../../../src/domain/isSamplePalette';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { readState } from './attempt';
import type { Connection, Row } from './connection';
import { readBroken } from './invariants';
import { migrate, openDatabases, type Databases } from './migrated';

let databases: Databases;
const seed = async (db: Connection): Promise<void> => {
  // In one transaction, as the local server does it.
  await db.query(`begin; ${await readFile(join(ROOT, 'supabase/seed.sql'), 'utf8')}; commit`);
};
beforeAll(async () => {
  databases = await openDatabases(async (db) => {
    await migrate(db);
    await seed(db);
  });
}, 240_000);
afterAll(() => databases.close());

const read = async (sql: string): Promise<readonly Row[]> => (await databases.newest.query(sql)).rows;

describe('the sample data', () => {
  it('may be applied again and changes nothing', async () => {
    for (const db of databases.each) {
      const before = await readState(db);
      await seed(db);
      expect(await readState(db)).toEqual(before);
    }
  });

  it('is the same on both databases', async () => {
    const list = `select md5(string_agg(concat(id, name, colors, exact, selection_count, is_public), '|' order by id)) as digest from public.project_palettes`;
    const digests = await Promise.all(databases.each.map(async (db) => (await db.query(list)).rows));
    for (const digest of digests) expect(digest).toEqual(digests[0]);
  });

  it('has an account for each role', async () => {
    expect(
      await read(`select split_part(email, '@', 1) as name, private.is_admin(id) as admin, private.is_pro(id) as pro
        from auth.users where email in ('admin@example.com', 'pro@example.com', 'free@example.com') order by email`),
    ).toEqual([
      { name: 'admin', admin: true, pro: false },
      { name: 'free', admin: false, pro: false },
      { name: 'pro', admin: false, pro: true },
    ]);
  });

  it('shows at least 150 public palettes, each with a name of its own, and some private ones', async () => {
    const [row] = await read(
      `select count(*) filter (where is_public)::int as public, count(*) filter (where not is_public)::int as private,
         count(distinct name)::int as names, count(*)::int as all, count(distinct exact)::int as looks from public.project_palettes`,
    );
    expect(row?.['public']).toBeGreaterThanOrEqual(150);
    expect(row?.['private']).toBeGreaterThan(0);
    expect(row?.['names']).toBe(row?.['all']);
    expect(row?.['looks']).toBe(row?.['all']);
  });

  it('lists for each palette the colors that its exact values are', async () => {
    for (const { name, colors, exact } of await read(
      'select name, colors, exact from public.project_palettes',
    ))
      expect({ name, colors }).toEqual({
        name,
        colors: (exact as string[]).map((hex) => formatHsl(colorFromHex(hex))),
      });
  });

  it('is known as samples by the ids of its palettes; what is saved in the same projects later is none', async () => {
    const ids = await read('select id from public.project_palettes');
    expect(ids.filter(({ id }) => !isSamplePalette(String(id)))).toEqual([]);
    await databases.newest.query('begin');
    const [saved] = await read(`insert into public.project_palettes (project_id, name, colors)
      select project_id, 'Saved later', colors from public.project_palettes where name = 'Azulejo' returning id`);
    await databases.newest.query('rollback');
    expect(isSamplePalette(String(saved?.['id']))).toBe(false);
  });

  it('has tags to find public palettes by', async () => {
    expect(await read('select count(*)::int from public.popular_tags()')).toEqual([{ count: 12 }]);
  });

  it.each([
    ['sunset'],
    ['ocean'],
    ['forest'],
    ['vintage'],
    ['pastel'],
    ['neon'],
    ['spring'],
    ['summer'],
    ['autumn'],
    ['winter'],
  ])('has several palettes for the word %s, which people search for', async (word) => {
    const [row] = await read(
      `select count(*)::int as found from public.find_palettes(sort => 'popular', word => '${word}')`,
    );
    expect(row?.['found']).toBeGreaterThan(2);
  });

  it('invents no popularity, differs in age, and never made a palette before its project', async () => {
    const [row] = await read(
      `select max(selection_count)::int as "mostUses", count(distinct pp.created_at)::int as dates, count(distinct cardinality(colors))::int as sizes,
         bool_and(pp.created_at between p.created_at and now()) as "inOrder", bool_and(p.created_at >= u.created_at) as "ownersFirst"
       from public.project_palettes pp join public.projects p on p.id = pp.project_id join auth.users u on u.id = p.user_id`,
    );
    expect(row?.['dates']).toBeGreaterThan(100);
    expect(row?.['sizes']).toBeGreaterThan(4);
    expect(row).toMatchObject({ mostUses: 0, inOrder: true, ownersFirst: true });
  });

  it('has a palette for the week that it is', async () => {
    expect(
      await read(
        `select count(*)::int from public.palette_of_the_week
         where week_of_year = extract(week from now() at time zone 'utc') and year = extract(isoyear from now() at time zone 'utc')`,
      ),
    ).toEqual([{ count: 1 }]);
  });

  it('gives nobody more than their plan holds', async () => {
    expect(
      await read(
        `select d.email, d.projects_count, d.palettes_count
         from private.user_directory as d cross join private.plan_limits as free
         where free.plan = 'free' and not private.is_pro(d.user_id)
           and (d.projects_count > free.projects
             or exists (select from public.projects as p where p.user_id = d.user_id and not p.is_public)
             or exists (select from public.projects as p join public.project_palettes as pp on pp.project_id = p.id
               where p.user_id = d.user_id group by p.id having count(*) > free.palettes_per_project))`,
      ),
    ).toEqual([]);
  });

  it('has sign-ups and new subscriptions in each of the last twelve weeks but the running one', async () => {
    const [row = {}] = await read('select private.dashboard() as dashboard');
    const { weeks } = row['dashboard'] as { weeks: { signups: number; upgrades: number }[] };
    const done = weeks.slice(0, -1);
    expect(done.every(({ signups }) => signups > 0)).toBe(true);
    expect(done.filter(({ upgrades }) => upgrades > 0).length).toBeGreaterThan(6);
  });

  it('breaks no rule of the plans', async () => {
    for (const db of databases.each) expect(await readBroken(db)).toEqual([]);
  });
});
