import { expect, it } from 'vitest';

import { checkSession } from '../../src/backend/sessionCheck';
import type { Client } from '../../src/backend/supabaseClient';

it.each([
  [null, undefined, 'renewed'],
  ['AuthApiError', 400, 'expired'],
  // As after many renewals from one network.
  ['AuthApiError', 429, null],
  ['AuthRetryableFetchError', 503, null],
] as const)(
  'a session whose token is not accepted has ended only if its renewal is refused: %s, %s',
  async (name, status, found) => {
    const auth = {
      getUser: async () => ({ error: { code: 'bad_jwt' } }),
      refreshSession: async () => ({ error: name && { name, status } }),
    };
    expect(await checkSession({ auth } as unknown as Client)).toBe(found);
  },
);
