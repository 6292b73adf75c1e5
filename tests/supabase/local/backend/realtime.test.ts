import {
  createClient,
  REALTIME_SUBSCRIBE_STATES,
  type RealtimePostgresChangesPayload,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { createPageClient, runBackend, signIn, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 180_000 });

type Signed = Awaited<ReturnType<typeof signIn>>;
type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

const { SUBSCRIBED, CLOSED, CHANNEL_ERROR } = REALTIME_SUBSCRIBE_STATES;
const COLORS = { colors: ['hsl(0, 0%, 50%)', 'hsl(1, 10%, 20%)'], exact: ['#808080', '#382E2E'] };
const TABLES = [
  'projects',
  'project_palettes',
  'palette_of_the_week',
  'admin_users',
  'stripe_customers',
  'stripe_subscriptions',
  'extraction_counts',
];

let running: RunningBackend;
/** Pays, and may have private projects. */
let owner: Signed;
let stranger: Signed;
beforeAll(async () => {
  running = await runBackend();
  owner = await signIn(running.origin, 'pro@example.com');
  stranger = await signIn(running.origin, 'stranger@example.com');
});
afterAll(() => running.close());

const open: SupabaseClient[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.removeAllChannels()));
});

/** Listens to tables until the end of the test. */
const listen = async (
  client: SupabaseClient,
  tables: readonly string[],
  filter?: string,
): Promise<{ changes: Change[]; system: string[] }> => {
  open.push(client);
  await client.realtime.setAuth();
  const changes: Change[] = [];
  const system: string[] = [];
  const channel = client.channel(`of-${tables.join('-')}`);
  for (const table of tables) {
    const request = { event: '*', schema: 'public', table, ...(filter && { filter }) } as const;
    channel.on('postgres_changes', request, (payload) => changes.push(payload as Change));
  }
  channel.on('system', {}, ({ status }: { status: string }) => system.push(status));
  await new Promise<void>((done, fail) =>
    channel.subscribe((status, error) => {
      if (status === SUBSCRIBED) done();
      else if (status !== CLOSED) fail(error ?? new Error(status));
    }),
  );
  await vi.waitFor(() => expect(system).not.toEqual([]), { timeout: 20_000 });
  return { changes, system };
};

const brief = ({ eventType, table, new: now, old }: Change) => ({ eventType, table, now, old });
const insertProject = async (of: Signed, name: string, isPublic: boolean): Promise<string> => {
  const { data } = await of.client
    .from('projects')
    .insert({ user_id: of.user.id, name, is_public: isPublic })
    .select()
    .single()
    .throwOnError();
  return String(data.id);
};
const insertPalette = async (of: Signed, projectId: string): Promise<Record<string, unknown>> => {
  const { data } = await of.client
    .from('project_palettes')
    .insert({ project_id: projectId, name: 'Told', ...COLORS })
    .select()
    .single()
    .throwOnError();
  return data;
};

/** What was told before a change that everybody hears of: all there was to tell. */
const untilReceived = async (listeners: readonly Change[][]): Promise<Change[][]> => {
  const id = await insertProject(owner, 'Last', true);
  const { id: last } = await insertPalette(owner, id);
  const isLast = ({ new: now }: Change) => 'id' in now && now['id'] === last;
  await vi.waitFor(() => expect(listeners.every((changes) => changes.some(isLast))).toBe(true), {
    timeout: 20_000,
  });
  await owner.client.from('projects').delete().eq('id', id).throwOnError();
  return listeners.map((changes) => changes.slice(0, changes.findIndex(isLast)));
};

