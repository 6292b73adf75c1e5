import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGoogleStandIn } from '../../../../supabase/local/backend/google/googleStandIn.mjs';

const ORIGIN = 'http://localhost:5173';
const signIn = vi.fn(async (_chosen: object): Promise<string | null> => `${ORIGIN}/?code=a-code`);
const google = createGoogleStandIn({ origin: ORIGIN, signIn });
beforeEach(() => signIn.mockClear());

const ask = (params: Record<string, string>) => {
  const url = new URL('/__google/authorize', ORIGIN);
  const all = { redirect_uri: `${ORIGIN}/auth/v1/callback`, state: 'a-state', ...params };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return google.answer(new Request(url), url);
};
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

  it('is skipped for a login hint: the sign-in of the state ends as that person, and leads back', async () => {
    const answer = await ask({ login_hint: 'Ada.Admin@example.com', access_type: 'offline' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${ORIGIN}/?code=a-code`]);
    expect(signIn.mock.calls).toEqual([
      [
        {
          state: 'a-state',
          isOffline: true,
          claims: expect.objectContaining({
            sub: expect.stringMatching(/^\d+$/),
            email: 'ada.admin@example.com',
            email_verified: true,
            full_name: 'Ada Admin',
          }),
        },
      ],
    ]);
  });

  it('leads back with an error where no sign-in of that state waits', async () => {
    signIn.mockResolvedValueOnce(null);
    const answer = await ask({ login_hint: 'a@example.com' });
    expect(answer.headers.get('location')).toBe(
      `${ORIGIN}/?error=invalid_request&error_code=bad_oauth_state`,
    );
  });

  it.each(['https://evil.example/', `${ORIGIN}.evil.example/auth/v1/callback`, `${ORIGIN}/`])(
    'leads nowhere else, not to %s',
    async (uri) => {
      expect((await ask({ login_hint: 'a@example.com', redirect_uri: uri })).status).toBe(400);
      expect(signIn).not.toHaveBeenCalled();
    },
  );
});
