import { describe, expect, it } from 'vitest';
import { readHostedService } from '../../../supabase/local/hostedService.mjs';

const HOSTED = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' };
const withKey = (key: string) => readHostedService({ ...HOSTED, STRIPE_PUBLISHABLE_KEY: key });

describe('the payment provider’s key', () => {
  it.each(['pk_test_51abc', 'pk_live_51abc'])('%s belongs to a hosted project', (key) => {
    expect(withKey(key)?.stripeKey).toBe(key);
  });

  it('may be left out, and means nothing to the embedded backend', () => {
    expect(readHostedService(HOSTED)?.stripeKey).toBeNull();
    expect(withKey('')?.stripeKey).toBeNull();
    expect(readHostedService({ STRIPE_PUBLISHABLE_KEY: 'pk_test_51abc' })).toBeNull();
  });

  it.each(['sk_test_51abc', 'rk_test_51abc', 'pk_test_', 'pk_test_1" onload="'])(
    '%s is refused: it must not reach a page',
    (key) => {
      expect(() => withKey(key)).toThrow('STRIPE_PUBLISHABLE_KEY must be the publishable key');
    },
  );
});
