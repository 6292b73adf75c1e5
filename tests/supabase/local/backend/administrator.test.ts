import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { BackendError, type Backend } from '../../../../src/backend/backend';
import { createSupabaseBackend } from '../../../../src/backend/supabaseBackend';
import { colorFromHex } from '../../../../src/color/color';
import { formatHex } from '../../../../src/color/format';
import { isoWeek } from '../../../../src/domain/isoWeek';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { createPageWindow } from '../../../backend/pageWindow';
import { followSignIn, runBackend, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 180_000 });

const EVERYBODY = { word: '', plan: 'all' } as const;
const BY_NAME = { column: 'name', descends: false } as const;
const COLORS = ['#0B2B33', '#14535C', '#2F8F8B'].map((hex) => colorFromHex(hex));
const FAR = {
  colors: COLORS,
  background: { type: 'image', url: '/weekly/slow-tide.jpg' },
  year: 2031,
  week: 9,
} as const;

let running: RunningBackend;
/** The service as a page has it after somebody has signed in. */
const signIn = async (email: string): Promise<Backend> => {
  const window = createPageWindow(`${running.origin}/`);
  const open = () =>
    createSupabaseBackend({ url: running.origin, publishableKey: PUBLISHABLE_KEY }, window.asWindow);
  await open().auth.signInWithGoogle();
  const start = new URL(window.leftFor());
  start.searchParams.set('login_hint', email);
  window.arriveAt((await followSignIn(running.origin, start.href)).href);
  const backend = open();
  await backend.auth.session();
  return backend;
};
const idOf = async (admin: Backend, email: string): Promise<string> => {
  const [user] = await admin.admin.users({ word: email, plan: 'all' }, BY_NAME, { number: 1, size: 10 });
  if (!user) throw new Error(`nobody has ${email}`);
  return user.id;
};

let admin: Backend;
let free: Backend;
beforeAll(async () => {
  // Browsers have one.
  vi.stubGlobal('WebSocket', WebSocket);
  running = await runBackend();
  admin = await signIn('admin@example.com');
  free = await signIn('free@example.com');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await running.close();
});

describe('an administrator', () => {
  it('is known as one, and nobody else is [R-11]', async () => {
    expect(await admin.account.isAdmin()).toBe(true);
    expect(await free.account.isAdmin()).toBe(false);
  });

  it('sees stats, users and activity [R-11]', async () => {
    const { totalUsers, weeks } = await admin.admin.dashboard();
    expect(totalUsers).toBeGreaterThan(9);
    expect(weeks).toHaveLength(12);
    const users = await admin.admin.users(EVERYBODY, BY_NAME, { number: 1, size: 100 });
    expect(users).toHaveLength(totalUsers);
    expect(users.filter(({ isAdmin }) => isAdmin).map(({ email }) => email)).toEqual(['admin@example.com']);
    expect((await admin.admin.countUsers(EVERYBODY)).total).toBe(totalUsers);
    expect((await admin.admin.user(await idOf(admin, 'free@example.com'))).planSource).toBe('free');
    const { activities, hasMore } = await admin.admin.activities(1, 'new_user');
    expect(activities).toHaveLength(10);
    expect(hasMore).toBe(true);
  });

  it('deletes a user for good [R-11]', async () => {
    await signIn('leaving@example.com');
    await admin.admin.deleteUser(await idOf(admin, 'leaving@example.com'));
    await expect(idOf(admin, 'leaving@example.com')).rejects.toThrow('nobody has');
  });

  it('edits the notifications of every administrator [R-11]', async () => {
    await signIn('second@example.com');
    await running.backend.database.query('insert into public.admin_users (user_id) values ($1)', [
      await idOf(admin, 'second@example.com'),
    ]);
    const other = (records: Awaited<ReturnType<Backend['admin']['administrators']>>, id: string) =>
      records.find(({ userId }) => userId === id);
    const id = await idOf(admin, 'second@example.com');
    const record = other(await admin.admin.administrators(), id);
    if (!record) throw new Error('the second administrator is not listed');
    const changed = {
      ...record,
      notifyNewUsers: !record.notifyNewUsers,
      notifyProUpgrades: !record.notifyProUpgrades,
    };
    await admin.admin.setNotifications(changed);
    expect(other(await admin.admin.administrators(), id)).toEqual(changed);
  });

  it('is the only one who may [R-11]', async () => {
    const target = await idOf(admin, 'pro@example.com');
    const [record] = await admin.admin.administrators();
    if (!record) throw new Error('no administrator is listed');
    const asks: Record<string, () => Promise<unknown>> = {
      dashboard: () => free.admin.dashboard(),
      users: () => free.admin.users(EVERYBODY, BY_NAME, { number: 1, size: 10 }),
      count: () => free.admin.countUsers(EVERYBODY),
      details: () => free.admin.user(target),
      activity: () => free.admin.activities(1, 'all'),
      deletion: () => free.admin.deleteUser(target),
      weekly: () => free.weekly.save(FAR),
      notifications: () => free.admin.setNotifications({ ...record, notifyNewUsers: !record.notifyNewUsers }),
    };
    const outcomes = Object.entries(asks).map(async ([name, ask]) => [
      name,
      await ask().then(
        () => 'answered',
        (error: unknown) => (error instanceof BackendError ? error.kind : 'failed'),
      ),
    ]);
    expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(
      Object.fromEntries(Object.keys(asks).map((name) => [name, 'not-allowed'])),
    );
    expect(await free.admin.administrators()).toEqual([]);
    expect((await admin.admin.administrators()).find(({ id }) => id === record.id)).toEqual(record);
    expect(await idOf(admin, 'pro@example.com')).toBe(target);
    expect((await admin.weekly.history()).some(({ year }) => year === FAR.year)).toBe(false);
  });
});

