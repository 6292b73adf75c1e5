import { describe, expect, it, vi } from 'vitest';

import { createSessionStorage, SESSION_KEY } from '../../src/backend/sessionStorage';
import { createSupabaseClient, type Client, type ClientWatch } from '../../src/backend/supabaseClient';
import { createPageWindow } from './pageWindow';
import { stubService } from './stubService';

const SERVICE = 'https://service.example';
const fetched = stubService();

/** A page with a session that ends in so many seconds. */
const open = (endsInSeconds: number, watch?: ClientWatch) => {
  const { localStorage } = createPageWindow('https://hueloom.example/');
  const expiresAt = Math.floor(Date.now() / 1000) + endsInSeconds;
  const session = {
    access_token: 'old',
    refresh_token: 'r1',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: { id: 'u', email: 'jo@example.com' },
  };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const client = createSupabaseClient(
    { url: SERVICE, publishableKey: 'key' },
    createSessionStorage(() => localStorage),
    watch,
  );
  return { client, kept: () => localStorage.getItem(SESSION_KEY) };
};

/** What the client does with the message of another tab that signs out. */
const signOutElsewhere = async ({ auth }: Client): Promise<void> => {
  const relay: unknown = Reflect.get(auth, '_notifyAllSubscribers');
  if (typeof relay !== 'function') throw new Error('the client has another way to hear of other tabs');
  await Reflect.apply(relay, auth, ['SIGNED_OUT', null, false]);
};

const renewed = () =>
  Response.json({
    access_token: 'new',
    refresh_token: 'r2',
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: 'u', email: 'jo@example.com' },
  });

describe('a session', () => {
  it('is renewed by itself before it ends [G-33]', async () => {
    fetched.mockImplementation(async () => renewed());
    const { client, kept } = open(80);
    // The client begins to look after it.
    await client.auth.startAutoRefresh();
    await vi.advanceTimersByTimeAsync(75_000);
    expect(kept()).toContain('"access_token":"new"');
    await client.auth.stopAutoRefresh();
  });

  it('is tried to be renewed again after 200 ms, doubled each time, while the service is out of order [G-33]', async () => {
    const times: number[] = [];
    fetched.mockImplementation(async () => {
      times.push(Date.now());
      return times.length < 4 ? new Response('{}', { status: 503 }) : renewed();
    });
    const { client, kept } = open(-10);
    const read = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await read).data.session?.access_token).toBe('new');
    const pauses = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    expect(pauses).toEqual([200, 400, 800]);
    expect(kept()).toContain('"refresh_token":"r2"');
    await client.auth.stopAutoRefresh();
  });

  it('is kept while the service is out of order, and removed when it is refused [G-33]', async () => {
    fetched.mockImplementation(async () => new Response('{}', { status: 503 }));
    const { client, kept } = open(-10);
    const read = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    await read;
    expect(kept()).not.toBeNull();

    fetched.mockImplementation(async () =>
      Response.json({ error_code: 'refresh_token_not_found', msg: 'gone' }, { status: 400 }),
    );
    const again = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await again).data.session).toBeNull();
    expect(kept()).toBeNull();
    await client.auth.stopAutoRefresh();
  });

  it('that another tab ends is no session that the service refused', async () => {
    const notify = vi.fn<ClientWatch['notify']>();
    const { client } = open(3600, { notify, notifySuspended: () => {} });
    await client.auth.getSession();
    notify.mockClear();
    await signOutElsewhere(client);
    expect(notify.mock.calls).toEqual([[undefined]]);
    await client.auth.stopAutoRefresh();
  });
});
