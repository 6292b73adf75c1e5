import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import type { Backend } from '../../../../src/backend/backend';
import { createSessionStorage, SESSION_KEY } from '../../../../src/backend/sessionStorage';
import { createSupabaseBackend } from '../../../../src/backend/supabaseBackend';
import { colorFromHex } from '../../../../src/color/color';
import { createPageWindow } from '../../../backend/pageWindow';
import {
  authorizeUrl,
  createPageClient,
  followSignIn,
  runBackend,
  signIn,
  type RunningBackend,
} from './runningBackend';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 180_000 });

const COLORS = ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex));

let running: RunningBackend;
beforeAll(async () => {
  running = await runBackend();
});
afterAll(() => running.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${running.origin}${path}`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the way in', () => {
  it('is Google, with offline access asked for and the provider token given once [G-32]', async () => {
    const { session, user } = await signIn(running.origin, 'nora.lind@example.com');
    expect(user).toMatchObject({
      email: 'nora.lind@example.com',
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'Nora Lind', email_verified: true },
    });
    expect(session.provider_refresh_token).toEqual(expect.any(String));
  });

  it.each(['admin', 'pro', 'free'])('knows %s@example.com of the sample data', async (name) => {
    const email = `${name}@example.com`;
    const { rows } = await running.backend.database.query('select id from auth.users where email = $1', [
      email,
    ]);
    const { user } = await signIn(running.origin, email);
    expect([{ id: user.id }]).toEqual(rows);
  });

  it('takes two spellings of an address for one account [AU-13]', async () => {
    const first = await signIn(running.origin, 'two.cases@example.com');
    const second = await signIn(running.origin, 'Two.Cases@EXAMPLE.com');
    expect(second.user.id).toBe(first.user.id);
  });

  it.each([
    ['e-mail and password', '/signup', { email: 'a@example.com', password: 'long enough' }],
    ['nobody in particular', '/signup', {}],
    ['a phone number', '/signup', { phone: '15550100', password: 'long enough' }],
    ['a password that never was', '/token?grant_type=password', { email: 'free@example.com', password: 'x' }],
    [
      'an identity token from elsewhere',
      '/token?grant_type=id_token',
      { provider: 'google', id_token: 'a.b.c' },
    ],
    ['a one-time code', '/otp', { email: 'free@example.com' }],
    ['a magic link', '/magiclink', { email: 'free@example.com' }],
    ['a forgotten password', '/recover', { email: 'free@example.com' }],
    ['a guessed code', '/verify', { type: 'signup', email: 'free@example.com', token: '123456' }],
  ])('is closed to %s [AU-01]', async (_, path, body) => {
    const before = await running.backend.database.query('select count(*) from auth.users');
    const answer = await post(`/auth/v1${path}`, body);
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain('access_token');
    expect(await running.backend.database.query('select count(*) from auth.users')).toEqual(before);
  });

  it.each(['/factors', '/invite', '/sso', '/user/identities/authorize', '/admin/generate_link'])(
    'has no %s [AU-12]',
    async (path) => {
      expect((await post(`/auth/v1${path}`, {})).status).toBe(404);
    },
  );

  it('leads back to this site alone [AU-05]', async () => {
    const client = createPageClient(running.origin);
    const start = await authorizeUrl(client, running.origin, 'b@example.com', 'https://evil.example/');
    expect((await followSignIn(running.origin, start)).origin).toBe(running.origin);
  });

  it('ends once, and within five minutes [AU-06]', async () => {
    const back = { origin: running.origin, code: 'bad_oauth_state' };
    const enter = async (start: string): Promise<object> => {
      const { origin, searchParams } = await followSignIn(running.origin, start);
      return { origin, code: searchParams.get('error_code') };
    };
    const client = createPageClient(running.origin);
    const google = await fetch(await authorizeUrl(client, running.origin, 'once@example.com'), {
      redirect: 'manual',
    });
    const chosen = google.headers.get('location') ?? '';
    expect(await enter(chosen)).toEqual({ ...back, code: null });
    expect(await enter(chosen)).toEqual(back);
    const late = await fetch(await authorizeUrl(client, running.origin, 'late@example.com'), {
      redirect: 'manual',
    });
    await running.backend.database.query(
      "update auth.flow_state set created_at = created_at - interval '5 minutes'",
    );
    expect(await enter(late.headers.get('location') ?? '')).toEqual(back);
  });

  it('brings a refresh token of Google only where offline access was asked for', async () => {
    const client = createPageClient(running.origin);
    const start = (await authorizeUrl(client, running.origin, 'online@example.com')).replace(
      'access_type=offline&',
      '',
    );
    const code = (await followSignIn(running.origin, start)).searchParams.get('code') ?? '';
    const { data } = await client.auth.exchangeCodeForSession(code);
    expect(data.session?.provider_token).toEqual(expect.any(String));
    expect(data.session?.provider_refresh_token).toBeUndefined();
  });

  it('opens only for the browser that asked [AU-06]', async () => {
    const start = await authorizeUrl(createPageClient(running.origin), running.origin, 'c@example.com');
    const code = (await followSignIn(running.origin, start)).searchParams.get('code') ?? '';
    const thief = await post('/auth/v1/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'guess'.repeat(10),
    });
    expect(thief.status).toBeGreaterThanOrEqual(400);
    expect(await thief.text()).not.toContain('access_token');
  });
});

describe('a session', () => {
  it('holds its tokens, its end and its user, whom the page reads from it [D-06]', async () => {
    const { client } = await signIn(running.origin, 'shape.of@example.com');
    const picture = 'https://lh3.googleusercontent.com/a/shape';
    await client.auth.updateUser({ data: { avatar_url: picture } });
    const { session } = (await client.auth.refreshSession()).data;
    expect(session).toEqual(
      expect.objectContaining({
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refresh_token: expect.stringMatching(/./),
        expires_at: expect.any(Number),
      }),
    );
    expect(session?.expires_at).toBeGreaterThan(Date.now() / 1000);
    expect(session?.user).toMatchObject({
      id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      email: 'shape.of@example.com',
      user_metadata: { full_name: 'Shape Of', name: 'Shape Of', avatar_url: picture },
    });

    const { localStorage } = createPageWindow(running.origin);
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    expect(createSessionStorage(() => localStorage).session()).toEqual({
      user: { id: session?.user.id, email: 'shape.of@example.com', name: 'Shape Of', avatarUrl: picture },
    });
  });

  const refresh = (token: string) =>
    post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token });

  it('gets a new refresh token each time, and ends whole when an old one comes again [AU-08]', async () => {
    const { session } = await signIn(running.origin, 'rotating@example.com');
    const second = (await (await refresh(session.refresh_token)).json()) as { refresh_token: string };
    expect(second.refresh_token).not.toBe(session.refresh_token);
    const third = (await (await refresh(second.refresh_token)).json()) as { refresh_token: string };
    expect((await refresh(session.refresh_token)).status).toBe(400);
    expect((await refresh(third.refresh_token)).status).toBe(400);
  });

  it('ends with the sign-out', async () => {
    const { client, session } = await signIn(running.origin, 'leaving@example.com');
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await refresh(session.refresh_token)).status).toBe(400);
  });

  it('keeps what someone says about himself without believing it [AU-02]', async () => {
    const { client, user } = await signIn(running.origin, 'boaster@example.com');
    const said = await client.auth.updateUser({
      data: { is_admin: true, role: 'service_role', plan: 'pro' },
    });
    expect(said.error).toBeNull();
    expect((await client.auth.refreshSession()).data.user?.role).toBe('authenticated');
    expect((await client.from('admin_users').select('*').eq('user_id', user.id)).data).toEqual([]);
    const secret = await client
      .from('projects')
      .insert({ user_id: user.id, name: 'Secret', is_public: false });
    expect(secret.error).not.toBeNull();
  });

  it('cannot be given a password', async () => {
    const { client } = await signIn(running.origin, 'setter@example.com');
    expect((await client.auth.updateUser({ password: 'long enough' })).error?.status).toBe(422);
  });
});

describe('the accounts, for the secret key alone', () => {
  const admin = () => createPageClient(running.origin, running.backend.secrets.secretKey).auth.admin;

  it('are removed, once', async () => {
    const { client, user } = await signIn(running.origin, 'removed@example.com');
    expect((await admin().deleteUser(user.id)).error).toBeNull();
    expect((await client.auth.getUser()).error?.status).toBe(403);
    expect((await admin().deleteUser(user.id)).error?.status).toBe(404);
  });

  it('are suspended: nothing is renewed, changed or begun until that is lifted', async () => {
    const { client, user, session } = await signIn(running.origin, 'suspended@example.com');
    const project = () => client.from('projects').insert({ user_id: user.id, name: 'Mine', is_public: true });
    const renew = () =>
      post('/auth/v1/token?grant_type=refresh_token', { refresh_token: session.refresh_token });
    const suspend = async (duration: string) =>
      expect((await admin().updateUserById(user.id, { ban_duration: duration })).error).toBeNull();

    await suspend('24h');
    const refused = await renew();
    expect([refused.status, await refused.json()]).toMatchObject([400, { error_code: 'user_banned' }]);
    expect((await project()).error?.code).toBe('ACC01');
    expect((await client.auth.updateUser({ data: { name: 'New' } })).error?.code).toBe('user_banned');
    await expect(signIn(running.origin, 'suspended@example.com')).rejects.toThrow('user_banned');
    expect((await client.from('projects').select()).data).toEqual([]);
    const { error } = await client.functions.invoke('create-checkout', { body: {} });
    expect((error as { context?: Response } | null)?.context?.status).toBe(401);

    await suspend('none');
    expect((await project()).error).toBeNull();
    expect((await client.auth.updateUser({ data: { name: 'New' } })).error).toBeNull();
    expect((await renew()).status).toBe(200);
    expect((await signIn(running.origin, 'suspended@example.com')).user.id).toBe(user.id);
  });

  it('are closed to everyone else', async () => {
    const { client, session, user } = await signIn(running.origin, 'curious@example.com');
    expect((await client.auth.admin.deleteUser(user.id)).error?.status).toBe(403);
    const answer = await fetch(`${running.origin}/auth/v1/admin/users/${user.id}`, {
      method: 'DELETE',
      headers: { apikey: 'sb_publishable_local', authorization: `Bearer ${session.access_token}` },
    });
    expect(answer.status).toBe(403);
  });
});

describe('an account that is deleted elsewhere', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A page that somebody has signed in on, and the sessions that it hears of. */
  const openPage = async (email: string) => {
    vi.stubGlobal('WebSocket', WebSocket);
    const { session, user } = await signIn(running.origin, email);
    const page = createPageWindow(`${running.origin}/`);
    page.localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    const service = createSupabaseBackend(
      { url: running.origin, publishableKey: PUBLISHABLE_KEY },
      page.asWindow,
    );
    await service.auth.session();
    const changes: unknown[] = [];
    service.auth.onSessionChange((...change) => changes.push(change));
    await running.backend.database.query('delete from auth.users where id = $1', [user.id]);
    return { service, changes, kept: () => page.localStorage.getItem(SESSION_KEY) };
  };

  const GONE_ID = '00000000-0000-4000-8000-0000000000ff';
  it.each<[string, (projects: Backend['projects']) => Promise<unknown>]>([
    ['makes a project', (projects) => projects.create({ name: 'Late', isPublic: true })],
    [
      'saves a palette in a project that it had',
      (projects) => projects.createPalette(GONE_ID, { name: 'Late', colors: COLORS }),
    ],
    ['renames a palette that it had', (projects) => projects.updatePalette(GONE_ID, { name: 'Late' })],
  ])('signs its page out with the next call [FT-19]: it %s', async (name, call) => {
    const { service, changes, kept } = await openPage(`deleted.${name.replaceAll(' ', '.')}@example.com`);
    await expect(call(service.projects)).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect([changes, kept()]).toEqual([[[null, 'account-gone']], null]);
  });

  it('is deleted for its own page, too, which asks for that', async () => {
    const { service, changes, kept } = await openPage('deleted.twice@example.com');
    await service.account.remove();
    expect([changes, kept()]).toEqual([[[null, 'account-deleted']], null]);
  });
});
