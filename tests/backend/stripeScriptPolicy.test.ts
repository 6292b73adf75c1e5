import { afterEach, describe, expect, it, vi } from 'vitest';

import { allowStripeScripts, requireStripeScript } from '../../src/backend/stripeScriptPolicy';

afterEach(() => vi.unstubAllGlobals());

describe('the policy for the payment provider’s scripts', () => {
  it.each([
    'https://js.stripe.com/endive/stripe.js',
    'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false',
    'https://js.stripe.com/v3/fingerprinted/js/a.js',
  ])('lets %s in', (url) => {
    expect(requireStripeScript(url)).toBe(url);
  });

  it.each([
    'https://js.stripe.com.evil.example/stripe.js',
    'https://js.stripe.com@evil.example/stripe.js',
    'http://js.stripe.com/stripe.js',
    'https://evil.example/?https://js.stripe.com/',
    'https://m.js.stripe.com/',
    'data:text/javascript,alert(1)',
    'blob:https://js.stripe.com/1',
    '/assets/worker.js',
    '',
  ])('keeps %j out', (url) => {
    expect(() => requireStripeScript(url)).toThrow('Not a script of the payment provider');
  });

  it('is made once, for addresses of scripts alone', () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { createPolicy });
    allowStripeScripts();
    allowStripeScripts();
    expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: requireStripeScript }]]);
  });
});
