import { createHmac } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runBackend, signIn, type RunningBackend } from '../local/backend/runningBackend';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const PUBLIC_KEY = 'sb_publishable_local';
const lines: string[] = [];
let running: RunningBackend;
const tokens = { admin: '', free: '', pro: '' };
const ids = { admin: '', free: '', pro: '' };

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
  running = await runBackend();
  for (const name of ['admin', 'free', 'pro'] as const) {
    const { session, user } = await signIn(running.origin, `${name}@example.com`);
    tokens[name] = session.access_token;
    ids[name] = user.id;
  }
});
afterAll(() => running.close());

type Answer = { readonly status: number; readonly body: unknown };

const call = async (name: string, token: string | null, body?: object): Promise<Answer> => {
  const response = await fetch(`${running.origin}/functions/v1/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: PUBLIC_KEY,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
};
const accounts = async (): Promise<unknown> =>
  (await running.backend.database.query('select id from auth.users order by id')).rows;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token with the claims of another, changed, under a key that may be the right one. */
const forge = (
  token: string,
  changes: object,
  key: string,
  header: object = { alg: 'HS256', typ: 'JWT' },
): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const text = `${encode(header)}.${encode({ ...claims, ...changes })}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
};

describe('a token', () => {
  it('that is none, forged, stale or for something else opens nothing [FN-01, FN-05]', async () => {
    const { session } = await signIn(running.origin, 'owner.of.keys@example.com');
    const right = running.backend.secrets.jwt;
    const own = session.access_token;
    const past = Math.floor(Date.now() / 1000) - 3600;
    const others = [
      PUBLIC_KEY,
      forge(own, { exp: past, iat: past - 3600 }, right),
      forge(own, {}, 'another key of thirty-two characters'),
      forge(own, {}, PUBLIC_KEY),
      forge(own, {}, right, { alg: 'none' }),
      forge(own, {}, right, { alg: 'none' }).replace(/[^.]*$/, ''),
      forge(own, { aud: 'another service' }, right),
      session.refresh_token,
      session.provider_token ?? '',
    ];
    const before = await accounts();
    const body = { user_id: session.user.id };
    const answers = await Promise.all(others.map((token) => call('delete-user', token, body)));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 401));
    expect(await accounts()).toEqual(before);
  });

  it('of an account that is gone opens nothing [FN-06]', async () => {
    const { session, user } = await signIn(running.origin, 'gone.a.minute.ago@example.com');
    expect((await call('delete-user', session.access_token, { user_id: user.id })).status).toBe(200);
    const answer = await call('create-checkout', session.access_token, {});
    expect(answer).toMatchObject({ status: 401, body: { error: 'Not authenticated' } });
  });
});

