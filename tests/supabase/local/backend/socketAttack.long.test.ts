import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { request } from '../request';
import { runBackend, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const SOCKETS = 100;
const CHANNELS = 19;
const CALLS = 50;
const PALETTES = `/rest/v1/project_palettes?select=id&limit=1&apikey=${PUBLISHABLE_KEY}`;

let running: RunningBackend;
beforeAll(async () => {
  running = await runBackend();
});
afterAll(() => running.close());

const open = (): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const url = `ws://localhost:${running.port}/realtime/v1/websocket?vsn=2.0.0&apikey=${PUBLISHABLE_KEY}`;
    const socket = new WebSocket(url);
    socket.once('open', () => resolve(socket)).once('error', reject);
  });

const JOIN = JSON.stringify({
  config: { postgres_changes: [{ event: '*', schema: 'public', table: 'project_palettes' }] },
});
const join = (socket: WebSocket, channel: number): void =>
  socket.send(`["${channel}","${channel}","realtime:${channel}","phx_join",${JOIN}]`);

/** Asks one after the other; the longest answer in milliseconds. */
const askOften = async (): Promise<number> => {
  let longest = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const startMs = performance.now();
    expect((await request(running.port, PALETTES)).status).toBe(200);
    longest = Math.max(longest, performance.now() - startMs);
  }
  return longest;
};

it(`${SOCKETS} sockets that join ${CHANNELS} channels each, and are cut, keep nobody else waiting`, async () => {
  let joined = 0;
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, open));
  for (const socket of sockets) {
    socket.on('message', (data: Buffer) => {
      if (data.toString().includes('phx_reply')) joined += 1;
    });
  }
  const calm = await askOften();
  for (let channel = 0; channel < CHANNELS; channel += 1) for (const socket of sockets) join(socket, channel);
  // Asked while all of the joins wait: a request waits for one of them at most.
  const during = await askOften();
  expect(joined).toBeGreaterThan(0);
  expect(joined).toBeLessThan(CALLS * 4);
  for (const socket of sockets) socket.terminate();
  const after = await askOften();
  const [a, b, c] = [calm, during, after].map((longest) => longest.toFixed(0));
  process.stdout.write(
    `longest of ${CALLS} answers: ${a} ms before, ${b} ms with the joins, ${c} ms after the cut\n`,
  );
  // What was left of the line was dropped with its sockets: there is room for as many again.
  const again = await Promise.all(Array.from({ length: SOCKETS }, open));
  for (const socket of again) socket.terminate();
});
