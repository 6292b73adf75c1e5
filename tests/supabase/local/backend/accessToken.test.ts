import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTokenReader } from '../../../../supabase/local/backend/accessToken.mjs';

const SECRET = 'secret of this installation';
const ISSUER = 'http://localhost:5173/auth/v1';
const NOW_SECONDS = 1_800_000_000;
const CLAIMS = { sub: 'ann', role: 'authenticated', aud: 'authenticated', exp: NOW_SECONDS + 60 };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEAD: object = { alg: 'HS256', typ: 'JWT' };
const sign = (claims: unknown, { secret = SECRET, head = HEAD } = {}) => {
  const signed = `${part(head)}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
const read = (token: string) => createTokenReader({ secret: SECRET, issuer: ISSUER })(token, NOW_SECONDS);
const whyRefused = async (token: string) => {
  const verdict = read(token);
  if ('claims' in verdict) return null;
  const { code, message } = (await verdict.refusal.json()) as { code: string; message: string };
  return [verdict.refusal.status, code, message];
};

describe('an access token', () => {
  it('tells whose it is', () => {
    expect(read(sign(CLAIMS))).toEqual({ claims: CLAIMS });
    expect(read(sign({ ...CLAIMS, aud: ['other', 'authenticated'], iss: ISSUER }))).toHaveProperty(
      'claims.sub',
    );
  });

  it.each([
    ['has ended', { exp: NOW_SECONDS }, 'JWT expired'],
    ['never ends', { exp: undefined }, 'JWT expired'],
    ['has not begun', { nbf: NOW_SECONDS + 1 }, 'JWT not yet valid'],
    ['comes from the future', { iat: NOW_SECONDS + 1 }, 'JWT issued at future'],
    ['is for another audience', { aud: 'anon' }, 'JWT not in audience'],
    ['is for no audience', { aud: undefined }, 'JWT not in audience'],
    ['is of another issuer', { iss: 'https://evil.example/auth/v1' }, 'JWT of another issuer'],
    ['names a role of the database itself', { role: 'postgres' }, 'JWT of an unknown role'],
    ['names no role', { role: undefined }, 'JWT of an unknown role'],
  ])('is refused when it %s [FN-05]', async (_, change, message) => {
    expect(await whyRefused(sign({ ...CLAIMS, ...change }))).toEqual([401, 'PGRST303', message]);
  });

  it.each([
    ['signed elsewhere', sign(CLAIMS, { secret: 'another installation' })],
    ['without a signature', `${part({ alg: 'none', typ: 'JWT' })}.${part(CLAIMS)}.`],
    ['that names no algorithm but carries a signature', sign(CLAIMS, { head: { alg: 'none' } })],
    ['that names another algorithm', sign(CLAIMS, { head: { alg: 'HS512' } })],
    [
      'with other claims than were signed',
      sign(CLAIMS).replace(/\.[^.]+\./, `.${part({ ...CLAIMS, sub: 'ben' })}.`),
    ],
    ['of four parts', `${sign(CLAIMS)}.x`],
    ['with padding after its signature', `${sign(CLAIMS)}=`],
    ['that holds no claims', sign(null)],
    ['of text', 'a.b.c'],
    ['of one part', 'abc'],
  ])('is refused %s [FN-05]', async (_, token) => {
    expect(await whyRefused(token)).toEqual([401, 'PGRST301', 'No suitable key or wrong key type']);
  });
});
