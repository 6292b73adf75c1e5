import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseHex } from '../../../../src/color/parse';
import type { Client } from '../../../../src/backend/supabaseClient';
import { readEverything } from '../../../../src/backend/readEverything';
import { createProjectPages } from '../../../../src/backend/supabaseProjectPages';
import { runBackend, signIn, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const COLORS = { colors: ['hsl(0, 0%, 50%)', 'hsl(1, 10%, 20%)'], exact: ['#808080', '#382E2E'] };
/** More than two pages of each. */
const MANY = 110;

let running: RunningBackend;
let getClient: () => Promise<Client>;
let crowded: string;

/** The sample data has projects of theirs. */
let before: { readonly projects: number; readonly palettes: number };

beforeAll(async () => {
  running = await runBackend();
  const { client, user } = await signIn(running.origin, 'pro@example.com');
  getClient = async () => client as Client;
  before = await createProjectPages(getClient).totals();
  const rows = Array.from({ length: MANY }, (_, i) => ({ user_id: user.id, name: `Project ${i}` }));
  const { data } = await client.from('projects').insert(rows).select().throwOnError();
  crowded = String(data[0]?.id);
  // All of one moment: pages must tell them apart by their ids.
  const created_at = '2026-11-01T12:00:00.000Z';
  await running.backend.database.query(
    `insert into public.project_palettes (project_id, name, colors, exact, created_at)
     select $1, 'Palette ' || i, $2::text[], $3::text[], $4 from generate_series(1, ${MANY}) as i`,
    [crowded, COLORS.colors, COLORS.exact, created_at],
  );
});
afterAll(() => running.close());

/** All pages one after the other, and how many of its ids are different ones. */
const readAll = async <Row extends { readonly id: string }, Cursor>(
  read: (after: Cursor | null) => Promise<{ readonly rows: readonly Row[]; readonly next: Cursor | null }>,
): Promise<{ rows: Row[]; distinct: number }> => {
  const rows: Row[] = [];
  let after: Cursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(after);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return { rows, distinct: new Set(rows.map(({ id }) => id)).size };
};

describe('more projects and palettes than the service gives at once', () => {
  const count = Array.from({ length: MANY }, (_, i) => i);
  const anyOrder: unknown = expect.arrayContaining(count);
  it.each([
    ['recent', anyOrder],
    ['oldest', anyOrder],
    ['name-asc', count],
    ['name-desc', count.toReversed()],
  ] as const)('come page by page, each once, by %s [P-01] [P-03]', async (sort, ordered) => {
    const { page } = createProjectPages(getClient);
    const { rows, distinct } = await readAll(async (after: Parameters<typeof page>[1]) => {
      const { projects, next } = await page({ word: null, sort }, after);
      return { rows: projects, next };
    });
    expect([rows.length, distinct]).toEqual([before.projects + MANY, before.projects + MANY]);
    expect(rows.flatMap(({ name }) => /^Project (\d+)$/.exec(name)?.[1] ?? []).map(Number)).toEqual(ordered);
  });

  it('so do the palettes of a project, and those that a search finds', async () => {
    const { palettes, find } = createProjectPages(getClient);
    const inProject = await readAll(async (after: Parameters<typeof palettes>[1]) => {
      const page = await palettes(crowded, after);
      return { rows: page.palettes, next: page.next };
    });
    expect([inProject.rows.length, inProject.distinct]).toEqual([MANY, MANY]);
    for (const near of [null, parseHex('#808080')]) {
      const found = await readAll(async (after: Parameters<typeof find>[1]) => {
        const page = await find({ word: near ? null : 'Palette ', tags: [], near }, after);
        return { rows: page.found.map(({ palette }) => palette), next: page.next };
      });
      expect(found.distinct).toBe(found.rows.length);
      expect(found.rows.filter(({ projectId }) => projectId === crowded)).toHaveLength(MANY);
    }
  });

  it('are all in what somebody takes out', async () => {
    const projects = await readEverything(getClient);
    expect(projects).toHaveLength(before.projects + MANY);
    expect(projects.flatMap(({ palettes }) => palettes)).toHaveLength(before.palettes + MANY);
    expect(projects.find(({ id }) => id === crowded)?.palettes).toHaveLength(MANY);
  });
});
