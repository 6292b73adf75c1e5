import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { NO_COLORS } from '../../../color/hostile.data';
import { createPageClient, runBackend, signIn, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

type Signed = Awaited<ReturnType<typeof signIn>>;
type Row = Readonly<Record<string, unknown>>;
const COLORS = { colors: ['hsl(0, 0%, 50%)', 'hsl(1, 10%, 20%)'], exact: ['#808080', '#382E2E'] };

let running: RunningBackend;
/** Pays: has private palettes, and others must never see them. */
let owner: Signed;
let reader: Signed;
let secretId: string;
let readersId: string;

const makeProject = async ({ client, user }: Signed, name: string, isPublic: boolean): Promise<string> => {
  const made = await client
    .from('projects')
    .insert({ user_id: user.id, name, is_public: isPublic })
    .select()
    .single()
    .throwOnError();
  await client
    .from('project_palettes')
    .insert({ project_id: made.data.id, name: `In ${name}`, ...COLORS })
    .throwOnError();
  return String(made.data.id);
};

beforeAll(async () => {
  running = await runBackend();
  owner = await signIn(running.origin, 'pro@example.com');
  reader = await signIn(running.origin, 'reader@example.com');
  secretId = await makeProject(owner, 'Secret plans', false);
  readersId = await makeProject(reader, 'Reading', true);
});
afterAll(() => running.close());

const rest = (path: string, init: RequestInit = {}, token?: string): Promise<Response> =>
  fetch(`${running.origin}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: PUBLISHABLE_KEY,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(init.headers as Record<string, string> | undefined),
    },
  });
const readRows = async (path: string, token?: string): Promise<Row[]> =>
  (await (await rest(path, {}, token)).json()) as Row[];

/** Everything a reader may change, as the owner of the database sees it. */
const digest = async (): Promise<unknown> =>
  (
    await running.backend.database.query(
      `select md5(string_agg(t::text, '|' order by t::text)) as digest from (
         select id, user_id, name, is_public from public.projects where user_id <> '${reader.user.id}'
         union all select p.id, project_id, p.name, p.is_public from public.project_palettes as p where project_id <> '${readersId}'
       ) as t`,
    )
  ).rows;

describe('whoever reads', () => {
  it.each([
    ['both kinds at once', 'or=(is_public.eq.true,is_public.eq.false)'],
    ['no kind', ''],
    ['the private ones', 'is_public=eq.false'],
    ['the owner’s', 'project_id=not.is.null&order=is_public'],
  ])('finds public palettes and their own, asking for %s [EX-01]', async (_, filter) => {
    for (const token of [undefined, reader.session.access_token]) {
      const rows = await readRows(`project_palettes?select=id,project_id,is_public&${filter}`, token);
      expect(rows.filter(({ is_public: isPublic }) => isPublic !== true)).toEqual([]);
      expect(rows.map(({ project_id: project }) => project)).not.toContain(secretId);
    }
  });

  it.each(['*,projects(*)', 'id,projects(name,user_id)', 'id,owner:projects!inner(user_id)'])(
    'never learns of the projects of others by embedding %s [EX-02]',
    async (select) => {
      const asVisitor = await rest(`project_palettes?select=${select}`);
      expect([401, 403]).toContain(asVisitor.status);
      const rows = await readRows(`project_palettes?select=${select}`, reader.session.access_token);
      const projects = rows.map((row) => (row['projects'] ?? row['owner'] ?? null) as Row | null);
      expect(
        projects.every(
          (project) => project === null || (project['user_id'] ?? reader.user.id) === reader.user.id,
        ),
      ).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(owner.user.id);
    },
  );

  it('never learns of the palettes of others the other way around [EX-02]', async () => {
    const rows = await readRows('projects?select=name,project_palettes(name)', reader.session.access_token);
    expect(rows).toEqual([{ name: 'Reading', project_palettes: [{ name: 'In Reading' }] }]);
  });

  it.each(['GET', 'HEAD'])('counts what they may see, by %s [EX-03]', async (method) => {
    const countOf = async (path: string, token?: string) => {
      const answer = await rest(path, { method, headers: { prefer: 'count=exact' } }, token);
      return Number(answer.headers.get('content-range')?.split('/')[1]);
    };
    const { rows } = await running.backend.database.query(
      'select count(*)::int as all, count(*) filter (where is_public)::int as public from public.project_palettes',
    );
    const [counted] = rows as { all: number; public: number }[];
    expect(counted?.all).toBeGreaterThan(counted?.public ?? 0);
    expect(await countOf('project_palettes?select=id')).toBe(counted?.public);
    expect(await countOf('project_palettes?select=id', reader.session.access_token)).toBe(counted?.public);
    expect(await countOf('projects?select=id', reader.session.access_token)).toBe(1);
  });

  it.each([
    ['a pattern that goes back and forth', `name=imatch.${encodeURIComponent('(a+)+$')}`],
    ['a pattern of 10 KB', `name=like.${encodeURIComponent('%a'.repeat(5000))}`],
    ['a pattern that is none', `name=match.${encodeURIComponent('(((')}`],
  ])('gets an answer soon, whatever they look for: %s [EX-05]', async (_, filter) => {
    const answer = await rest(`project_palettes?select=id&${filter}`);
    expect([200, 400, 414, 431, 500]).toContain(answer.status);
    // And nobody after them waits.
    expect((await rest('project_palettes?select=id&limit=1')).status).toBe(200);
  });
});

describe('whoever writes', () => {
  it.each([
    'tx=rollback',
    'tx=commit',
    'resolution=merge-duplicates',
    'missing=default',
    'handling=strict, max-affected=1000',
    'return=representation, resolution=merge-duplicates, missing=default',
  ])('gains nothing by preferring %s [EX-06]', async (prefer) => {
    const before = await digest();
    const { access_token: token } = reader.session;
    const rows = [{ id: secretId, user_id: owner.user.id, name: 'Taken', is_public: true }];
    const headers = { prefer };
    for (const answer of [
      await rest('projects', { method: 'POST', headers, body: JSON.stringify(rows) }, token),
      await rest('projects?on_conflict=id', { method: 'POST', headers, body: JSON.stringify(rows) }, token),
      await rest(`projects?id=eq.${secretId}`, { method: 'PATCH', headers, body: '{"name":"Taken"}' }, token),
      await rest(
        'project_palettes',
        { method: 'POST', headers, body: JSON.stringify([{ project_id: secretId, name: 'In', ...COLORS }]) },
        token,
      ),
    ])
      await answer.arrayBuffer();
    expect(await digest()).toEqual(before);
  });

  it('without a filter, reaches their own rows alone [EX-07]', async () => {
    const before = await digest();
    const { access_token: token } = reader.session;
    const renamed = await rest(
      'project_palettes',
      { method: 'PATCH', body: '{"name":"All of them"}' },
      token,
    );
    expect(renamed.status).toBeLessThan(300);
    expect((await rest('project_palettes', { method: 'PATCH', body: '{"name":"All of them"}' })).status).toBe(
      401,
    );
    expect((await rest('project_palettes', { method: 'DELETE' })).status).toBe(401);
    expect(await digest()).toEqual(before);
    expect(await readRows(`project_palettes?select=name&project_id=eq.${readersId}`, token)).toEqual([
      { name: 'All of them' },
    ]);
    expect((await rest('projects', { method: 'DELETE' }, token)).status).toBeLessThan(300);
    expect(await digest()).toEqual(before);
    expect(await readRows('projects?select=id', token)).toEqual([]);
  });

  it('becomes an administrator by no door [AU-14]', async () => {
    const { access_token: token } = reader.session;
    const row = { user_id: reader.user.id };
    for (const [path, init] of [
      ['admin_users', { method: 'POST', body: JSON.stringify(row) }],
      ['admin_users', { method: 'PATCH', body: JSON.stringify(row) }],
      [
        'admin_users?on_conflict=user_id',
        { method: 'POST', body: JSON.stringify(row), headers: { prefer: 'resolution=merge-duplicates' } },
      ],
    ] as const)
      expect((await rest(path, init, token)).status).toBe(403);
    const { rows } = await running.backend.database.query(
      `select count(*)::int as count from public.admin_users where user_id = '${reader.user.id}'`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it.each([
    ...NO_COLORS.slice(0, 60),
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '{{7*7}}${7*7}',
    `'; drop table projects; --`,
    '../../../../etc/passwd',
    '\u202Egnp.exe',
    '\uFEFFname',
    'Z̸̡̢a̴l̵g̶o̷',
    '👨‍👩‍👧‍👦'.repeat(5),
    '﷽'.repeat(40),
    'a'.repeat(41),
    'null',
    '__proto__',
    '-1/0',
    '%s%n%x',
  ])('calls a project %j, and it is kept as it is or refused by rule [XS-02]', async (name) => {
    const { client, user } = owner;
    const { data, error, status } = await client
      .from('projects')
      .insert({ user_id: user.id, name })
      .select('id,name')
      .single();
    const isByRule = status === 400 && /^(23514|22P05|22021)$/.test(error?.code ?? '');
    expect(data?.name ?? (isByRule ? name : error)).toBe(name);
    if (data) await client.from('projects').delete().eq('id', data.id).throwOnError();
  });
});

describe('a token after the sign-out', () => {
  it('reads on until it ends, and is not renewed [AU-11]', async () => {
    const { client, session } = await signIn(running.origin, 'gone@example.com');
    await client.auth.signOut();
    const answer = await rest('projects?select=id', {}, session.access_token);
    expect([answer.status, await answer.json()]).toEqual([200, []]);
    const visitor = createPageClient(running.origin);
    const renewed = await visitor.auth.refreshSession({ refresh_token: session.refresh_token });
    expect(renewed.error?.status).toBe(400);
  });
});
