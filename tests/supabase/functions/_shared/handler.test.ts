import { describe, expect, it } from 'vitest';
import { createHandler, type CallOf, type Endpoint } from '../../../../supabase/functions/_shared/handler.ts';
import { Unavailable } from '../../../../supabase/functions/_shared/refusal.ts';
import { createFakeGate, from, IDS, ORIGIN, tokenOf } from '../fakeGate';

const ENDPOINT: Endpoint = {
  name: 'of-the-tests',
  method: 'POST',
  access: 'user',
  budget: { most: 3, seconds: 60 },
  failure: 'It failed',
};

const setUp = (
  endpoint: Partial<Endpoint> = {},
  run: (call: CallOf) => Promise<unknown> = async () => ({ ok: 1 }),
  // None that a busy machine reaches.
  deadlineMs = 60_000,
) => {
  const gate = createFakeGate();
  const lines: string[] = [];
  const calls: CallOf[] = [];
  const surroundings = { gate, origins: [ORIGIN], log: (line: string) => lines.push(line), deadlineMs };
  const handle = createHandler({ ...ENDPOINT, ...endpoint }, surroundings, (call) => {
    calls.push(call);
    return run(call);
  });
  return { handle, gate, lines, calls };
};

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (headers: Record<string, string>, body: string | null = '{}', url = '') =>
  new Request(`http://localhost/functions/v1/of-the-tests${url}`, { method: 'POST', headers, body });
