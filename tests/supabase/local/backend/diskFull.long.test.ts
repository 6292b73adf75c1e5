import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDiskGuard } from '../../../../supabase/local/backend/diskRoom.mjs';
import { openStripeStore } from '../../../../supabase/local/backend/stripe/stripeStore.mjs';
import { startBackend } from '../../../../supabase/local/backend/startBackend.mjs';
import { createDataFolder } from './dataTemplate';
import { runBackend, signIn, type RunningBackend } from './runningBackend';
import { startBackendProcess, type StartedBackend } from './startProcess';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });
afterEach(() => vi.restoreAllMocks());

const SENTENCE = 'There is no room left on the disk: nothing was written. Free some and try again.';
const startSentence = (folder: string) =>
  `There is no room left on the disk for the data in ${folder}; free some, or set HUELOOM_DATA_DIR.`;

const mountSmallDisk = (folder: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'ignore' });
const unmount = (folder: string) => execFileSync('umount', [folder], { stdio: 'ignore' });

const isMountAllowed = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  try {
    mountSmallDisk(folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe.runIf(await isMountAllowed())('a small disk that fills up', () => {
  let disk: string;
  let folder: string;
  let started: StartedBackend | null = null;

  beforeAll(async () => {
    const template = await createDataFolder();
    disk = await mkdtemp(join(tmpdir(), 'disk-'));
    mountSmallDisk(disk);
    folder = join(disk, 'data');
    await mkdir(folder);
    await cp(template, folder, { recursive: true });
    await rm(template, { recursive: true });
  });
  afterAll(async () => {
    await started?.end('SIGKILL');
    unmount(disk);
    await rm(disk, { recursive: true });
  });

  /** Leaves less than the database's log grows by. */
  const fillUp = async () => {
    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'filling'), Buffer.alloc(bavail * bsize - 9_000_000));
  };
  const makeRoom = () => rm(join(disk, 'filling'));

  it('refuses writes with a sentence, reads on, loses nothing, and writes again when there is room', async () => {
    started = await startBackendProcess(folder);
    const { origin } = started;
    const { client, user } = await signIn(origin, 'pro@example.com');
    const insert = (name: string) => client.from('projects').insert({ user_id: user.id, name });
    const names = async (from = client) =>
      (await from.from('projects').select('name').like('name', 'On disk %').order('name')).data?.map(
        ({ name }) => name as string,
      );
    expect((await insert('On disk 1')).status).toBe(201);

    await fillUp();
    // More than the log holds before it has to grow: asked for each of these, the database would never end.
    for (let round = 0; round < 200; round++) {
      const { status, error } = await insert(`On disk ${'x'.repeat(30)}`);
      expect([status, error?.code, error?.message]).toEqual([507, '53100', SENTENCE]);
    }
    for (const path of ['/functions/v1/delete-user', '/__stripe/pay/cs_test_0', '/auth/v1/logout']) {
      const answer = await fetch(`${origin}${path}`, { method: 'POST' });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        507,
        expect.objectContaining({ error: SENTENCE, msg: SENTENCE }),
      ]);
    }
    expect(await names()).toEqual(['On disk 1']);
    expect((await client.rpc('find_palettes', {})).status).toBe(200);
    expect(started.stderr()).toBe(`${startSentence(folder)}\n`);

    await makeRoom();
    expect((await insert('On disk 2')).status).toBe(201);
    await started.end('SIGKILL');
    started = await startBackendProcess(folder);
    const again = await signIn(started.origin, 'pro@example.com');
    expect(await names(again.client)).toEqual(['On disk 1', 'On disk 2']);
    await started.end('SIGTERM');
    started = null;
  });

  it('is told in a sentence where nothing could start', async () => {
    await fillUp();
    await expect(startBackend({ origin: 'http://localhost:1', env: {}, folder })).rejects.toThrow(
      startSentence(folder),
    );
    await makeRoom();
  });
});

describe('a request while there is little room', () => {
  let running: RunningBackend;
  beforeAll(async () => {
    running = await runBackend();
  });
  afterAll(() => running.close());

  const MB = 1024 * 1024;
  const statusWith = async (freeBytes: number, method: string, path: string) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { database } = running.backend;
    const guard = await createDiskGuard({
      folder: running.folder,
      database,
      freeBytes: async () => freeBytes,
    });
    return (await guard({ method } as never, path))?.status ?? 'let through';
  };

  it.each([
    ['POST', '/rest/v1/projects'],
    ['PATCH', '/rest/v1/projects'],
    ['DELETE', '/rest/v1/projects'],
    ['POST', '/rest/v1/rpc/increment_extraction_count'],
    ['POST', '/functions/v1/create-checkout'],
    ['GET', '/auth/v1/authorize'],
    ['GET', '/__google/authorize'],
    ['POST', '/auth/v1/token'],
  ])('is refused below 64 MB where it may write: %s %s', async (method, path) => {
    expect(await statusWith(64 * MB - 1, method, path)).toBe(507);
    expect(await statusWith(64 * MB, method, path)).toBe('let through');
  });

  it.each([
    ['GET', '/rest/v1/projects'],
    ['HEAD', '/rest/v1/projects'],
    ['POST', '/rest/v1/rpc/list_projects'],
    ['POST', '/rest/v1/rpc/find_palettes'],
    ['GET', '/auth/v1/user'],
  ])('is let through where it only reads: %s %s', async (method, path) => {
    expect(await statusWith(0, method, path)).toBe('let through');
  });

  it('that the database finds no room for says the same, and the next one is answered', async () => {
    const note = vi.spyOn(console, 'warn').mockReturnValue();
    const complain = vi.spyOn(console, 'error');
    await running.backend.database.exec(`
      create function public.run_out() returns void language plpgsql security definer as $$
        begin
          insert into public.projects (user_id, name) select id, 'Half done' from auth.users limit 1;
          raise exception 'could not extend file "base/5/1"' using errcode = '53100';
        end
      $$;
      grant execute on function public.run_out() to service_role;
    `);
    const headers = { apikey: running.backend.secrets.secretKey };
    const url = `${running.origin}/rest/v1/rpc/run_out`;
    const answer = await fetch(url, { method: 'POST', headers });
    expect([answer.status, await answer.json()]).toEqual([
      507,
      expect.objectContaining({ message: SENTENCE }),
    ]);
    expect([note.mock.calls, complain.mock.calls]).toEqual([[['could not extend file "base/5/1"']], []]);
    const left = await fetch(`${running.origin}/rest/v1/projects?name=eq.Half%20done`, { headers });
    expect([left.status, await left.json()]).toEqual([200, []]);
  });
});

it('the books of payments are written again after a write that failed', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'books-')), 'later');
  const store = await openStripeStore(join(folder, 'stripe.json'));
  store.put({ id: 'cus_1', object: 'customer' });
  await expect(store.save()).rejects.toThrow('ENOENT');
  await store.settle();
  await mkdir(folder);
  await store.save();
  expect((await openStripeStore(join(folder, 'stripe.json'))).get('cus_1')).toEqual({
    id: 'cus_1',
    object: 'customer',
  });
  await rm(join(folder, '..'), { recursive: true });
});
