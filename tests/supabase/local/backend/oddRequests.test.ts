import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { request } from '../request';
import { runBackend, signIn, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let running: RunningBackend;
beforeAll(async () => {
  running = await runBackend();
});
afterAll(() => running.close());

const send = async (
  path: string,
  { headers, ...rest }: RequestInit & { readonly headers: Readonly<Record<string, string>> },
) => {
  const all = Object.assign({ apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' }, headers);
  const answer = await fetch(`${running.origin}${path}`, { ...rest, headers: all });
  return { status: answer.status, text: await answer.text() };
};
const post = async (path: string, body: string, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body, headers });

describe('what a fuzzer sent, and brought a fault of ours to light', () => {
  it.each([
    '//name:secret@localhost/rest/v1/projects',
    '//other.example/auth/v1/settings',
    'data:/rest/v1/projects',
    '/rest/v1/%E0%A4%A',
  ])('an address of another origin, or that cannot be decoded, %s, is none', async (path) => {
    expect((await request(running.port, path)).status).toBe(400);
  });

  it.each([
    ['token?grant_type=refresh_token', '{"refresh_token":"a\\u0000b"}'],
    ['token?grant_type=pkce', '{"auth_code":"\\\\\\u0000","code_verifier":"x"}'],
    ['token?grant_type=pkce&x=%00', '{}'],
  ])('a zero byte opens nothing: %s, %s', async (path, body) => {
    const { status, text } = await post(`/auth/v1/${path}`, body);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { code: 400, error_code: 'bad_json', msg: 'The request must hold no zero byte' },
    ]);
  });

  it.each(['null', '7', '"x"', '[]'])('a suspension of %s is refused', async (body) => {
    const { user } = await signIn(running.origin, 'suspended@example.com');
    const headers = { apikey: running.backend.secrets.secretKey };
    const { status } = await send(`/auth/v1/admin/users/${user.id}`, { method: 'PUT', body, headers });
    expect(status).toBe(400);
  });
});

describe('a request of the tables that cannot be read', () => {
  it.each([
    [
      'project_palettes',
      '{"name":"a","is_public":"()"}',
      '22P02',
      'invalid input syntax for type boolean: "()"',
    ],
    ['rpc/list_projects?select=%22a', '{}', 'PGRST100', 'Missing closing quote at position 2'],
  ])('is a fault of its own, as PostgREST says: %s %s', async (path, body, code, message) => {
    const { status, text } = await post(`/rest/v1/${path}`, body);
    expect([status, JSON.parse(text)]).toEqual([400, { code, details: null, hint: null, message }]);
  });
});

describe('a value that the driver of the database cannot write', () => {
  it('is a fault of its request, and leaves nothing behind for those after it', async () => {
    const { status, text } = await send('/rest/v1/project_palettes?tags=neq.-1', { headers: {} });
    expect([status, JSON.parse(text)]).toMatchObject([400, { code: '22P02' }]);
    expect((await send('/rest/v1/project_palettes?limit=1', { headers: {} })).status).toBe(200);
    expect((await send('/rest/v1/project_palettes?limit=1', { headers: {} })).status).toBe(200);
  });

  it.each([
    [{ a: 1 }, '{"a":1}'],
    [[1, 'b'], '[1,"b"]'],
    [true, 'true'],
    [7, '7'],
  ])('is kept as its JSON where a text is asked for, as PostgREST does: %j', async (value, text) => {
    const { client, user } = await signIn(running.origin, 'pro@example.com');
    const { data, error } = await client
      .from('projects')
      .insert({ user_id: user.id, name: value })
      .select('id, name')
      .single();
    expect([error, data?.name]).toEqual([null, text]);
    await client.from('projects').delete().eq('id', data?.id).throwOnError();
  });

  it.each(['valueOf', 'constructor', 'not.toString', '__proto__'])(
    'nor is a filter %s one',
    async (value) => {
      const { status, text } = await send(`/rest/v1/project_palettes?id=${value}`, { headers: {} });
      expect([status, JSON.parse(text)]).toMatchObject([400, { code: 'PGRST100' }]);
    },
  );
});

describe('the books of payments', () => {
  const ask = async (path: string, body: string, headers: Record<string, string> = {}) =>
    post(`/__stripe/v1/${path}`, body, {
      authorization: `Bearer ${running.backend.secrets.stripeKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });

  it.each(['constructor', '__proto__', 'toString', ''])(
    'know nobody and nothing of the name "%s"',
    async (name) => {
      expect((await ask('checkout/sessions', `customer=${name}`)).status).toBe(404);
      const made = [];
      for (const email of ['one', 'other'])
        made.push(await ask('customers', `email=${email}`, { 'idempotency-key': name }));
      expect(made.map(({ status }) => status)).toEqual([200, 200]);
      // The second is the answer to the first, as it is for any other key.
      expect(made[1]?.text).toBe(made[0]?.text);
      expect((await ask('customers', 'email=third')).text).not.toBe(made[0]?.text);
    },
  );

  it('are written whatever a form nests', async () => {
    expect((await ask('customers', `metadata${'[a]'.repeat(20_000)}=1`)).status).toBe(200);
    expect((await ask('customers', 'email=after')).status).toBe(200);
  });
});

describe('a topic that is joined', () => {
  it.each([null, 1, 'x', []])('with %j for its settings is joined without any', async (config) => {
    const socket = new WebSocket(
      `ws://localhost:${running.port}/realtime/v1/websocket?vsn=2.0.0&apikey=${PUBLISHABLE_KEY}`,
    );
    const answer = new Promise((resolve, reject) => {
      socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString())));
      socket.once('close', () => reject(new Error('closed')));
    });
    socket.once('open', () => socket.send(JSON.stringify(['1', '1', 'realtime:a', 'phx_join', { config }])));
    const response = { postgres_changes: [] };
    expect(await answer).toEqual(['1', '1', 'realtime:a', 'phx_reply', { status: 'ok', response }]);
    socket.terminate();
  });
});
