import { Agent, request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { FUZZ_TIMEOUT_MS, fuzzing, settleWithin } from '../../../support/fuzzing';
import { request } from '../request';
import { anyRequest, type AnyRequest } from './anyRequest';
import { runBackend, signIn, type RunningBackend } from './runningBackend';

/** Far more than an answer takes: what never comes is a failure with its request. */
const MOST_MS = 30_000;

/** What is not there, or not now, and says so. */
const SAID = new Set([501, 503]);
/** Places in files, and names of what runs here. */
const TRACE = /\n\s+at |\.mjs:\d|\.[jt]s:\d|node_modules|file:\/\/\/|TypeError|RangeError|SyntaxError:/;

const UNCOUNTED = `create or replace function public.spend_call(
  actor text, action text, most integer, window_seconds integer
) returns integer language sql as 'select 0'`;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

let running: RunningBackend;
let tokens: readonly string[];

beforeAll(async () => {
  running = await runBackend();
  const sessions = await Promise.all(
    ['admin@example.com', 'pro@example.com', 'free@example.com', 'fuzz@example.com'].map(async (email) =>
      signIn(running.origin, email),
    ),
  );
  tokens = sessions.map(({ session }) => session.access_token);
}, 180_000);
afterAll(async () => {
  agent.destroy();
  await running.close();
});

/** Sends a request as it is written, where such can be sent at all. */
const send = async ({ method, path, headers, body }: AnyRequest): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const bytes =
      body === null ? undefined : Buffer.from(body, /\p{Surrogate}/u.test(body) ? 'utf16le' : 'utf8');
    // The body of a GET goes out without its length otherwise, and would begin the next request of its connection.
    const framed = bytes ? { ...headers, 'content-length': bytes.length } : headers;
    const outgoing = httpRequest(
      { host: '127.0.0.1', port: running.port, agent, method, path, headers: framed },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });

/** What is wrong with an answer; nothing where all is as it should be. */
const faultsOf = ({ status, text }: { status: number; text: string }): string[] => {
  const faults: string[] = [];
  if (status >= 500 && !SAID.has(status)) faults.push(`${status} ${text.slice(0, 300)}`);
  if (status >= 500 && text === '') faults.push(`${status} without a word`);
  if (TRACE.test(text)) faults.push(`a trace: ${text.slice(0, 300)}`);
  return faults;
};

it(
  'no request of any service brings it down, or has it tell of its insides',
  async () => {
    const { secrets, database } = running.backend;
    const keys = {
      publishable: PUBLISHABLE_KEY,
      secret: secrets.secretKey,
      stripe: secrets.stripeKey,
      tokens,
    };
    vi.spyOn(console, 'warn').mockReturnValue();
    // Nobody shall be turned away for asking too often.
    await database.exec(UNCOUNTED);
    await fc.assert(
      fc.asyncProperty(anyRequest(keys), async (one) => {
        expect(faultsOf(await settleWithin(MOST_MS, send(one)))).toEqual([]);
      }),
      fuzzing('requests'),
    );
    for (const path of [
      '/rest/v1/project_palettes?limit=1',
      '/auth/v1/settings',
      '/functions/v1/stock?kind=photos',
    ]) {
      const { status } = await request(running.port, path, { headers: { apikey: PUBLISHABLE_KEY } });
      expect([path, status]).toEqual([path, 200]);
    }
  },
  FUZZ_TIMEOUT_MS,
);

const TOPICS = ['realtime:a', 'realtime:', 'phoenix', 'realtime:projects', '', 'a'.repeat(300)];
const binding = fc.record(
  {
    event: fc.constantFrom('*', 'INSERT', 'UPDATE', 'none', 1, null),
    schema: fc.constantFrom('public', 'private', '*', 1, '\0'),
    table: fc.constantFrom('projects', 'project_palettes', 'none', '*', null, '\0'),
    filter: fc.constantFrom('user_id=eq.1', 'id=in.()', 'id=in.(1,2)', 'none=eq.\0', '=', 'name=like.%', 1),
  },
  { requiredKeys: [] },
);
const payload = fc.oneof(
  fc.record(
    {
      config: fc.oneof(
        fc.record(
          {
            postgres_changes: fc.oneof(fc.array(binding, { maxLength: 3 }), fc.jsonValue()),
            private: fc.boolean(),
          },
          { requiredKeys: [] },
        ),
        fc.jsonValue(),
      ),
      access_token: fc.constantFrom('none', 'a.b.c', 1, null, PUBLISHABLE_KEY),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);
const frame = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('1', null, 1),
      fc.constantFrom('1', null),
      fc.constantFrom(...TOPICS),
      fc.constantFrom(
        'phx_join',
        'phx_join',
        'phx_leave',
        'heartbeat',
        'access_token',
        'broadcast',
        'presence',
        '',
      ),
      payload,
    )
    .map((message) => JSON.stringify(message)),
  fc.jsonValue().map((is) => JSON.stringify(is)),
  fc.string({ maxLength: 40 }),
);

/** Sends frames, then joins a last topic: its answer comes behind all that the others have caused. */
const converse = async (frames: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const address = `ws://localhost:${running.port}/realtime/v1/websocket?vsn=2.0.0&apikey=${PUBLISHABLE_KEY}`;
    const socket = new WebSocket(address);
    socket.once('open', () => {
      for (const one of frames) socket.send(one);
      socket.send(JSON.stringify(['last', 'last', 'realtime:last', 'phx_join', {}]));
    });
    socket.on('message', (data: Buffer) => {
      const [, ref] = JSON.parse(data.toString()) as readonly [unknown, unknown];
      if (ref !== 'last') return;
      resolve('answered');
      socket.close();
    });
    socket.once('close', (code, reason) => resolve(`${code} ${reason.toString()}`));
    socket.once('error', reject);
  });

it(
  'no frame of a socket ends it without a reason',
  async () => {
    const complain = vi.spyOn(console, 'error');
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { maxLength: 6 }), async (frames) => {
        complain.mockClear();
        expect(await settleWithin(MOST_MS, converse(frames))).toMatch(/^answered$|^10(?:03|07|08) ./);
        expect(complain.mock.calls).toEqual([]);
      }),
      fuzzing('frames'),
    );
    expect(
      (await request(running.port, '/auth/v1/settings', { headers: { apikey: PUBLISHABLE_KEY } })).status,
    ).toBe(200);
  },
  FUZZ_TIMEOUT_MS,
);
