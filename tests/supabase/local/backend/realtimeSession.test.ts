import { EventEmitter } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createSession } from '../../../../supabase/local/backend/realtime/session.mjs';

type Work = () => Promise<unknown>;

const query = vi.fn(async () => ({ rows: [] }));
const database = { query } as unknown as PGlite;
/** Joins that wait for their turn, in order. */
let line: Work[];
let socket: EventEmitter & { readyState: number; sent: unknown[] };

beforeEach(() => {
  query.mockClear();
  line = [];
  const sent: unknown[] = [];
  socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    sent,
    send: (text: string) => sent.push(JSON.parse(text)),
    terminate: () => (socket.readyState = 3),
    close: () => (socket.readyState = 2),
  });
  createSession({
    socket: socket as unknown as WebSocket,
    database,
    oneAtATime: (work) => work(),
    joinOne: (work) => {
      line.push(work);
      return Promise.resolve(undefined as never);
    },
    admit: () => ({ role: 'anon' }),
  });
});

const say = (event: string, topic: string, ref: string) =>
  socket.emit('message', Buffer.from(JSON.stringify([ref, ref, topic, event, {}])), false);
const joinAll = async () => {
  for (const work of line.splice(0)) await work();
};
const replies = () =>
  socket.sent.map((message) => {
    const [, ref, topic, event, payload] = message as [unknown, string, string, string, { status?: string }];
    return [ref, topic, event, payload.status];
  });

describe('joins that wait', () => {
  it('cost nothing once the socket is gone', async () => {
    for (let index = 0; index < 19; index += 1) say('phx_join', `realtime:${index}`, String(index));
    expect(line).toHaveLength(19);
    socket.readyState = 3;
    await joinAll();
    expect(query).not.toHaveBeenCalled();
  });

  it('are twenty at most, whether they wait or have joined', async () => {
    for (let index = 0; index < 21; index += 1) say('phx_join', `realtime:${index}`, String(index));
    expect(line).toHaveLength(20);
    expect(replies()).toEqual([['20', 'realtime:20', 'phx_reply', 'error']]);
    await joinAll();
    say('phx_join', 'realtime:more', '21');
    expect(line).toHaveLength(0);
  });

  it('are forgotten when their topic is left meanwhile', async () => {
    say('phx_join', 'realtime:a', '1');
    say('phx_leave', 'realtime:a', '2');
    await joinAll();
    expect(query).not.toHaveBeenCalled();
    expect(replies()).toEqual([['2', 'realtime:a', 'phx_reply', 'ok']]);
  });

  it('give way to a newer one of the same topic', async () => {
    say('phx_join', 'realtime:a', '1');
    say('phx_join', 'realtime:a', '2');
    await joinAll();
    expect(replies()).toEqual([['2', 'realtime:a', 'phx_reply', 'ok']]);
  });
});
