import { describe, expect, it } from 'vitest';
import { createGoogleStandIn } from '../../../../supabase/local/backend/google/googleStandIn.mjs';

const ORIGIN = 'http://localhost:5173';
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
let time = 0;
const google = createGoogleStandIn({ origin: ORIGIN, clientSecret: 'secret', now: () => time });

const ask = (params: Record<string, string>) => {
  const url = new URL('/__google/authorize', ORIGIN);
  const all = { redirect_uri: `${ORIGIN}/auth/v1/callback`, state: 'a-state', ...params };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return google.answer(new Request(url), url);
};
const exchange = (code: string, secret = 'secret') =>
  google.serve(() =>
    fetch(TOKEN_URL, {
      method: 'POST',
      body: new URLSearchParams({ code, client_secret: secret }).toString(),
    }),
  );
const codeFor = async (params: Record<string, string>) =>
  new URL((await ask(params)).headers.get('location') ?? '').searchParams.get('code') ?? '';

describe('the account page', () => {
  it('offers the three accounts of the sample data and any other address', async () => {
    const html = await (await ask({ access_type: 'offline' })).text();
    for (const name of ['admin', 'pro', 'free']) expect(html).toContain(`value="${name}@example.com"`);
    expect(html).toContain('<label for="email">Another address</label>');
    expect(html).toContain('Stand-in for Google, on this computer only');
    expect(html).toContain('to stay signed in while you are away');
  });

  it('asks again for what is no address, without believing it to be text for a page', async () => {
    const html = await (await ask({ email: '<script>alert(1)</script>' })).text();
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('<script>');
  });

  it('is skipped for a login hint, and leads back with the state', async () => {
    const answer = await ask({ login_hint: 'a@example.com' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(answer.status).toBe(302);
    expect(back.origin + back.pathname).toBe(`${ORIGIN}/auth/v1/callback`);
    expect(back.searchParams.get('state')).toBe('a-state');
  });

  it.each(['https://evil.example/', `${ORIGIN}.evil.example/auth/v1/callback`, `${ORIGIN}/`])(
    'leads nowhere else, not to %s',
    async (uri) => {
      expect((await ask({ login_hint: 'a@example.com', redirect_uri: uri })).status).toBe(400);
    },
  );
});

describe('a code', () => {
  it('is good once, and for the holder of the client secret', async () => {
    const code = await codeFor({ login_hint: 'a@example.com' });
    expect((await exchange(code)).status).toBe(200);
    expect((await exchange(code)).status).toBe(400);
    expect((await exchange(await codeFor({ login_hint: 'a@example.com' }), 'guess')).status).toBe(400);
  });

  it('is good for ten minutes', async () => {
    const code = await codeFor({ login_hint: 'a@example.com' });
    time += 600_001;
    expect((await exchange(code)).status).toBe(400);
  });

  it('brings a refresh token only where offline access was asked for', async () => {
    const online = await (await exchange(await codeFor({ login_hint: 'a@example.com' }))).json();
    const offline = await (
      await exchange(await codeFor({ login_hint: 'a@example.com', access_type: 'offline' }))
    ).json();
    expect(online).not.toHaveProperty('refresh_token');
    expect(offline).toHaveProperty('refresh_token');
  });
});