describe('the helpers of the weekly palette', () => {
  it('load the record of this week, asked without anything, or nothing [D-31]', async () => {
    const current = await admin.weekly.current();
    expect(current).toMatchObject(isoWeek(new Date()));
    expect(current?.colors.length).toBeGreaterThan(1);
    await running.backend.database.query('delete from public.palette_of_the_week where id = $1', [
      current?.id,
    ]);
    expect(await admin.weekly.current()).toBeNull();
  });

  it('load the history, the oldest first [D-31]', async () => {
    const weeks = (await admin.weekly.history()).map(({ year, week }) => year * 100 + week);
    expect(weeks.length).toBeGreaterThan(4);
    expect(weeks).toEqual(weeks.toSorted((a, b) => a - b));
    await admin.weekly.save({ ...FAR, year: 2001, week: 2 });
    expect((await admin.weekly.history())[0]).toMatchObject({ year: 2001, week: 2 });
  });

  it('load every week, more than the service gives at once', async () => {
    const many = { from: 2040, years: 3, weeks: 40 };
    await running.backend.database.query(
      `insert into public.palette_of_the_week
         (palette_colors, background_media_type, background_media_url, year, week_of_year)
       select palette_colors, background_media_type, background_media_url, ${many.from} + i / ${many.weeks},
         1 + i % ${many.weeks}
       from generate_series(0, ${many.years * many.weeks - 1}) as i,
         (select * from public.palette_of_the_week limit 1) as one`,
    );
    const weeks = (await admin.weekly.history()).map(({ year, week }) => year * 100 + week);
    expect(weeks.filter((each) => each >= many.from * 100)).toHaveLength(many.years * many.weeks);
    expect(weeks).toEqual([...new Set(weeks)].toSorted((a, b) => a - b));
    await running.backend.database.query('delete from public.palette_of_the_week where year >= $1', [
      many.from,
    ]);
  });

  it('save colors, type, URL, week and year, in place of what the week had [D-31]', async () => {
    const savedOf = async () => (await admin.weekly.history()).filter(({ year }) => year === FAR.year);
    await admin.weekly.save(FAR);
    const [first, ...others] = await savedOf();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ year: 2031, week: 9, background: FAR.background, clickCount: 0 });
    expect(first?.colors.map((color) => formatHex(color))).toEqual(['#0B2B33', '#14535C', '#2F8F8B']);
    const film = { type: 'video', url: '/weekly/slow-tide.mp4' } as const;
    await admin.weekly.save({ ...FAR, colors: COLORS.toReversed(), background: film });
    const again = await savedOf();
    expect(again).toHaveLength(1);
    expect(again[0]).toMatchObject({ background: film });
    expect(again[0]?.colors.map((color) => formatHex(color))).toEqual(['#2F8F8B', '#14535C', '#0B2B33']);
  });
});
