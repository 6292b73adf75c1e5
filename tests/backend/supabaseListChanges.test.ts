import { rm } from 'node:fs/promises';
import type { Duplex } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import type { Backend, ListChange } from '../../src/backend/backend';
import { createSupabaseBackend } from '../../src/backend/supabaseBackend';
import { colorFromHex } from '../../src/color/color';
import { PUBLISHABLE_KEY } from '../../supabase/local/backend/installSecrets.mjs';
import { startBackend } from '../../supabase/local/backend/startBackend.mjs';
import { listenOnLoopback } from '../../supabase/local/loopback.mjs';
import { createDataFolder } from '../supabase/local/backend/dataTemplate';
import { followSignIn } from '../supabase/local/backend/runningBackend';
import { createPageWindow } from './pageWindow';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const COLORS = ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex));

let origin: string;
let stop: () => Promise<void>;
/** Ends every open socket, and lets no other open until it is mended. */
let line: { isCut: boolean; readonly sockets: Set<Duplex> };

beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  const folder = await createDataFolder();
  line = { isCut: false, sockets: new Set() };
  let started: Awaited<ReturnType<typeof startBackend>> | null = null;
  const server = await listenOnLoopback(
    0,
    (request, response) => started?.serve(request, response),
    (request, socket, head) => {
      if (line.isCut) return socket.destroy();
      line.sockets.add(socket);
      return started?.upgrade(request, socket, head);
    },
  );
  origin = `http://localhost:${server.port}`;
  started = await startBackend({ origin, env: {}, folder });
  const { close, functionsLoaded } = started;
  stop = async () => {
    await server.close();
    await functionsLoaded;
    await close();
    await rm(folder, { recursive: true });
  };
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await stop();
});

const signIn = async (email: string): Promise<Backend> => {
  const window = createPageWindow(`${origin}/`);
  const open = () => createSupabaseBackend({ url: origin, publishableKey: PUBLISHABLE_KEY }, window.asWindow);
  await open().auth.signInWithGoogle();
  const start = new URL(window.leftFor());
  start.searchParams.set('login_hint', email);
  window.arriveAt((await followSignIn(origin, start.href)).href);
  const backend = open();
  await backend.auth.session();
  return backend;
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Watches until the end of the test; what was told before everything was ready is not kept. */
const watch = async (backend: Backend, ids: readonly string[]): Promise<(ListChange | null)[]> => {
  const changes: (ListChange | null)[] = [];
  ends.push(await backend.projects.watch(ids, (change) => changes.push(change)));
  await vi.waitFor(() => expect(changes).toEqual([null]), { timeout: 20_000 });
  changes.length = 0;
  return changes;
};

describe('lists that are watched', () => {
  it('tell what the same person writes on another device, and nothing of others’ [D-28]', async () => {
    const [desk, phone, other] = await Promise.all(
      ['pro@example.com', 'pro@example.com', 'somebody@example.com'].map((email) => signIn(email)),
    );
    if (!desk || !phone || !other) throw new Error('nobody');
    const kept = await desk.projects.create({ name: 'Kept', isPublic: true });
    const changes = await watch(desk, [kept.id]);
    const toOther = await watch(other, []);

    const palette = await phone.projects.createPalette(kept.id, { name: 'One', colors: COLORS });
    const renamed = await phone.projects.update(kept.id, { name: 'Kept on' });
    await phone.projects.removePalette(palette.id);
    await phone.projects.remove(kept.id);
    await vi.waitFor(() => expect(changes).toHaveLength(4), { timeout: 20_000 });
    expect(changes).toEqual([
      { id: palette.id, updatedAt: palette.updatedAt },
      { id: kept.id, updatedAt: renamed.updatedAt },
      { id: palette.id, updatedAt: null },
      { id: kept.id, updatedAt: null },
    ]);
    // Deletions pass no row security: of others' rows they tell the key.
    await vi.waitFor(() => expect(toOther).not.toEqual([]), { timeout: 20_000 });
    expect(toOther.every((change) => change?.updatedAt === null)).toBe(true);
  });

  it('say that anything may have changed after the line was cut for a while [FT-21]', async () => {
    const desk = await signIn('pro@example.com');
    const changes = await watch(desk, []);
    line.isCut = true;
    for (const socket of line.sockets) socket.destroy();
    // Everything else works meanwhile.
    const { id } = await desk.projects.create({ name: 'Made in the dark', isPublic: true });
    expect(
      (await desk.projects.page({ word: null, sort: 'recent' }, null)).projects.map((project) => project.id),
    ).toContain(id);
    expect(changes).toEqual([]);
    line.isCut = false;
    await vi.waitFor(() => expect(changes).toEqual([null]), { timeout: 30_000 });
    await desk.projects.remove(id);
    await vi.waitFor(() => expect(changes).toEqual([null, { id, updatedAt: null }]), { timeout: 20_000 });
  });

  it('end when nobody asks any more', async () => {
    const desk = await signIn('pro@example.com');
    const changes = await watch(desk, []);
    for (const end of ends.splice(0)) end();
    const { id } = await desk.projects.create({ name: 'Unheard', isPublic: true });
    const again = await watch(desk, []);
    await desk.projects.remove(id);
    await vi.waitFor(() => expect(again).toEqual([{ id, updatedAt: null }]), { timeout: 20_000 });
    expect(changes).toEqual([]);
  });
});
