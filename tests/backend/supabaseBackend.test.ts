import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import type { Backend } from '../../src/backend/backend';
import { createSupabaseBackend } from '../../src/backend/supabaseBackend';
import { SESSION_KEY } from '../../src/backend/sessionStorage';
import { colorFromHex } from '../../src/color/color';
import { nameColor } from '../../src/palette/nameColor';
import { startBackend } from '../../supabase/local/backend/startBackend.mjs';
import { createPageWindow, type PageWindow } from './pageWindow';

const COLORS = ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex));
const NO_FOLDER = join(tmpdir(), 'hueloom-nothing-here');

let server: Server;
let origin: string;
let folder: string;
let close: () => Promise<void>;
let query: (sql: string) => Promise<unknown>;

beforeAll(async () => {
  // Browsers have one; the client asks for it although nothing here listens to changes.
  vi.stubGlobal('WebSocket', WebSocket);
  folder = await mkdtemp(join(tmpdir(), 'hueloom-client-'));
  server = createServer((request, response) => backend.serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const backend = await startBackend({ origin, folder, env: {}, seed: NO_FOLDER });
  close = backend.close;
  query = (sql) => backend.database.query(sql);
}, 120_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
  await close();
  await rm(folder, { recursive: true, force: true });
});

const open = (window: PageWindow): Backend =>
  createSupabaseBackend({ url: origin, publishableKey: 'sb_publishable_local' }, window.asWindow);

/** Follows the redirects of a sign-in with the account chooser's answer, as a browser would. */
const comeBack = async (window: PageWindow, email: string): Promise<string> => {
  const start = new URL(window.leftFor());
  start.searchParams.set('login_hint', email);
  let url = start.href;
  for (let step = 0; step < 6; step++) {
    const answer = await fetch(url, { redirect: 'manual' });
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`${answer.status} at ${url}: ${await answer.text()}`);
    url = new URL(next, url).href;
    if (new URL(url).pathname === '/') return url;
  }
  throw new Error('too many redirects');
};

const NEWEST = { word: null, sort: 'recent' } as const;

const signIn = async (email: string) => {
  const window = createPageWindow(`${origin}/`);
  await open(window).auth.signInWithGoogle();
  window.arriveAt(await comeBack(window, email));
  const backend = open(window);
  return { window, backend, session: await backend.auth.session() };
};