const asUser = (name: keyof typeof IDS, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${tokenOf(name)}`,
  ...JSON_TYPE,
  ...more,
});

const errorOf = async (response: Response): Promise<unknown> => {
  const answer = (await response.json()) as Record<string, unknown>;
  return { ...answer, request_id: typeof answer['request_id'] };
};

describe('the form of a request', () => {
  it.each(['GET', 'PUT', 'DELETE', 'HEAD'])('is refused by %s [FN-12]', async (method) => {
    const { handle, calls } = setUp();
    const response = await handle(new Request('http://localhost/', { method, headers: asUser('free') }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(calls).toEqual([]);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', 'application/jsonp'])(
    'is refused as %s, and a foreign page may not read why [FN-13]',
    async (type) => {
      const { handle, calls } = setUp();
      const response = await handle(
        post(asUser('free', { 'content-type': type, origin: 'https://evil.example' })),
      );
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([415, null]);
      expect(calls).toEqual([]);
    },
  );

  it('is refused without a type unless it is empty [FN-13]', async () => {
    const { handle } = setUp();
    const { authorization } = asUser('free');
    const bytes = new Blob(['{}']);
    const url = 'http://localhost/';
    const statusOf = async (body: Blob | null) =>
      (await handle(new Request(url, { method: 'POST', headers: { authorization }, body }))).status;
    expect([await statusOf(bytes), await statusOf(null)]).toEqual([415, 200]);
  });

  it('comes from our own pages, or from none [FN-13]', async () => {
    const { handle } = setUp();
    const statusFor = async (origin: string) => {
      const response = await handle(post(asUser('free', { origin })));
      return [response.status, response.headers.get('access-control-allow-origin')];
    };
    expect(await statusFor('https://evil.example')).toEqual([403, null]);
    expect(await statusFor(`${ORIGIN}.evil.example`)).toEqual([403, null]);
    expect(await statusFor('null')).toEqual([403, null]);
    expect(await statusFor(ORIGIN)).toEqual([200, ORIGIN]);
  });

  it('tells only our own pages that they may ask', async () => {
    const { handle } = setUp();
    const askFrom = async (origin: string) => {
      const response = await handle(
        new Request('http://localhost/', { method: 'OPTIONS', headers: { origin } }),
      );
      return [response.status, response.headers.get('access-control-allow-origin')];
    };
    expect(await askFrom(ORIGIN)).toEqual([204, ORIGIN]);
    expect(await askFrom('https://evil.example')).toEqual([204, null]);
  });

  it('is answered for one origin, which no cache may give to another', async () => {
    const { handle } = setUp();
    const ask = new Request('http://localhost/', { method: 'OPTIONS', headers: { origin: ORIGIN } });
    const answers = [await handle(ask), await handle(post(asUser('free'))), await handle(post(JSON_TYPE))];
    expect(answers.map(({ status }) => status)).toEqual([204, 200, 401]);
    expect(answers.map(({ headers }) => headers.get('vary'))).toEqual(['origin', 'origin', 'origin']);
  });
});

describe('the body', () => {
  it.each([
    ['10 MB', `{"a":"${'x'.repeat(10_000_000)}"}`, 413],
    ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000), 413],
    ['a hundred levels', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`, 400],
    ['a key twice', '{"a":1,"a":2}', 400],
    ['a key twice, once disguised', '{"a":1,"\\u0061":2}', 400],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 400],
    ['half a text', '{"a":', 400],
    ['a list', '[]', 400],
    ['a number', '5', 400],
  ])('is refused with %s [FN-14]', async (_what, body, status) => {
    const { handle, calls } = setUp();
    expect((await handle(post(asUser('free'), body))).status).toBe(status);
    expect(calls).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('is not read as text that it is not [FN-14]', async () => {
    const { handle } = setUp();
    const headers = asUser('free');
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers,
      body: new Uint8Array([0x22, 0xff, 0x22]),
    });
    expect((await handle(request)).status).toBe(400);
  });

  it('keeps keys of different objects apart', async () => {
    const { handle, calls } = setUp();
    await handle(post(asUser('free'), '{"a":{"b":1},"c":[{"b":":{"},{"b":3}]}'));
    expect(calls[0]?.body).toEqual({ a: { b: 1 }, c: [{ b: ':{' }, { b: 3 }] });
  });

  it('may have a key of an object again beside that object, and many objects beside each other', async () => {
    const { handle, calls } = setUp();
    const siblings = Array.from({ length: 40 }, () => ({ a: [] }));
    await handle(post(asUser('free'), JSON.stringify({ a: { b: 1 }, b: 2 })));
    await handle(post(asUser('free'), JSON.stringify({ siblings })));
    expect(calls.map(({ body }) => body)).toEqual([{ a: { b: 1 }, b: 2 }, { siblings }]);
  });

  it.each(['{"a":[1],"b":1,"b":2}', '{"a":{"b":1},"a":2}'])(
    'is refused with a key twice behind a list or an object: %s [FN-14]',
    async (body) => {
      const { handle } = setUp();
      expect((await handle(post(asUser('free'), body))).status).toBe(400);
    },
  );

  it('of a request that reads only is not read', async () => {
    const { handle, calls } = setUp({ method: 'GET' });
    const request = new Request('http://localhost/?a=1', { headers: asUser('free') });
    // `fetch` sends none, but other programs may.
    Object.defineProperty(request, 'body', { get: () => new Blob(['{"a":2}']).stream() });
    expect((await handle(request)).status).toBe(200);
    expect([calls[0]?.body, calls[0]?.query.get('a')]).toEqual([{}, '1']);
  });
});

