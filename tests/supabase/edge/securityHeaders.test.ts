import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS, securityHeaders } from '../../../supabase/edge/securityHeaders.mjs';

const { 'content-security-policy': policy, ...others } = SECURITY_HEADERS;
const readDirectives = (text: string) =>
  new Map(text.split('; ').map((directive) => [directive.split(' ', 1)[0], directive]));
const directives = readDirectives(policy);

describe('the security headers', () => {
  it('keep the page to itself', () => {
    expect(others).toEqual({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
  });

  it.each([
    ['nothing that is not named', "default-src 'none'"],
    ['scripts of our own and WebAssembly, but no text', "script-src 'self' 'wasm-unsafe-eval'"],
    ['workers of our own', "worker-src 'self'"],
    ['the description of the installed app', "manifest-src 'self'"],
    [
      'requests to ourselves, and for the files of stock pictures and videos',
      "connect-src 'self' https://images.pexels.com https://videos.pexels.com",
    ],
    ['no change of the base address', "base-uri 'none'"],
    ['no framing [XS-10]', "frame-ancestors 'none'"],
    ['no markup or script from text', "require-trusted-types-for 'script'"],
    ['worker addresses through the one policy', 'trusted-types worker-url'],
  ])('allow %s', (_, directive) => {
    expect(directives.get(directive.split(' ', 1)[0])).toBe(directive);
  });

  it('allow no inline style or script', () => {
    expect(policy).not.toContain("'unsafe-inline'");
    expect(policy).not.toContain("'unsafe-eval'");
  });
});

describe('the security headers of a page with the checkout inside', () => {
  const SERVICE = 'https://project.supabase.co';
  const of = (hasStripe: boolean) => securityHeaders(SERVICE, { hasStripe })['content-security-policy'];

  it('add what Stripe’s script needs, and nothing else', () => {
    const without = readDirectives(of(false));
    const added = [...readDirectives(of(true))]
      .filter(([name, text]) => without.get(name) !== text)
      .map(([name, text]) => `${name}:${text.replace(without.get(name) ?? name ?? '', '')}`);
    expect(added).toEqual([
      'script-src: https://js.stripe.com',
      'frame-src: https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
      'connect-src: https://api.stripe.com https://checkout.stripe.com',
      'trusted-types: default',
    ]);
  });

  it('name Stripe nowhere without a key', () => {
    expect([policy, of(false), securityHeaders(SERVICE)['content-security-policy']].join()).not.toContain(
      'stripe',
    );
    expect(directives.has('frame-src')).toBe(false);
  });
});