describe('the back office', () => {
  it.each([
    ['get-all-users', undefined],
    ['get-all-projects-and-palettes', undefined],
    ['get-all-activities?limit=1e9', undefined],
    ['get-user-details', { user_id: 'x' }],
    ['count-users', undefined],
    ['get-dashboard', undefined],
    ['suspend-user', { user_id: '00000000-0000-4000-8000-00000000dead', suspended: true }],
    ['grant-pro', { user_id: '00000000-0000-4000-8000-00000000dead', granted: true }],
    ['reconcile-billing', {}],
  ])('is closed at %s to all but administrators [FN-15, FN-16, FN-17]', async (name, body) => {
    const statuses = [null, PUBLIC_KEY, tokens.free, tokens.pro].map(
      async (token) => (await call(name, token, body)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401, 403, 403]);
  });

  it('answers administrators, and never more than they are to see [D-24, D-25, D-26, D-27] [FN-20]', async () => {
    const users = await call('get-all-users', tokens.admin);
    expect(users.body).toContainEqual(
      expect.objectContaining({ id: ids.pro, is_pro: true, email: 'pro@example.com' }),
    );
    const details = await call('get-user-details', tokens.admin, { user_id: ids.free });
    expect(details).toMatchObject({ status: 200, body: { email: 'free@example.com' } });
    const activities = await call('get-all-activities?filter=new_palette', tokens.admin);
    expect(activities.body).toMatchObject({ has_more: true, activities: { length: 10 } });
    const totals = await call('get-all-projects-and-palettes', tokens.admin);
    const dashboard = await call('get-dashboard', tokens.admin);
    expect(dashboard.body).toMatchObject({
      total_users: expect.any(Number) as number,
      weeks: { length: 12 },
    });
    expect(totals.body).toMatchObject({ total_projects: expect.any(Number) as number });
    const output = JSON.stringify([users, details, activities, totals, dashboard]);
    expect(output).not.toMatch(/token|identities|phone|provider|encrypted|cus_|last4/);
  });

  it('knows what is not there, and says no more about it [FN-18, FN-21]', async () => {
    const unknown = { user_id: '00000000-0000-4000-8000-00000000dead' };
    const missing = await call('get-user-details', tokens.admin, unknown);
    const malformed = await call('get-user-details', tokens.admin, { user_id: "' or 1=1" });
    expect([missing.status, malformed.status]).toEqual([404, 400]);
    expect(JSON.stringify([missing, malformed])).not.toMatch(/select|uuid|stack|at \//i);
  });

  it('suspends an account, which opens nothing until it is lifted, and leaves a trail', async () => {
    const { client, session, user } = await signIn(running.origin, 'to.suspend@example.com');
    const set = (suspended: boolean) => call('suspend-user', tokens.admin, { user_id: user.id, suspended });
    expect(await set(true)).toMatchObject({ status: 200, body: { success: true } });
    expect((await call('create-checkout', session.access_token, {})).status).toBe(401);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    const users = await call(`get-all-users?search=${user.id}&page=1&per_page=10`, tokens.admin);
    expect(users.body).toMatchObject([{ id: user.id, is_suspended: true }]);
    expect(await set(false)).toMatchObject({ status: 200 });
    expect((await signIn(running.origin, 'to.suspend@example.com')).user.id).toBe(user.id);
    expect((await call('suspend-user', tokens.admin, { user_id: ids.admin, suspended: true })).status).toBe(
      403,
    );
    const trail = await running.backend.database.query(
      'select action, outcome from private.audit_log as a where target_id = $1 order by a.id',
      [user.id],
    );
    expect(trail.rows).toEqual([
      { action: 'suspend account', outcome: 'asked' },
      { action: 'suspend account', outcome: 'done' },
      { action: 'lift suspension', outcome: 'asked' },
      { action: 'lift suspension', outcome: 'done' },
    ]);
  });

  it('gives PRO to whoever does not pay, and touches nothing of whoever does', async () => {
    const { client, user } = await signIn(running.origin, 'to.be.given@example.com');
    const set = (user_id: string, granted: boolean) => call('grant-pro', tokens.admin, { user_id, granted });
    expect((await set(user.id, true)).status).toBe(200);
    const hidden = await client
      .from('projects')
      .insert({ user_id: user.id, name: 'Hidden', is_public: false })
      .select('is_public');
    expect(hidden.data).toEqual([{ is_public: false }]);
    expect((await set(user.id, false)).status).toBe(200);
    const second = await client.from('projects').insert({ user_id: user.id, name: 'More' });
    expect(second.error?.code).toBe('LIM01');
    const before = await subscriptionsOf(ids.pro);
    expect([(await set(ids.pro, true)).status, (await set(ids.pro, false)).status]).toEqual([409, 409]);
    expect(await subscriptionsOf(ids.pro)).toEqual(before);
  });

  it('ends with the row that opened it [FN-19]', async () => {
    const { session, user } = await signIn(running.origin, 'short.lived.admin@example.com');
    const { database } = running.backend;
    await database.query('insert into admin_users (user_id) values ($1)', [user.id]);
    expect((await call('get-all-users', session.access_token)).status).toBe(200);
    await database.query('delete from admin_users where user_id = $1', [user.id]);
    expect((await call('get-all-users', session.access_token)).status).toBe(403);
  });
});

const payFor = async (email: string): Promise<{ client: SupabaseClient; token: string; id: string }> => {
  const { client, session, user } = await signIn(running.origin, email);
  const { body } = await call('create-checkout', session.access_token, {});
  const { url } = body as { url: string };
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice: 'pay' }) });
  return { client, token: session.access_token, id: user.id };
};
const subscriptionsOf = async (id: string): Promise<unknown> =>
  (
    await running.backend.database.query(
      `select s.status, s.cancel_at_period_end as cancels from stripe_subscriptions as s
        join stripe_customers as c using (customer_id) where c.user_id = $1`,
      [id],
    )
  ).rows;

