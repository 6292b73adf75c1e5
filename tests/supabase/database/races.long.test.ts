import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection, Row } from './connection';
import { fill, migrate } from './migrated';
import { PALETTES, PROJECTS, USERS } from './people';
import { startRealServer } from './realServer';
import { prepare, race } from './session';

/** Rounds of each race; 1000 shows what 100 may miss. */
const ROUNDS = Number(process.env['HUELOOM_RACE_ROUNDS'] ?? 100);
const FEW = Math.ceil(ROUNDS / 5);
const CLIENTS = 8;

const server = await startRealServer();

describe.runIf(server)('requests at the same moment', { timeout: 600_000 }, () => {
  let owner: Connection;
  let clients: readonly Connection[] = [];
  beforeAll(async () => {
    if (!server) throw new Error('no server');
    owner = await server.connect('postgres');
    await migrate(owner);
    await fill(owner);
    clients = await Promise.all(Array.from({ length: CLIENTS }, () => server.connect('postgres')));
  }, 240_000);
  afterAll(async () => {
    await Promise.all([owner, ...clients].map((connection) => connection.close()));
    await server?.stop();
  });

  let first: Connection;
  let second: Connection;
  beforeEach(() => {
    const [a, b] = clients;
    if (!a || !b) throw new Error('no clients');
    first = a;
    second = b;
  });

  const read = async (sql: string): Promise<Row | undefined> => (await owner.query(sql)).rows[0];
  const times = async (rounds: number, round: (index: number) => Promise<void>): Promise<void> => {
    for (let index = 0; index < rounds; index++) await round(index);
  };
  const project = (user: string): string => `insert into projects (user_id, name) values ('${user}', 'More')`;
  const COLORS = `array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)']`;
  const palette = (id: string): string =>
    `insert into project_palettes (project_id, name, colors) values ('${id}', 'More', ${COLORS})`;

  it('make one first project of two [RC-01]', () =>
    times(ROUNDS, async () => {
      await owner.query(`delete from public.projects where user_id = '${USERS.newcomer}'`);
      const sql = project(USERS.newcomer);
      const ended = await race([first, second].map((on) => ({ on, as: 'newcomer', sql })));
      expect(ended.toSorted()).toEqual(['LIM01', 'done']);
      expect(
        await read(`select count(*)::int from public.projects where user_id = '${USERS.newcomer}'`),
      ).toEqual({ count: 1 });
    }));

  it('make one first project of eight [RC-02]', () =>
    times(FEW, async () => {
      await owner.query(`delete from public.projects where user_id = '${USERS.newcomer}'`);
      const sql = project(USERS.newcomer);
      const ended = await race(clients.map((on) => ({ on, as: 'newcomer', sql })));
      expect(ended.filter((end) => end === 'done')).toHaveLength(1);
      expect(
        await read(`select count(*)::int from public.projects where user_id = '${USERS.newcomer}'`),
      ).toEqual({ count: 1 });
    }));

  it('save one first palette of two [RC-03]', () =>
    times(ROUNDS, async () => {
      await owner.query(`delete from public.project_palettes where project_id = '${PROJECTS.starter}'`);
      const sql = palette(PROJECTS.starter);
      const ended = await race([first, second].map((on) => ({ on, as: 'starter', sql })));
      expect(ended.toSorted()).toEqual(['LIM02', 'done']);
      expect(
        await read(
          `select count(*)::int from public.project_palettes where project_id = '${PROJECTS.starter}'`,
        ),
      ).toEqual({ count: 1 });
    }));

  it('let one project in beside fifty in one request [RC-04]', () =>
    times(FEW, async () => {
      await owner.query(`delete from public.projects where user_id = '${USERS.newcomer}'`);
      const fifty = `insert into projects (user_id, name) select '${USERS.newcomer}', 'More ' || n from generate_series(1, 50) as n`;
      const ended = await race([
        { on: first, as: 'newcomer', sql: fifty },
        { on: second, as: 'newcomer', sql: project(USERS.newcomer) },
      ]);
      expect(ended).toEqual(['LIM01', 'done']);
      expect(
        await read(`select count(*)::int from public.projects where user_id = '${USERS.newcomer}'`),
      ).toEqual({ count: 1 });
    }));

  it('leave no public palette in a project that turns private [RC-05]', () =>
    times(ROUNDS, async () => {
      await owner.query(
        `delete from public.project_palettes where project_id = '${PROJECTS.proPublic}' and name = 'More';
         update public.projects set is_public = true where id = '${PROJECTS.proPublic}'`,
      );
      const ended = await race([
        { on: first, as: 'pro', sql: palette(PROJECTS.proPublic) },
        {
          on: second,
          as: 'pro',
          sql: `update projects set is_public = false where id = '${PROJECTS.proPublic}'`,
        },
      ]);
      expect(ended).toEqual(['done', 'done']);
      expect(
        await read(
          `select count(*)::int as palettes, bool_or(is_public) as shown from public.project_palettes where project_id = '${PROJECTS.proPublic}'`,
        ),
      ).toEqual({ palettes: 2, shown: false });
    }));

  it('rename a palette while its project changes sides [RC-06]', () =>
    times(ROUNDS, async (index) => {
      const isPublic = index % 2 === 0;
      const ended = await race([
        {
          on: first,
          as: 'pro',
          sql: `update projects set is_public = ${isPublic} where id = '${PROJECTS.proPublic}'`,
        },
        {
          on: second,
          as: 'pro',
          sql: `update project_palettes set name = 'Round ${index}', is_public = true where id = '${PALETTES.proPublic}'`,
        },
      ]);
      expect(ended).toEqual(['done', 'done']);
      expect(
        await read(`select name, is_public from public.project_palettes where id = '${PALETTES.proPublic}'`),
      ).toEqual({
        name: `Round ${index}`,
        is_public: isPublic,
      });
    }));

  it('leave no palette with a tag that is forbidden meanwhile [RC-11]', () =>
    times(ROUNDS, async () => {
      const tagged = `update project_palettes set tags = '{fleeting}' where id = '${PALETTES.free}'`;
      const [saved, forbidden] = await race([
        { on: first, as: 'free', sql: tagged },
        { on: second, as: 'admin', sql: `select admin_forbid_tag('fleeting')` },
      ]);
      expect(forbidden).toBe('done');
      expect(['done', 'TAG01']).toContain(saved);
      expect(
        await read(`select palette_id from private.palette_tags where tag = 'fleeting'`),
      ).toBeUndefined();
      await owner.query(`delete from private.forbidden_tags where tag = 'fleeting'`);
    }));

  it('grant exactly five videos to eight clients [RC-07]', () =>
    times(FEW, async () => {
      await owner.query(`delete from public.extraction_counts where user_id = '${USERS.newcomer}'`);
      // Refused where it is not granted, so that the answers can be counted.
      const sql = `do $$ begin if not (select allowed from public.increment_extraction_count('video')) then
        raise exception 'none left' using errcode = 'NONE0'; end if; end $$`;
      const ended = await race(clients.map((on) => ({ on, as: 'newcomer', sql })));
      expect(ended.filter((end) => end === 'done')).toHaveLength(5);
      expect(ended.filter((end) => end === 'NONE0')).toHaveLength(CLIENTS - 5);
      expect(
        await read(`select count from public.extraction_counts where user_id = '${USERS.newcomer}'`),
      ).toEqual({ count: 5 });
    }));

  it('count 400 uses of one palette by one user once [RC-08]', async () => {
    const sql = `select increment_palette_selection_count('${PALETTES.stranger}')`;
    await times(400 / CLIENTS, async () => {
      const ended = await race(clients.map((on) => ({ on, as: 'free', sql })));
      expect(new Set(ended)).toEqual(new Set(['done']));
    });
    expect(
      await read(`select selection_count from public.project_palettes where id = '${PALETTES.stranger}'`),
    ).toEqual({ selection_count: 8 });
  });

  it('end a subscription beside a new project: made or refused, nothing else [RC-09]', () =>
    times(FEW, async () => {
      await owner.query(
        `update public.stripe_subscriptions set status = 'active' where subscription_id = 'sub_pro'`,
      );
      const [end, ended] = await race([
        { on: first, as: 'pro', sql: project(USERS.pro) },
        {
          on: second,
          as: 'service',
          sql: `update public.stripe_subscriptions set status = 'canceled' where subscription_id = 'sub_pro'`,
        },
      ]);
      expect(['done', 'LIM01']).toContain(end);
      expect(ended).toBe('done');
    }));

  it('delete an account while it saves: nothing is left and nobody waits in a circle [RC-10]', () =>
    times(ROUNDS, async (index) => {
      const made = await read(
        `with person as (insert into auth.users (id, email) values (gen_random_uuid(), 'leaving${index}@example.com') returning id)
         select id from person`,
      );
      const user = String(made?.['id']);
      await owner.query(`insert into public.projects (user_id, name) values ('${user}', 'Last')`);
      const home = await read(`select id from public.projects where user_id = '${user}'`);
      const as = { role: 'authenticated', claims: { role: 'authenticated', sub: user } } as const;
      const [save, create] = await Promise.all([prepare(first, as), prepare(second, as)]);
      const [, ...ended] = await Promise.all([
        owner.query(`delete from auth.users where id = '${user}'`),
        save(palette(String(home?.['id']))),
        create(project(user)),
      ]);
      for (const end of ended) expect(['done', '42501', '23503', 'LIM01']).toContain(end);
      expect(
        await read(`select (select count(*)::int from public.projects where user_id = '${user}') as projects,
          (select count(*)::int from public.project_palettes where project_id = '${String(home?.['id'])}') as palettes`),
      ).toEqual({ projects: 0, palettes: 0 });
    }));
});
