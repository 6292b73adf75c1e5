import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConnection } from '../../../../supabase/local/backend/openConnection.mjs';
import { startBackend } from '../../../../supabase/local/backend/startBackend.mjs';
import { createDataFolder } from './dataTemplate';

vi.setConfig({ testTimeout: 120_000 });

const VERSIONS = 'select version from supabase_migrations.schema_migrations order by version';

let folder: string;
beforeEach(async () => {
  folder = await createDataFolder();
});
afterEach(() => rm(folder, { recursive: true }));

/** Changes the database of the folder while nothing serves it. */
const change = async (sql: string): Promise<void> => {
  const connection = await openConnection(join(folder, 'database'));
  await connection.driver.exec(sql);
  await connection.close();
};
const rowsIn = async (path: string, sql: string): Promise<readonly unknown[]> => {
  const connection = await openConnection(path);
  const { rows } = await connection.driver.query(sql);
  await connection.close();
  return rows;
};
const startOnce = async (): Promise<string | null> => {
  const backend = await startBackend({ origin: 'http://localhost:1', env: {}, folder, functions: '' });
  await backend.close();
  return backend.notice;
};
const listAside = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith('data-until-'));

describe('data of another version', () => {
  it('are renamed with a date, told in a sentence, and new ones begin', async () => {
    const ours = await rowsIn(join(folder, 'database'), VERSIONS);
    const [secrets, books] = await Promise.all(
      ['secrets.json', 'stripe.json'].map((name) => readFile(join(folder, name), 'utf8')),
    );
    await change(`
      insert into supabase_migrations.schema_migrations values ('20010101000000', '{}', 'gone');
      update public.projects set name = 'Of the old days';
    `);
    const today = new Date().toISOString().slice(0, 10);
    const notice = await startOnce();
    const [name = '', ...more] = await listAside();
    const aside = join(folder, name);
    expect(more).toEqual([]);
    expect(notice).toBe(
      `The data in ${folder} come from another version of Hueloom: they are kept in ${aside}, and new ones begin.`,
    );
    expect(name.startsWith(`data-until-${today}`)).toBe(true);
    const names = 'select distinct name from public.projects';
    expect(await rowsIn(join(aside, 'database'), names)).toEqual([{ name: 'Of the old days' }]);
    expect(await readFile(join(aside, 'stripe.json'), 'utf8')).toBe(books);
    expect(await rowsIn(join(folder, 'database'), VERSIONS)).toEqual(ours);
    expect(await rowsIn(join(folder, 'database'), names)).not.toContainEqual({ name: 'Of the old days' });
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe(secrets);
    expect(await startOnce()).toBeNull();
    expect(await listAside()).toEqual([name]);
  });

  it('are whole where putting them aside was interrupted: the marker alone is no database', async () => {
    await mkdir(join(folder, 'data-until-then'));
    await rename(join(folder, 'database'), join(folder, 'data-until-then/database'));
    expect(await startOnce()).toBeNull();
    const count = 'select count(*) > 0 as "hasSome" from public.projects';
    expect(await rowsIn(join(folder, 'database'), count)).toEqual([{ hasSome: true }]);
    expect(await rowsIn(join(folder, 'data-until-then/database'), count)).toEqual([{ hasSome: true }]);
  });
});

/** What the migration of that name has made, taken away again. */
const WITHOUT_COLOR_NAMES = `
  delete from supabase_migrations.schema_migrations where name = 'color_names';
  drop trigger drop_color_names on public.project_palettes;
  drop function private.drop_color_names();
  alter table public.project_palettes drop column color_names;
  drop function private.are_color_names(text[], text[]);
`;

it('palettes from before their colors could have names stay as they were, and can be given some', async () => {
  const colors = 'select id, name, colors, exact, tags from public.project_palettes order by id';
  const before = await rowsIn(join(folder, 'database'), colors);
  expect(before.length).toBeGreaterThan(0);
  await change(WITHOUT_COLOR_NAMES);
  expect(await startOnce()).toBeNull();
  expect(await listAside()).toEqual([]);
  expect(await rowsIn(join(folder, 'database'), colors)).toEqual(before);
  await change(
    `update public.project_palettes set color_names = array_fill('Named'::text, array[cardinality(colors)])`,
  );
  expect(
    await rowsIn(
      join(folder, 'database'),
      'select distinct color_names[1] as first from public.project_palettes',
    ),
  ).toEqual([{ first: 'Named' }]);
});

it('data that lack a migration get it and stay', async () => {
  const ours = await rowsIn(join(folder, 'database'), VERSIONS);
  await change(`
    delete from supabase_migrations.schema_migrations where name = 'realtime';
    update public.projects set name = 'Kept';
  `);
  expect(await startOnce()).toBeNull();
  expect(await listAside()).toEqual([]);
  expect(await rowsIn(join(folder, 'database'), VERSIONS)).toEqual(ours);
  expect(await rowsIn(join(folder, 'database'), 'select distinct name from public.projects')).toEqual([
    { name: 'Kept' },
  ]);
});