describe('payments', () => {
  it('have one customer and one page for ten calls at once [FN-28]', async () => {
    const { session, user } = await signIn(running.origin, 'impatient@example.com');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('create-checkout', session.access_token, {})),
    );
    expect(new Set(answers.map(({ body }) => (body as { url?: string }).url)).size).toBe(1);
    const { rows } = await running.backend.database.query('select from stripe_customers where user_id = $1', [
      user.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('lead to PRO, which is bought once and cancelled by its owner alone [D-21, D-22] [FN-27, FN-29, FN-30]', async () => {
    const { token, id } = await payFor('buyer@example.com');
    expect(await subscriptionsOf(id)).toEqual([{ status: 'active', cancels: false }]);
    expect((await call('create-checkout', token, {})).status).toBe(409);

    const before = await subscriptionsOf(ids.pro);
    const foreign = await call('cancel-subscription', tokens.free, { user_id: id, customer_id: 'cus_1' });
    expect([foreign.status, await subscriptionsOf(id), await subscriptionsOf(ids.pro)]).toEqual([
      409,
      [{ status: 'active', cancels: false }],
      before,
    ]);

    for (let time = 0; time < 2; time++) {
      expect(await call('cancel-subscription', token, {})).toMatchObject({
        status: 200,
        body: { success: true },
      });
      expect(await subscriptionsOf(id)).toEqual([{ status: 'active', cancels: true }]);
    }
  });

  it('keep an account until they end, and end with it for an administrator [D-23] [FN-02, FN-04, FN-11]', async () => {
    const { token, id } = await payFor('payer.to.delete@example.com');
    expect((await call('delete-user', token, { user_id: id })).status).toBe(409);
    expect((await call('delete-user', tokens.free, { user_id: id })).status).toBe(403);
    expect(await subscriptionsOf(id)).toEqual([{ status: 'active', cancels: false }]);
    expect((await call('delete-user', tokens.admin, { user_id: id })).status).toBe(200);
    expect(await accounts()).not.toContainEqual({ id });
    const trail = await running.backend.database.query(
      "select outcome from private.audit_log where target_id = $1 and action = 'delete account' order by private.audit_log.id",
      [id],
    );
    expect(trail.rows).toEqual([{ outcome: 'asked' }, { outcome: 'done' }]);
  });

  it('stop at the budget of an hour: twenty deletions at once leave one account less [FN-07, FN-32]', async () => {
    const { session, user } = await signIn(running.origin, 'twenty.times@example.com');
    const before = (await accounts()) as unknown[];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('delete-user', session.access_token, { user_id: user.id })),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toContain(200);
    expect([...statuses].filter((status) => ![200, 401, 429, 502].includes(status))).toEqual([]);
    expect(await accounts()).toHaveLength(before.length - 1);
  });
});

describe('a visitor without an account', () => {
  it('is counted by where the connection comes from, whatever address the request claims', async () => {
    for (const [index, name] of [
      'stock?kind=photos',
      'stock?kind=videos',
      'link-preview?c=fed-cba',
    ].entries()) {
      const address = `203.0.113.${index}`;
      const headers = { apikey: PUBLIC_KEY, 'cf-connecting-ip': address, 'x-forwarded-for': address };
      expect((await fetch(`${running.origin}/functions/v1/${name}`, { headers })).status).toBe(200);
    }
    const { rows } = await running.backend.database.query(
      "select actor, action, count from private.call_counts where actor like 'visitor:%' order by action",
    );
    const actor = expect.stringMatching(/^visitor:[0-9a-f]{64}$/) as string;
    expect(rows).toEqual([
      { actor, action: 'link-preview', count: 1 },
      { actor, action: 'stock', count: 2 },
    ]);
  });
});

describe('the log of the functions', () => {
  it('tells every call and no secret of anyone', () => {
    expect(lines.length).toBeGreaterThan(20);
    const { secrets } = running.backend;
    const output = lines.join('\n');
    for (const secret of [...Object.values(secrets), ...Object.values(tokens), '@example.com']) {
      expect(output).not.toContain(secret);
    }
  });
});
