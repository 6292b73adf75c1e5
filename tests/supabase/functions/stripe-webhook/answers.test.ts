import { describe, expect, it } from 'vitest';
import { Refusal, Unavailable } from '../../../../supabase/functions/_shared/refusal.ts';
import { createWebhookHandler } from '../../../../supabase/functions/stripe-webhook/handler.ts';
import { createFakeProvider } from '../fakeProvider';
import { createMemoryStore } from '../memoryStore';
import { eventOf } from './delivery';

const HEADERS = { 'stripe-signature': 't=1,v1=00' };
const EVENT = eventOf('evt_1', 'invoice.paid');

/** What is answered, and what the log has of it; `read` is what becomes of the customer at the provider. */
const exchange = async (
  request: RequestInit,
  read: () => Promise<never[]> = async () => [],
  verify: () => Promise<typeof EVENT> = async () => EVENT,
) => {
  const lines: string[] = [];
  const handle = createWebhookHandler({
    billing: { provider: { ...createFakeProvider(), subscriptionsOf: read }, store: createMemoryStore() },
    isLive: false,
    verify,
    log: (line) => lines.push(line),
  });
  const response = await handle(new Request('http://localhost/functions/v1/stripe-webhook', request));
  const { headers } = response;
  return {
    status: response.status,
    body: (await response.json()) as unknown,
    headers: ['content-type', 'cache-control', 'allow'].map((name) => headers.get(name)),
    lines: lines.map((line) => JSON.parse(line) as unknown),
  };
};
const post = { method: 'POST', headers: HEADERS, body: 'an event' };
const of = (status: number, outcome: string, event: object = {}) => [
  { function: 'stripe-webhook', ...event, status, outcome },
];
const NAMED = { request_id: 'evt_1', type: 'invoice.paid' };

describe('the sender of an event', () => {
  it('is told in JSON, which nobody keeps, that it has come', async () => {
    expect(await exchange(post)).toEqual({
      status: 200,
      body: { received: true },
      headers: ['application/json', 'no-store', null],
      lines: of(200, 'written', NAMED),
    });
  });

  it.each([
    ['another method', { method: 'PUT', body: 'x' }, 405, 'Method not allowed', 'POST'],
    [
      'compressed bytes',
      { ...post, headers: { ...HEADERS, 'content-encoding': 'gzip' } },
      400,
      'Compressed events are not accepted',
      null,
    ],
  ])('is told what is wrong with %s, and the log has the same', async (_, request, status, error, allow) => {
    expect(await exchange(request)).toEqual({
      status,
      body: { error },
      headers: ['application/json', 'no-store', allow],
      lines: of(status, error),
    });
  });

  it('is told nothing of why a signature does not fit', async () => {
    const why = () => Promise.reject(new Error('whsec_of_the_tests'));
    const error = 'The signature does not fit';
    expect(await exchange(post, undefined, why)).toMatchObject({
      status: 400,
      body: { error },
      lines: of(400, error),
    });
  });

  it.each([
    ['what is down', new Unavailable('stripe api_error'), 503, 'stripe api_error'],
    ['what nobody thought of', new TypeError('secret words'), 500, 'failed'],
  ])('is asked to try again after %s; the log alone has its code', async (_, error, status, outcome) => {
    expect(await exchange(post, () => Promise.reject(error))).toEqual({
      status,
      body: { error: 'Try again later' },
      headers: ['application/json', 'no-store', null],
      lines: of(status, outcome, NAMED),
    });
  });

  it('is refused as the handling asks for it', async () => {
    const refused = new Refusal(409, 'Not now', { allow: 'later' });
    expect(await exchange(post, () => Promise.reject(refused))).toMatchObject({
      status: 409,
      body: { error: 'Not now' },
      headers: ['application/json', 'no-store', 'later'],
      lines: of(409, 'Not now', NAMED),
    });
  });
});

describe('what is verified', () => {
  it.each([
    ['a signature', HEADERS, 't=1,v1=00'],
    ['none', {}, ''],
  ])('is the raw body with %s', async (_, headers, signature) => {
    const verified: unknown[] = [];
    const verify = async (...given: readonly unknown[]) => {
      verified.push(given);
      return EVENT;
    };
    await exchange({ method: 'POST', headers, body: ' {"id": 1}\n' }, undefined, verify);
    expect(verified).toEqual([[' {"id": 1}\n', signature]]);
  });
});
