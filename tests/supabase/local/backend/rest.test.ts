import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPageClient, runBackend, signIn, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 180_000 });

let running: RunningBackend;
let ann: Awaited<ReturnType<typeof signIn>>;
let ben: Awaited<ReturnType<typeof signIn>>;
let projectId: string;
const COLORS = { colors: ['hsl(0, 0%, 50%)', 'hsl(1, 10%, 20%)'], exact: ['#808080', '#382E2E'] };

beforeAll(async () => {
  running = await runBackend();
  ann = await signIn(running.origin, 'ann@example.com');
  ben = await signIn(running.origin, 'ben@example.com');
  const made = await ann.client
    .from('projects')
    .insert({ user_id: ann.user.id, name: 'Ann', is_public: true })
    .select()
    .single();
  projectId = made.data.id;
  await ann.client.from('project_palettes').insert({ project_id: projectId, name: 'One', ...COLORS });
});
afterAll(() => running.close());

const visitor = () => createPageClient(running.origin);
const brief = ({ status, error }: { status: number; error: { code: string } | null }) => [
  status,
  error?.code,
];
const grants = async () =>
  (
    await running.backend.database.query(
      `select table_name, grantee, privilege_type from information_schema.role_table_grants
       where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated') order by 1, 2, 3`,
    )
  ).rows;

describe('errors come as PostgREST gives them', () => {
  it.each([
    [
      'a second project of a free account',
      () => ann.client.from('projects').insert({ user_id: ann.user.id, name: 'Two', is_public: true }),
      400,
      'LIM01',
    ],
    [
      'a second palette of a free account',
      () => ann.client.from('project_palettes').insert({ project_id: projectId, name: 'Two', ...COLORS }),
      400,
      'LIM02',
    ],
    [
      'a private project without PRO',
      () => ann.client.from('projects').update({ is_public: false }).eq('id', projectId),
      400,
      'PRO02',
    ],
    [
      'a name of spaces',
      () => ann.client.from('projects').update({ name: '   ' }).eq('id', projectId),
      400,
      '23514',
    ],
    [
      'a project of someone else',
      () => ben.client.from('projects').insert({ user_id: ann.user.id, name: 'X', is_public: true }),
      403,
      '42501',
    ],
    [
      'a project of nobody',
      () => visitor().from('projects').insert({ user_id: ann.user.id, name: 'X', is_public: true }),
      401,
      '42501',
    ],
    [
      'a column that only the server writes',
      () => ann.client.from('project_palettes').update({ selection_count: 9 }).eq('project_id', projectId),
      403,
      '42501',
    ],
    [
      'no row where one is asked for',
      () => ben.client.from('projects').update({ name: 'X' }).eq('id', projectId).select().single(),
      406,
      'PGRST116',
    ],
    ['an id that is none', () => ann.client.from('projects').select().eq('id', 'zzz'), 400, '22P02'],
    ['an unknown column', () => ann.client.from('projects').select('nope'), 400, '42703'],
    ['an unknown table', () => ann.client.from('nope').select(), 404, 'PGRST205'],
    ['an unknown procedure', () => ann.client.rpc('nope'), 404, 'PGRST202'],
    ['a procedure that is not theirs', () => ann.client.rpc('admin_totals'), 403, '42501'],
    [
      'a foreign schema',
      () =>
        ann.client
          .schema('auth' as 'public')
          .from('users')
          .select(),
      406,
      'PGRST106',
    ],
    [
      'a private schema',
      () =>
        ann.client
          .schema('private' as 'public')
          .from('webhook_events')
          .select(),
      406,
      'PGRST106',
    ],
    [
      'a change by a GET [EX-08]',
      () => ann.client.rpc('increment_extraction_count', { kind: 'video' }, { get: true }),
      405,
      '25006',
    ],
    [
      'a sum nobody asked the database for [EX-09]',
      () => visitor().from('project_palettes').select('selection_count.sum()'),
      400,
      'PGRST123',
    ],
  ] as const)('%s', async (_, attempt, status, code) => {
    expect(brief(await attempt())).toEqual([status, code]);
  });

  it('and nothing stays of a change that is refused', async () => {
    const { client, user } = await signIn(running.origin, 'pro@example.com');
    const names = async () => (await client.from('projects').select('name').order('name')).data;
    const before = await names();
    expect(before?.length).toBeGreaterThan(1);
    const refused = await client
      .from('projects')
      .update({ name: 'All' })
      .eq('user_id', user.id)
      .select()
      .single();
    expect(brief(refused)).toEqual([406, 'PGRST116']);
    expect(await names()).toEqual(before);
  });

  it('a token that is none', async () => {
    const answer = await fetch(`${running.origin}/rest/v1/project_palettes`, {
      headers: { apikey: 'sb_publishable_local', authorization: 'Bearer a.b.c' },
    });
    expect(answer.status).toBe(401);
  });
});

