import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { startBackend } from '../../../../supabase/local/backend/startBackend.mjs';
import { request } from '../request';
import { createDataFolder } from './dataTemplate';
import { runBackend, signIn, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let running: RunningBackend;
beforeAll(async () => {
  running = await runBackend();
});
afterAll(() => running.close());
afterEach(() => vi.restoreAllMocks());

const PALETTES = `/rest/v1/project_palettes?limit=1&apikey=${PUBLISHABLE_KEY}`;

/** Writes a request by hand and returns all that comes back until the server ends the connection. */
const converse = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(running.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', reject).on('close', () => resolve(answer));
  });

describe('a request that is none', () => {
  it('of more than a megabyte is refused before its end, and the connection with it', async () => {
    const head =
      'POST /functions/v1/delete-user HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000\r\n\r\n';
    const answer = await converse(head + 'x'.repeat(1_100_000));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });

  it.each(['PROPFIND', 'TRACE', 'LOCK', 'SEARCH'])('%s is no method of any service', async (method) => {
    for (const path of [PALETTES, '/auth/v1/settings', '/functions/v1/stock']) {
      const { status, headers } = await request(running.port, path, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS']);
    }
  });

  it('with an address that is none is refused', async () => {
    expect((await request(running.port, '//[/rest/v1/')).status).toBe(400);
  });

  it('for another protocol, with an address that is none, is refused', async () => {
    const answer = await converse(
      'GET //[/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await request(running.port, PALETTES)).status).toBe(200);
  });

  it('given up in the middle is one line in the log', async () => {
    const complain = vi.spyOn(console, 'error');
    const note = vi.spyOn(console, 'warn').mockReturnValue();
    await new Promise<void>((resolve) => {
      const socket = connect(running.port, '127.0.0.1', () => {
        const head =
          'POST /rest/v1/projects HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"name"';
        socket.write(head, () => socket.resetAndDestroy());
      });
      socket.on('close', () => resolve());
    });
    await vi.waitFor(() => expect(note.mock.calls).toEqual([['aborted POST /rest/v1/projects']]), {
      timeout: 20_000,
    });
    expect((await request(running.port, PALETTES)).status).toBe(200);
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('sign-in', () => {
  it.each(['/auth/v1/token?grant_type=refresh_token', '/auth/v1/token?grant_type=pkce', '/auth/v1/signup'])(
    'by %s takes objects alone',
    async (path) => {
      for (const body of ['null', '7', '"text"']) {
        const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };
        const answer = await fetch(`${running.origin}${path}`, { method: 'POST', headers, body });
        expect([answer.status, await answer.json()]).toEqual([
          400,
          { code: 400, error_code: 'bad_json', msg: 'The request body must be an object' },
        ]);
      }
    },
  );

  it('without a code challenge hands out no tokens, wherever it shall lead', async () => {
    for (const to of ['http://localhost:1/', `${running.origin}/`]) {
      const path = `/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(to)}`;
      const { status, headers } = await request(running.port, path);
      expect([status, headers.location]).toEqual([400, undefined]);
    }
  });

  it('takes no name of 900 kB', async () => {
    const { client } = await signIn(running.origin, 'longname@example.com');
    const { error } = await client.auth.updateUser({ data: { full_name: 'x'.repeat(900_000) } });
    expect([error?.status, error?.code]).toEqual([422, 'validation_failed']);
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata['full_name']).toBe('Longname');
  });
});

describe('what payments leave behind', () => {
  it.skipIf(process.platform === 'win32')('is for nobody else on this machine', async () => {
    const { mode } = await stat(join(running.folder, 'stripe.json'));
    expect(mode & 0o077).toBe(0);
  });
});

describe('a socket for changes of rows', () => {
  const open = (): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const url = `ws://localhost:${running.port}/realtime/v1/websocket?vsn=2.0.0&apikey=${PUBLISHABLE_KEY}`;
      const socket = new WebSocket(url);
      socket.once('open', () => resolve(socket)).once('error', reject);
    });

  it.each([
    ['no JSON', 'x', 1007, 'Not a message of Phoenix, version 2'],
    ['an object', '{"topic":"phoenix"}', 1007, 'Not a message of Phoenix, version 2'],
    ['an array too short', '[null,"1","phoenix"]', 1007, 'Not a message of Phoenix, version 2'],
    ['bytes', new Uint8Array([1, 2, 3]), 1003, 'Broadcasts are not part of this backend'],
  ])('is closed with a reason after %s', async (_, frame, code, reason) => {
    const socket = await open();
    const closed = new Promise((resolve) => {
      socket.once('close', (number, text) => resolve([number, text.toString()]));
    });
    socket.send(frame);
    expect(await closed).toEqual([code, reason]);
  });
});

describe('a database whose files are damaged', () => {
  it('is a sentence, and stays as it is', async () => {
    const folder = await createDataFolder();
    const file = join(folder, 'database/global/pg_control');
    await writeFile(file, Buffer.alloc((await stat(file)).size));
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(startBackend({ origin: 'http://localhost:1', env: {}, folder })).rejects.toThrow(
      `The database in ${folder} is damaged; rename that folder and start again, or set HUELOOM_DATA_DIR.`,
    );
    expect((await readFile(file)).every((byte) => byte === 0)).toBe(true);
    await rm(folder, { recursive: true });
  });
});
