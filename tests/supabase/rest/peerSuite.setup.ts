import { vi } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../supabase/local/backend/installSecrets.mjs';

/** Where those tests ask. */
const ASKED = 'http://localhost:54321';

const outward = globalThis.fetch;
globalThis.fetch = (input, init = {}) => {
  if (typeof input !== 'string' || !input.startsWith(ASKED)) return outward(input, init);
  const headers = new Headers(init.headers);
  if (!headers.has('apikey')) headers.set('apikey', PUBLISHABLE_KEY);
  return outward(input.replace(ASKED, process.env['PEER_ORIGIN'] ?? ''), { ...init, headers });
};
// They were written for Jest, whose mocks are called the same.
Object.assign(globalThis, { jest: vi });
