import { createClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';

import { timedFetch } from '../../src/backend/timedFetch';
import { stubService } from './stubService';

const URL_OF_ROWS = 'https://service.example/rest/v1/rows';
const fetched = stubService();

const settle = async <T>(promise: Promise<T>): Promise<{ outcome: unknown; ms: number }> => {
  const start = Date.now();
  const settled = promise.then(
    (value) => ({ outcome: value as unknown, ms: Date.now() - start }),
    (error: unknown) => ({ outcome: error, ms: Date.now() - start }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
};

describe('a request to the service', () => {
  it('is tried once more when a read is interrupted', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(new Response('rows'));
    const { outcome } = await settle(timedFetch(URL_OF_ROWS));
    expect(outcome).toBeInstanceOf(Response);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not sent twice when it changes something', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    const { outcome } = await settle(timedFetch(URL_OF_ROWS, { method: 'POST' }));
    expect(outcome).toMatchObject({ kind: 'offline' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('gives up on a silent service, and says so', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
        }),
    );
    // The time of a signal is the browser's own, which no fake clock moves.
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    const { outcome, ms } = await settle(timedFetch(URL_OF_ROWS));
    expect(outcome).toMatchObject({ kind: 'timeout' });
    expect(ms).toBe(15_000);
    timeout.mockRestore();
  });

  it('of the database client fails within two seconds where there is no network', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    const client = createClient('https://service.example', 'key', {
      global: { fetch: timedFetch },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { outcome, ms } = await settle(
      client.from('rows').select().throwOnError() as unknown as Promise<void>,
    );
    expect(outcome).toMatchObject({ kind: 'offline' });
    expect(ms).toBeLessThan(2000);
  });
});