describe('the caller', () => {
  it.each([
    ['no token', {}],
    ['the public key', { authorization: 'Bearer sb_publishable_local', apikey: 'sb_publishable_local' }],
    ['an unsigned token', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }],
    ['a token that the auth server refuses', { authorization: `Bearer ${tokenOf('nobody')}` }],
    ['a token without its scheme', { authorization: tokenOf('free') }],
  ])('is not known by %s [FN-05, FN-22]', async (_what, headers) => {
    const { handle, calls } = setUp();
    const response = await handle(post({ ...JSON_TYPE, ...(headers as Record<string, string>) }));
    expect(response.status).toBe(401);
    expect(await errorOf(response)).toEqual({ error: 'Not authenticated', request_id: 'string' });
    expect(calls).toEqual([]);
  });

  it('is no longer known once the account is gone [FN-06]', async () => {
    const { handle, gate } = setUp();
    gate.gone.add(IDS.free);
    expect((await handle(post(asUser('free')))).status).toBe(401);
  });

  it.each(['free', 'pro'] as const)('hears nothing of the back office as %s [FN-15, FN-16]', async (name) => {
    const { handle, calls } = setUp({ access: 'admin' }, async () => ['secret']);
    const response = await handle(post(asUser(name), '{"user_id":7}', '?limit=1e9'));
    expect([response.status, await errorOf(response)]).toEqual([
      403,
      { error: 'Not allowed', request_id: 'string' },
    ]);
    expect(calls).toEqual([]);
  });

  it('loses the back office with the next call [FN-19]', async () => {
    const { handle, gate } = setUp({ access: 'admin' });
    expect((await handle(post(asUser('admin')))).status).toBe(200);
    gate.admins.delete(IDS.admin);
    expect((await handle(post(asUser('admin')))).status).toBe(403);
  });

  it('waits once the budget is spent, whatever address is claimed [FN-32, FN-33]', async () => {
    const { handle } = setUp();
    const statuses: number[] = [];
    const waits = new Set<string | null>();
    for (let call = 0; call < 1000; call++) {
      const response = await handle(post(asUser('free', { 'x-forwarded-for': `10.0.0.${call % 250}` })));
      statuses.push(response.status);
      waits.add(response.headers.get('retry-after'));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(waits).toEqual(new Set([null, '60']));
    expect((await handle(post(asUser('pro')))).status).toBe(200);
  });

  it('without an account is counted by address: one who asks too often stops nobody else', async () => {
    const { handle, calls } = setUp({ access: 'anyone' });
    const statusFrom = async (address: string, more: Record<string, string> = {}) =>
      (await handle(post({ ...JSON_TYPE, ...from(address), ...more }))).status;
    const greedy = [];
    for (let call = 0; call < 6; call++)
      greedy.push(
        await statusFrom('203.0.113.7', { 'x-forwarded-for': `10.0.0.${call}`, forwarded: `for=${call}` }),
      );
    expect(greedy).toEqual([200, 200, 200, 429, 429, 429]);
    expect(await statusFrom('203.0.113.8', { 'x-forwarded-for': '203.0.113.7' })).toBe(200);
    expect(new Set(calls.map(({ actor }) => actor)).size).toBe(2);
  });
});

describe('a failure', () => {
  const SECRET = 'select * from auth.users at db.internal';
  it.each([
    ['inside', new Error(SECRET), 500],
    ['of what it stands on', new Unavailable(SECRET), 502],
    ['that is no error at all', SECRET, 500],
  ])('%s tells a request id and nothing else [FN-21]', async (_what, thrown, status) => {
    const { handle } = setUp({}, () => Promise.reject(thrown));
    const response = await handle(post(asUser('free')));
    expect(response.status).toBe(status);
    expect(await errorOf(response)).toEqual({ error: 'It failed', request_id: 'string' });
  });

  it('is what waiting too long ends in', async () => {
    const { handle } = setUp({}, () => new Promise(() => undefined), 50);
    expect((await handle(post(asUser('free')))).status).toBe(502);
  });
});

describe('the log', () => {
  it('has one line for each request, without tokens, addresses and names', async () => {
    const { handle, lines } = setUp({}, () => Promise.reject(new Unavailable('database LIM01')));
    await handle(post(asUser('free'), '{"a":"private"}'));
    await handle(post({ ...JSON_TYPE, authorization: 'Bearer a.b.c' }));
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged.map(({ status, user_id: user, code }) => [status, user, code])).toEqual([
      [502, IDS.free, 'database LIM01'],
      [401, undefined, undefined],
    ]);
    expect(lines.join(' ')).not.toMatch(/Bearer|private|example\.com|eyJ/);
  });
});