describe('what is not offered', () => {
  it.each(['/rest/v1/', '/graphql/v1', '/storage/v1/bucket', '/realtime/v1/websocket', '/_system/health'])(
    '%s is not there [EX-09] [EX-10] [EB-05]',
    async (path) => {
      const answer = await fetch(`${running.origin}${path}`, { headers: { apikey: 'sb_publishable_local' } });
      expect(answer.status).toBe(404);
    },
  );

  it('no more than 50 rows leave at once, whatever is asked for [EX-04]', async () => {
    const { data } = await visitor().from('project_palettes').select('id').limit(1_000_000);
    expect(data).toHaveLength(50);
  });

  it('a plan of the query stays inside [EX-09]', async () => {
    const answer = await fetch(`${running.origin}/rest/v1/project_palettes?limit=1`, {
      headers: { apikey: 'sb_publishable_local', accept: 'application/vnd.pgrst.plan+json' },
    });
    expect(await answer.text()).not.toMatch(/Plan|Scan/);
  });
});

describe('the rules of the migrations', () => {
  it('keep their grants after requests of every role', async () => {
    const before = await grants();
    await visitor().from('project_palettes').select('id').limit(1);
    await ann.client.from('projects').select('id');
    await createPageClient(running.origin, running.backend.secrets.secretKey).from('projects').select('id');
    expect(await grants()).toEqual(before);
    expect(before).not.toContainEqual({ table_name: 'projects', grantee: 'anon', privilege_type: 'SELECT' });
  });

  it('never mix up who asks, with 200 requests at once', async () => {
    const made = await ben.client
      .from('projects')
      .insert({ user_id: ben.user.id, name: 'Ben', is_public: true });
    expect(made.error).toBeNull();
    const owners = Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? ann : ben));
    const answers = await Promise.all(
      owners.map(({ client }) =>
        client
          .from('projects')
          .select('user_id')
          .then(({ data }) => data),
      ),
    );
    expect(answers).toEqual(owners.map(({ user }) => [{ user_id: user.id }]));
  });

  it('count a palette once for a visitor, whatever address he writes on his request [FN-33]', async () => {
    const { data } = await visitor()
      .from('project_palettes')
      .select('id,selection_count')
      .eq('project_id', projectId)
      .single();
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      await fetch(`${running.origin}/rest/v1/rpc/increment_palette_selection_count`, {
        method: 'POST',
        headers: {
          apikey: 'sb_publishable_local',
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'cf-connecting-ip': address,
        },
        body: JSON.stringify({ palette_id: data?.id }),
      });
    }
    const after = await visitor()
      .from('project_palettes')
      .select('selection_count')
      .eq('project_id', projectId)
      .single();
    expect(after.data?.selection_count).toBe((data?.selection_count ?? 0) + 1);
  });

  it('give moments as PostgREST writes them', async () => {
    const { data } = await ann.client.from('projects').select('created_at').single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/);
  });
});