describe('changes of rows', () => {
  it('reach another page of the same person, with the row as it is and the key of what it was [D-28]', async () => {
    const { changes } = await listen((await signIn(running.origin, 'pro@example.com')).client, [
      'projects',
      'project_palettes',
    ]);
    const id = await insertProject(owner, 'Heard', false);
    const palette = await insertPalette(owner, id);
    await owner.client.from('projects').update({ name: 'Heard again' }).eq('id', id).throwOnError();
    await owner.client.from('projects').delete().eq('id', id).throwOnError();
    await vi.waitFor(() => expect(changes).toHaveLength(5), { timeout: 20_000 });
    const project = { id, user_id: owner.user.id, is_public: false };
    expect(changes.map(brief)).toEqual([
      { eventType: 'INSERT', table: 'projects', now: expect.objectContaining(project), old: {} },
      { eventType: 'INSERT', table: 'project_palettes', now: palette, old: {} },
      {
        eventType: 'UPDATE',
        table: 'projects',
        now: expect.objectContaining({ ...project, name: 'Heard again' }),
        old: { id },
      },
      { eventType: 'DELETE', table: 'projects', now: {}, old: { id } },
      { eventType: 'DELETE', table: 'project_palettes', now: {}, old: { id: palette['id'] } },
    ]);
  });

  it('are not told to strangers and visitors, but for public palettes; a deletion tells its key alone [D-28] [EX-11]', async () => {
    const visitor = createPageClient(running.origin);
    const [strange, anonymous] = [await listen(stranger.client, TABLES), await listen(visitor, TABLES)];
    // Not every table is theirs to hear of, and they are told so.
    expect([strange.system.at(-1), anonymous.system.at(-1)]).toEqual(['error', 'error']);
    const secretId = await insertProject(owner, 'Secret', false);
    const secret = await insertPalette(owner, secretId);
    await owner.client
      .from('project_palettes')
      .update({ name: 'Mine' })
      .eq('id', secret['id'])
      .throwOnError();
    const openId = await insertProject(owner, 'Open', true);
    const shown = await insertPalette(owner, openId);
    await owner.client.from('projects').update({ is_public: false }).eq('id', openId).throwOnError();
    for (const id of [secretId, openId])
      await owner.client.from('projects').delete().eq('id', id).throwOnError();
    const [toStranger = [], toVisitor] = await untilReceived([strange.changes, anonymous.changes]);
    const ofPalettes = [
      { eventType: 'INSERT', table: 'project_palettes', now: shown, old: {} },
      { eventType: 'DELETE', table: 'project_palettes', now: {}, old: { id: secret['id'] } },
      { eventType: 'DELETE', table: 'project_palettes', now: {}, old: { id: shown['id'] } },
    ];
    expect(toVisitor?.map(brief)).toEqual(ofPalettes);
    const ofProjects = ({ table }: Change) => table === 'projects';
    expect(toStranger.filter((one) => !ofProjects(one)).map(brief)).toEqual(ofPalettes);
    // Whoever may read projects of their own is told the keys of others that go, and no more.
    expect(toStranger.filter(ofProjects).map(brief)).toEqual(
      [secretId, openId].map((id) => ({ eventType: 'DELETE', table: 'projects', now: {}, old: { id } })),
    );
  });

  it('are told by the filter that was asked for', async () => {
    const wanted = await insertProject(owner, 'Wanted', true);
    const other = await insertProject(owner, 'Other', true);
    const { client } = await signIn(running.origin, 'pro@example.com');
    const { changes, system } = await listen(client, ['project_palettes'], `project_id=in.(${wanted})`);
    expect(system).toEqual(['ok']);
    await insertPalette(owner, other);
    const palette = await insertPalette(owner, wanted);
    await vi.waitFor(() => expect(changes).not.toEqual([]), { timeout: 20_000 });
    expect(changes.map(brief)).toEqual([
      { eventType: 'INSERT', table: 'project_palettes', now: palette, old: {} },
    ]);
    const refused = await listen(stranger.client, ['project_palettes'], `nope=eq.1`);
    expect(refused.system).toEqual(['error']);
  });

  it('that were undone are told to nobody', async () => {
    const { changes } = await listen((await signIn(running.origin, 'pro@example.com')).client, [
      'projects',
      'project_palettes',
    ]);
    const id = await insertProject(owner, 'Kept', true);
    const both = await owner.client.from('project_palettes').insert([
      { project_id: id, name: 'Good', ...COLORS },
      { project_id: id, name: 'Bad', ...COLORS, colors: ['red'] },
    ]);
    expect(both.error?.code).toBe('23514');
    const [before] = await untilReceived([changes]);
    expect(before?.map(({ eventType, table }) => [eventType, table])).toEqual([
      ['INSERT', 'projects'],
      ['INSERT', 'projects'],
    ]);
  });
});

/** A socket that speaks the protocol by hand. */
const openSocket = (search: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/realtime/v1/websocket?${search}`, {
      headers,
    });
    socket.once('open', () => {
      done(101);
      socket.terminate();
    });
    socket.once('unexpected-response', (_, response) => done(response.statusCode ?? 0));
    socket.on('error', () => {});
  });

describe('the door', () => {
  const key = `vsn=2.0.0&apikey=${PUBLISHABLE_KEY}`;
  it.each([
    ['a page of this machine', key, {}, 101],
    ['no key', 'vsn=2.0.0', {}, 401],
    ['a key that opens nothing', 'vsn=2.0.0&apikey=nope', {}, 401],
    ['another version of the protocol', `vsn=1.0.0&apikey=${PUBLISHABLE_KEY}`, {}, 404],
    ['a page of another site', key, { origin: 'https://evil.example' }, 403],
    ['another name for this machine', key, { host: 'evil.example' }, 403],
  ])('answers %s as it should [EB-02]', async (_, search, headers, status) => {
    expect(await openSocket(search, headers)).toBe(status);
  });

  it('lets nobody in with a token that was not signed here', async () => {
    const forged = createClient(running.origin, PUBLISHABLE_KEY, {
      realtime: { transport: WebSocket as never },
      accessToken: async () => `${owner.session.access_token.split('.').slice(0, 2).join('.')}.AAAA`,
    });
    await expect(listen(forged, ['project_palettes'])).rejects.toThrow('The access token opens nothing');
  });

  it('refuses private channels, broadcasts and presence, and ends floods [EX-12]', async () => {
    const client = createPageClient(running.origin);
    open.push(client);
    const secret = client.channel('of-admins', { config: { private: true } });
    await new Promise<void>((done, fail) =>
      secret.subscribe((status) => (status === CHANNEL_ERROR ? done() : fail(new Error(status)))),
    );
    const channel = client.channel('room', { config: { broadcast: { ack: true } } });
    await new Promise<void>((done) => channel.subscribe((status) => status === SUBSCRIBED && done()));
    expect(await channel.track({ at: 'home' })).toBe('error');

    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/realtime/v1/websocket?${key}`);
    const closed = new Promise<number>((done) => socket.once('close', done));
    await new Promise((done) => socket.once('open', done));
    for (let n = 0; n < 200; n++) socket.send(JSON.stringify([null, String(n), 'phoenix', 'heartbeat', {}]));
    expect(await closed).toBe(1008);
  });
});
