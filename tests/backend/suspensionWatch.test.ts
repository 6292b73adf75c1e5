import { describe, expect, it, vi } from 'vitest';

import { watchSuspension } from '../../src/backend/suspensionWatch';

const eventsOf = async (status: number, body: string) => {
  const listener = vi.fn();
  const ask = watchSuspension(() => Promise.resolve(new Response(body, { status })), listener);
  const answer = await ask('https://service.example/rest/v1/projects');
  return { events: listener.mock.calls.flat(), text: await answer.text() };
};

describe('the watch for a suspended account', () => {
  it.each([
    ['the auth server', 400, { code: 400, error_code: 'user_banned', msg: 'User is banned' }, 'signing-in'],
    ['its other form', 403, { code: 'user_banned', message: 'User is banned' }, 'signing-in'],
    ['the database', 400, { code: 'ACC01', message: 'account suspended' }, 'writing'],
    ['a function', 401, { error: 'Account suspended', request_id: 'r' }, 'writing'],
  ] as const)('knows the words of %s, and leaves them to be read', async (_, status, body, at) => {
    const { events, text } = await eventsOf(status, JSON.stringify(body));
    expect(events).toEqual([at]);
    expect(JSON.parse(text)).toEqual(body);
  });

  it.each([
    [200, JSON.stringify({ error_code: 'user_banned' })],
    [401, JSON.stringify({ error: 'Not authenticated' })],
    [400, JSON.stringify({ code: 'LIM01', message: 'user_banned' })],
    [400, JSON.stringify(null)],
    [400, '<html>'],
    [404, ''],
  ])('says nothing of %i %s', async (status, body) => {
    expect((await eventsOf(status, body)).events).toEqual([]);
  });
});
