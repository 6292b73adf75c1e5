import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../src/backend/backend';
import { createSessionStorage, SESSION_KEY } from '../../src/backend/sessionStorage';
import { createSupabaseClient, type Client, type ClientWatch } from '../../src/backend/supabaseClient';
import { createProjects } from '../../src/backend/supabaseProjects';
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
  return {
    client,
    kept: () => localStorage.getItem(SESSION_KEY),
    /** What another tab does. */
    replace: (token: string) =>
      localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, refresh_token: token })),
  };
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

const refused = () => Response.json({ error_code: 'refresh_token_not_found', msg: 'gone' }, { status: 400 });

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

    fetched.mockImplementation(async () => refused());
    const again = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await again).data.session).toBeNull();
    expect(kept()).toBeNull();
    await client.auth.stopAutoRefresh();
  });

  it('that another tab ends is no session that the service refused', async () => {
    const notify = vi.fn<ClientWatch['notify']>();
    const { client } = open(3600, { notify, notifySuspended: () => {}, announceRefusal: () => {} });
    await client.auth.getSession();
    notify.mockClear();
    await signOutElsewhere(client);
    expect(notify.mock.calls).toEqual([[undefined]]);
    await client.auth.stopAutoRefresh();
  });
});

/** Saves something once the session is over, and waits for as long as it takes. */
const save = async ({ client }: ReturnType<typeof open>): Promise<unknown> => {
  const saving = createProjects(async () => client)
    .create({ name: 'One', isPublic: true })
    .then(
      () => 'saved',
      (error: unknown) => (error instanceof BackendError ? error.kind : error),
    );
  await vi.advanceTimersByTimeAsync(60_000);
  await client.auth.stopAutoRefresh();
  return saving;
};

describe('saving after the session is over', () => {
  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while accounts are out of order', async () => new Response('{}', { status: 503 })],
  ])('fails %s, and ends nothing [G-33, FT-18]', async (_, answer) => {
    fetched.mockImplementation(answer);
    const page = open(-10);
    expect(await save(page)).toBe('offline');
    expect(page.kept()).toContain('"refresh_token":"r1"');
  });

  it('fails for whoever is not signed in any more once it cannot be renewed [G-33]', async () => {
    fetched.mockImplementation(async () => refused());
    const page = open(-10);
    expect(await save(page)).toBe('not-authenticated');
    expect(page.kept()).toBeNull();
  });

  it('fails where another tab has renewed it at the same moment, and leaves that session [G-33]', async () => {
    const page = open(-10);
    let times = 0;
    fetched.mockImplementation(async () => {
      page.replace(`other ${++times}`);
      return renewed();
    });
    expect(await save(page)).toBe('offline');
    expect(page.kept()).toContain(`"refresh_token":"other ${times}"`);
  });
});
