import { describe, expect, it } from 'vitest';
import { readOrigins, readSetting } from '../../../../supabase/functions/_shared/environment.ts';
import { createStripe, isLiveKey } from '../../../../supabase/functions/_shared/stripeClient.ts';

const from = (values: Record<string, string>) => (name: string) => values[name];

describe('the settings of the functions', () => {
  it.each(['whsec_1\n', ' whsec_1', 'whsec_1\r\n', ''])(
    'stop the start when they are %j [WH-21]',
    (value) => {
      expect(() => readSetting(from({ SECRET: value }), 'SECRET')).toThrow('SECRET');
    },
  );

  it('name what is missing', () => {
    expect(() => readSetting(from({}), 'SECRET')).toThrow('SECRET is not set');
  });

  it('take origins only', () => {
    const read = from({
      SITE_ORIGIN: 'https://a.example',
      ALLOWED_ORIGINS: 'https://b.example, http://localhost:1',
    });
    expect(readOrigins(read)).toEqual(['https://a.example', 'https://b.example', 'http://localhost:1']);
    for (const origin of ['https://a.example/', 'a.example', 'https://a.example/app']) {
      expect(() => readOrigins(from({ SITE_ORIGIN: origin }))).toThrow('SITE_ORIGIN');
    }
  });

  it('show a key for real money to no stand-in', () => {
    const key = ['sk', 'live', 'of_the_tests'].join('_');
    const read = from({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: 'http://127.0.0.1:1' });
    expect(() => createStripe(read)).toThrow('STRIPE_API_BASE');
  });

  it('tell live keys from test keys [WH-14]', () => {
    const keys = ['sk_live_1', 'rk_live_1', 'sk_test_live_1', 'sk_test_1'];
    expect(keys.map(isLiveKey)).toEqual([true, true, false, false]);
  });
});
