import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import type { Backend } from '../../src/backend/backend';
import { forbiddenTag } from '../../src/domain/forbiddenTag';
import { createSupabaseBackend } from '../../src/backend/supabaseBackend';
import { colorFromHex } from '../../src/color/color';
import { nearestInPalette } from '../../src/color/nearestInPalette';
import { FIND } from '../../src/domain/searchLimits';
import type { ExploreCursor, ExplorePage, SavedPalette } from '../../src/domain/savedPalette';
import { followSignIn, runBackend, type RunningBackend } from '../supabase/local/backend/runningBackend';
import { createPageWindow } from './pageWindow';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const TEAL = colorFromHex('#0D9488');
const NOTHING = { word: null, tags: [], near: null, size: null };

let running: RunningBackend;
/** What a visitor finds, who has one page of anything, and what somebody who has signed in does. */
let explore: Backend['explore'];
let member: Backend['explore'];

const signIn = async (email: string): Promise<Backend> => {
  const service = { url: running.origin, publishableKey: running.backend.publishableKey };
  const window = createPageWindow(`${running.origin}/`);
  await createSupabaseBackend(service, window.asWindow).auth.signInWithGoogle();
  const authorize = new URL(window.leftFor());
  authorize.searchParams.set('login_hint', email);
  window.arriveAt((await followSignIn(running.origin, authorize.href)).href);
  const returned = createSupabaseBackend(service, window.asWindow);
  await returned.auth.session();
  return returned;
};
beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  running = await runBackend();
  const service = { url: running.origin, publishableKey: running.backend.publishableKey };
  ({ explore } = createSupabaseBackend(service, createPageWindow(`${running.origin}/`).asWindow));
  member = (await signIn('explorer@example.com')).explore;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await running.close();
});

const readAll = async (
  page: (after: ExploreCursor | null) => Promise<ExplorePage>,
): Promise<{ all: SavedPalette[]; sizes: number[] }> => {
  const all: SavedPalette[] = [];
  const sizes: number[] = [];
  let after: ExploreCursor | null = null;
  do {
    const { palettes, next }: ExplorePage = await page(after);
    all.push(...palettes);
    sizes.push(palettes.length);
    after = next;
  } while (after && sizes.length < 10);
  return { all, sizes };
};
const key = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? String(part).padStart(9, '0') : part)).join(' ');

describe('the pages of public palettes', () => {
  it('are in the order of use, then age, each palette once, in full pages up to the last [E-11, E-14, D-14]', async () => {
    const { all, sizes } = await readAll((after) => member.page('popular', after));
    const keys = all.map(({ selectionCount, createdAt, id }) => key(selectionCount, createdAt, id));
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(new Set(keys).size).toBe(keys.length);
    expect(sizes.slice(0, -1)).toEqual([50, 50, 50]);
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(all.every(({ isPublic }) => isPublic)).toBe(true);
  });

  it('are in the order of age, each palette once [E-15]', async () => {
    const { all } = await readAll((after) => member.page('recent', after));
    const keys = all.map(({ createdAt, id }) => key(createdAt, id));
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(new Set(keys).size).toBe(keys.length);
    expect(all.length).toBeGreaterThanOrEqual(150);
  });

  it('have what somebody has used before everything that nobody has, however old it is', async () => {
    const { all } = await readAll((after) => member.page('popular', after));
    const oldest = all.at(-1);
    expect(oldest?.selectionCount).toBe(0);
    await member.countSelection(oldest?.id ?? '');
    const [first, second] = (await explore.page('popular', null)).palettes;
    expect([first?.id, first?.selectionCount, second?.selectionCount]).toEqual([oldest?.id, 1, 0]);
  });

  it('end for a visitor with the first, in any order [E-16, R-04]', async () => {
    for (const sort of ['popular', 'recent'] as const) {
      const { palettes, next } = await explore.page(sort, null);
      expect(palettes).toHaveLength(50);
      expect(await explore.page(sort, next)).toEqual({ palettes: [], next: null });
    }
  });

  it('take no more from a cursor than the place it names [EX-13]', async () => {
    const hostile = { id: 'a),id.neq.(b', createdAt: '2026"),or=(is_public.eq.false', selectionCount: 1 };
    for (const sort of ['popular', 'recent'] as const)
      await expect(explore.page(sort, hostile)).rejects.toMatchObject({ kind: 'unexpected' });
    await expect(explore.find({ ...NOTHING, size: 5 }, 'popular', hostile)).rejects.toMatchObject({
      kind: 'unexpected',
    });
  });
});

describe('what is found', () => {
  it('is near the color that is asked for, nearest first', async () => {
    const { palettes } = await explore.find({ ...NOTHING, near: TEAL }, 'nearest', null);
    const distances = palettes.map(({ colors }) => nearestInPalette(colors, TEAL).distance);
    expect(distances.length).toBeGreaterThan(5);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(FIND.withinOklab);
    const { all } = await readAll((after) => member.page('recent', after));
    const near = all.filter(({ colors }) => nearestInPalette(colors, TEAL).distance <= FIND.withinOklab);
    expect(palettes).toHaveLength(near.length);
  });

  it('has a word, and as many colors as are asked for', async () => {
    const { palettes } = await explore.find({ ...NOTHING, word: 'harb', size: 5 }, 'popular', null);
    expect(palettes.map(({ name }) => name)).toEqual(['Harbor at Dusk']);
    const [harbor] = palettes;
    expect(await explore.palette(harbor?.id ?? '')).toEqual(harbor);
  });

  it('is one page for a visitor, whatever comes after', async () => {
    const first = await explore.find({ ...NOTHING, size: 5 }, 'popular', null);
    expect(first.palettes).toHaveLength(50);
    expect(await explore.find({ ...NOTHING, size: 5 }, 'popular', first.next)).toEqual({
      palettes: [],
      next: null,
    });
  });
});

describe('tags', () => {
  it('to begin with are those of public palettes, for a visitor too', async () => {
    const tags = await explore.popularTags();
    expect(tags).toEqual(await member.popularTags());
    expect(tags).toHaveLength(12);
    const { palettes } = await explore.find({ ...NOTHING, tags: tags.slice(0, 1) }, 'popular', null);
    expect(palettes.length).toBeGreaterThan(1);
    for (const palette of palettes) expect(palette.tags).toContain(tags[0]);
  });

  it('that are forbidden are named where they are refused', async () => {
    const [admin, designer] = await Promise.all(['admin@example.com', 'pro@example.com'].map(signIn));
    await admin?.admin.forbidTag('rude');
    const page = await designer?.projects.page({ word: null, sort: 'recent' }, null);
    const saved = designer?.projects.createPalette(page?.projects[0]?.id ?? '', {
      name: 'Tagged',
      colors: [TEAL, TEAL],
      tags: ['ui', 'rude'],
    });
    await expect(saved).rejects.toMatchObject({ kind: forbiddenTag('rude') });
  });
});

describe('a palette of everybody', () => {
  it('is one of the own for nobody but its owner, in whichever project', async () => {
    const { palettes } = await explore.find({ ...NOTHING, word: 'harb' }, 'popular', null);
    const { projects } = await signIn('owner@example.com');
    expect(await projects.ownPalette(palettes[0]?.id ?? '')).toBeNull();
    const { id } = await projects.create({ name: 'Own', isPublic: true });
    const own = await projects.createPalette(id, { name: 'Sea', colors: [TEAL, colorFromHex('#F5F5F4')] });
    expect(await projects.ownPalette(own.id)).toEqual(own);
    await projects.remove(id);
    expect(await projects.ownPalette(own.id)).toBeNull();
  });
});