describe('the service behind the embedded backend', () => {
  it('has nobody at first, and refuses what needs someone', async () => {
    const backend = open(createPageWindow(`${origin}/`));
    expect(await backend.auth.session()).toBeNull();
    await expect(backend.projects.page(NEWEST, null)).rejects.toMatchObject({ kind: 'not-authenticated' });
    await expect(backend.billing.subscription()).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect((await backend.explore.page('popular', null)).next).toBeNull();
  });

  it('signs in through Google with a code that leaves the address, and keeps no token of Google’s [G-32] [AU-09]', async () => {
    const window = createPageWindow(`${origin}/explore?sort=recent`);
    await open(window).auth.signInWithGoogle();
    const authorize = new URL(window.leftFor());
    expect(authorize.searchParams.get('access_type')).toBe('offline');
    expect(authorize.searchParams.get('prompt')).toBe('consent');
    expect(authorize.searchParams.get('redirect_to')).toBe(`${origin}/`);

    const { window: returned, session } = await signIn('ada@example.com');
    expect(session?.user).toMatchObject({ email: 'ada@example.com', name: 'Ada', avatarUrl: null });
    expect(returned.address()).toBe(`${origin}/`);
    const kept = returned.localStorage.getItem(SESSION_KEY) ?? '';
    expect(kept).toContain('access_token');
    expect(kept).not.toMatch(/provider_(refresh_)?token/);
  });

  it('ignores tokens in a crafted link, and a code without its verifier [AU-06] [AU-07]', async () => {
    const link = `${origin}/#access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer`;
    const crafted = createPageWindow(link);
    expect(await open(crafted).auth.session()).toBeNull();
    expect(crafted.address()).toBe(`${origin}/`);

    const stolen = createPageWindow(`${origin}/?code=11111111-1111-4111-8111-111111111111`);
    await expect(open(stolen).auth.session()).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect(stolen.address()).toBe(`${origin}/`);
    expect(stolen.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('leaves whoever has signed in alone where a link brings the code of another sign-in', async () => {
    const { window, session } = await signIn('stays@example.com');
    window.arriveAt(`${origin}/?code=11111111-1111-4111-8111-111111111111`);
    expect(await open(window).auth.session()).toEqual(session);
  });

  it('tells a suspended account why it is refused, of what it writes and of its next sign-in', async () => {
    const email = 'shut.out@example.com';
    const { backend, window } = await signIn(email);
    const project = await backend.projects.create({ name: 'Kept', isPublic: true });
    const notified = vi.fn();
    backend.auth.onSuspended(notified);
    await query(`update auth.users set banned_until = now() + interval '1 day' where email = '${email}'`);
    await expect(backend.projects.create({ name: 'Two', isPublic: true })).rejects.toMatchObject({
      kind: 'suspended',
    });
    await expect(backend.billing.cancel()).rejects.toMatchObject({ kind: 'suspended' });
    expect(notified.mock.calls).toEqual([['writing'], ['writing']]);
    expect((await backend.projects.page(NEWEST, null)).projects.map(({ name }) => name)).toEqual([
      project.name,
    ]);

    await open(window).auth.signInWithGoogle('/palette-builder?c=0d9488-f5f5f4');
    window.arriveAt(await comeBack(window, email));
    const refused = open(window);
    expect(window.address()).toBe(`${origin}/palette-builder?c=0d9488-f5f5f4`);
    const onSuspended = vi.fn();
    refused.auth.onSuspended(onSuspended);
    refused.auth.onSuspended(onSuspended);
    expect(onSuspended.mock.calls).toEqual([['signing-in']]);
  });

  it('keeps projects and palettes with their exact colors', async () => {
    const { backend } = await signIn('painter@example.com');
    expect(await backend.projects.page(NEWEST, null)).toEqual({ projects: [], next: null });
    const project = await backend.projects.create({ name: 'Rebrand', isPublic: true });
    const palette = await backend.projects.createPalette(project.id, { name: 'Teal', colors: COLORS });
    expect(palette).toMatchObject({ projectId: project.id, colors: COLORS, isPublic: true });
    const card = { ...project, palettes: [palette], paletteCount: 1, changedAt: palette.updatedAt };
    expect(await backend.projects.page(NEWEST, null)).toEqual({ projects: [card], next: null });
    expect(await backend.projects.get(project.id)).toEqual(card);
    expect(await backend.projects.totals()).toEqual({ projects: 1, palettes: 1 });
    expect(await backend.projects.palettes(project.id, null)).toEqual({ palettes: [palette], next: null });
    expect(await backend.projects.palette({ id: palette.id, projectId: project.id })).toEqual(palette);
    const own = { found: [{ palette, projectName: 'Rebrand', distance: 0 }], next: null };
    expect(await backend.projects.find({ word: 'TE', tags: [], near: null }, null)).toEqual(own);
    expect(await backend.projects.find({ word: null, tags: [], near: COLORS[0] ?? null }, null)).toEqual(own);
    expect(await backend.account.data()).toEqual([{ ...project, palettes: [palette] }]);

    expect(await backend.projects.update(project.id, { name: 'Brand' })).toMatchObject({ name: 'Brand' });
    const renamed = await backend.projects.updatePalette(palette.id, { name: 'Sea' });
    expect(renamed).toMatchObject({ name: 'Sea', colors: COLORS });
    expect((await backend.explore.page('recent', null)).palettes).toEqual([renamed]);
    expect(await backend.explore.palette(palette.id)).toEqual(renamed);
    const found = await backend.explore.find(
      { word: 'SE', tags: [], near: COLORS[0] ?? null, size: 2 },
      'nearest',
      null,
    );
    expect(found).toEqual({ palettes: [renamed], next: null });
    const nothing = await backend.explore.find(
      { word: 's_a', tags: [], near: null, size: null },
      'popular',
      null,
    );
    expect(nothing.palettes).toEqual([]);

    await backend.projects.removePalette(palette.id);
    expect(await backend.explore.palette(palette.id)).toBeNull();
    await backend.projects.remove(project.id);
    expect(await backend.projects.page(NEWEST, null)).toEqual({ projects: [], next: null });
  });

  it('keeps the names that colors were given, wherever a palette is read, until it gets others', async () => {
    const { backend } = await signIn('namer@example.com');
    const { id: projectId } = await backend.projects.create({ name: 'Tokens', isPublic: true });
    const named = COLORS.map((color, i) => nameColor(color, ['--primary', ''][i]));
    const { id } = await backend.projects.createPalette(projectId, { name: 'Named', colors: named });
    await backend.projects.updatePalette(id, { name: 'Named again' });
    const own = { word: 'Named', tags: [], near: null };
    const everyones = { ...own, size: null };
    const read = async () => [
      await backend.projects.palette({ id, projectId }),
      (await backend.projects.get(projectId))?.palettes[0],
      (await backend.projects.palettes(projectId, null)).palettes[0],
      (await backend.projects.find(own, null)).found[0]?.palette,
      (await backend.projects.find({ ...own, word: null, near: COLORS[0] ?? null }, null)).found[0]?.palette,
      (await backend.account.data())[0]?.palettes[0],
      await backend.explore.palette(id),
      (await backend.explore.page('recent', null)).palettes[0],
      (await backend.explore.find(everyones, 'popular', null)).palettes[0],
    ];
    for (const palette of await read()) expect(palette).toMatchObject({ name: 'Named again', colors: named });
    await backend.projects.updatePalette(id, { colors: COLORS });
    for (const palette of await read()) expect(palette?.colors).toEqual(COLORS);
    await backend.projects.remove(projectId);
  });

  it('names the limits of the free plan', async () => {
    const { backend } = await signIn('limits@example.com');
    await expect(backend.projects.create({ name: 'Secret', isPublic: false })).rejects.toMatchObject({
      kind: 'needs-pro',
    });
    const { id } = await backend.projects.create({ name: 'One', isPublic: true });
    await expect(backend.projects.create({ name: 'Two', isPublic: true })).rejects.toMatchObject({
      kind: 'free-project-limit',
    });
    await backend.projects.createPalette(id, { name: 'One', colors: COLORS });
    await expect(backend.projects.createPalette(id, { name: 'Two', colors: COLORS })).rejects.toMatchObject({
      kind: 'free-palette-limit',
    });
    await expect(backend.projects.update(crypto.randomUUID(), { name: 'No' })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('counts extractions, and knows plan and role', async () => {
    const { backend } = await signIn('counter@example.com');
    expect(await backend.extractions.used('video')).toBe(0);
    expect(await backend.extractions.spend('video')).toEqual({ isAllowed: true, remaining: 4 });
    expect(await backend.extractions.used('video')).toBe(1);
    expect(await backend.billing.subscription()).toBeNull();
    expect(await backend.account.isAdmin()).toBe(false);
    expect(await backend.weekly.current(new Date())).toBeNull();
  });

  it('comes back from the sign-in to the page that it began on', async () => {
    const window = createPageWindow(`${origin}/image-to-palette`);
    await open(window).auth.signInWithGoogle('/settings?upgrade=true');
    window.arriveAt(await comeBack(window, 'returner@example.com'));
    expect(await open(window).auth.session()).not.toBeNull();
    expect(window.address()).toBe(`${origin}/settings?upgrade=true`);
  });

  it('sells PRO once, cancels it, and deletes the account only then', async () => {
    const { backend, window } = await signIn('buyer@example.com');
    await expect(backend.billing.cancel()).rejects.toMatchObject({ kind: 'unexpected' });
    await backend.billing.startCheckout();
    const checkout = window.leftFor();
    expect(new URL(checkout).pathname).toMatch(/^\/__stripe\/pay\/cs_test_/);
    const pay = (choice: string) =>
      fetch(checkout, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin },
        body: new URLSearchParams({ choice }),
      });
    expect(await (await pay('decline')).text()).toContain('Your card was declined');
    expect((await pay('cancel')).headers.get('location')).toBe(`${origin}/?canceled=true`);
    expect(await backend.billing.subscription()).toBeNull();
    expect((await pay('pay')).headers.get('location')).toBe(`${origin}/?success=true`);
    expect(await backend.billing.subscription()).toMatchObject({
      status: 'active',
      isCancelled: false,
      payment: { brand: 'visa', last4: '4242' },
    });

    await expect(backend.billing.startCheckout()).rejects.toMatchObject({ kind: 'already-pro' });
    await expect(backend.account.remove()).rejects.toMatchObject({ kind: 'cancel-first' });
    await backend.billing.cancel();
    expect(await backend.billing.subscription()).toMatchObject({ status: 'active', isCancelled: true });

    await backend.account.remove();
    expect(await backend.auth.session()).toBeNull();
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
    const { backend: anew } = await signIn('buyer@example.com');
    expect(await anew.billing.subscription()).toBeNull();
  });

  it('tells every tab when someone signs out [AU-10]', async () => {
    const { backend, window } = await signIn('leaver@example.com');
    const other = open(window);
    expect(await other.auth.session()).not.toBeNull();
    const sessions: unknown[] = [];
    backend.auth.onSessionChange((session) => sessions.push(session));
    other.auth.onSessionChange((session) => sessions.push(session));
    await backend.auth.signOut();
    window.notifyStorage(SESSION_KEY);
    expect(sessions).toEqual([null, null]);
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('says that the service cannot be reached', async () => {
    const nowhere = createSupabaseBackend(
      { url: 'http://127.0.0.1:1', publishableKey: 'k' },
      createPageWindow('http://127.0.0.1:1/').asWindow,
    );
    await expect(nowhere.explore.page('recent', null)).rejects.toMatchObject({ kind: 'offline' });
  });
});
