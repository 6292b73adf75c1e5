import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorFromPacked } from '../../../src/color/color';
import { deltaEOk } from '../../../src/color/distance';
import { formatHex, formatHsl } from '../../../src/color/format';
import { rgbToOklab } from '../../../src/color/oklab';
import { FIND } from '../../../src/domain/searchLimits';
import { become } from './attempt';
import type { Connection, Row } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, PROJECTS, USERS, type Caller } from './people';

const COUNT = 240;
/** Spread over all colors; each fifth palette has the same teal, as brand colors return. */
const ROWS = Array.from({ length: COUNT }, (_, i) => ({
  name: `Own ${i}`,
  colors: [0, 1, 2].map((place) =>
    colorFromPacked(place === 1 && i % 5 === 0 ? 0x0d9488 : (i * 7_919_317 + place * 104_729 * 31) % 2 ** 24),
  ),
  project: i % 2 === 0 ? PROJECTS.proPublic : PROJECTS.proPrivate,
}));
const list = (texts: readonly string[]): string => `array[${texts.map((text) => `'${text}'`).join(', ')}]`;
/** The owner's, public and private in turn, and the same colors as another's. */
const FILL = ROWS.flatMap(({ name, colors, project }, i) =>
  [project, PROJECTS.stranger].map(
    (place) =>
      `('${place}', '${name}', ${list(colors.map(formatHsl))}, ${list(colors.map(formatHex))}, '2025-06-01Z'::timestamptz + ${i % 7} * interval '1 hour')`,
  ),
).join(', ');

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(async (db) => {
    await migrateAndFill(db);
    await db.query(
      `insert into public.project_palettes (project_id, name, colors, exact, created_at) values ${FILL}`,
    );
  });
}, 240_000);
afterAll(() => databases.close());

const call = (near: string, most: number, last?: Row): string => {
  const time = last?.['created_at'];
  const after = last
    ? `, after_distance => ${String(last['distance'])}, after_id => '${String(last['id'])}',
       after_time => '${time instanceof Date ? time.toISOString() : String(time)}'`
    : '';
  return `select * from find_own_palettes(near => '${near}', most => ${most}${after})`;
};

/** Does something as somebody, and undoes it. */
const as = async <T>(db: Connection, who: Caller, work: () => Promise<T>, before = ''): Promise<T> => {
  await db.query(`begin; ${before}`);
  try {
    await db.query(become(db, who));
    return await work();
  } finally {
    await db.query('rollback');
  }
};

const walk = (db: Connection, who: Caller, near: string, most: number): Promise<Row[]> =>
  as(db, who, async () => {
    const all: Row[] = [];
    for (;;) {
      const { rows } = await db.query(call(near, most, all.at(-1)));
      all.push(...rows);
      if (rows.length < most) return all;
    }
  });

const NEAR = ['#0D9488', '#000000', '#FFFFFF', '#808080', '#2B3FD6', '#F000B4', '#7A5C3E', '#0F9A8C'];

describe('the search for a color among one’s own palettes', { timeout: 120_000 }, () => {
  it.each(NEAR)(
    'finds every one near %s once, nearest first, the newest of those equally near',
    async (near) => {
      const goal = rgbToOklab(colorFromPacked(Number.parseInt(near.slice(1), 16)).rgb);
      const expected = ROWS.filter(
        ({ colors }) =>
          Math.min(...colors.map(({ rgb }) => deltaEOk(rgbToOklab(rgb), goal))) <= FIND.withinOklab,
      ).map(({ name }) => name);
      for (const db of databases.each) {
        const rows = (await walk(db, 'pro', near, 20)).filter(({ name }) => String(name).startsWith('Own '));
        expect(rows.map(({ name }) => String(name)).toSorted()).toEqual(expected.toSorted());
        const order = rows.map((row) => [
          Number(row['distance']),
          -new Date(String(row['created_at'])).getTime(),
        ]);
        expect(order).toEqual(order.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
      }
    },
  );

  it('is over no palette of anybody else, whatever their colors', async () => {
    for (const db of databases.each) {
      const projectsOf = async (who: Caller) =>
        new Set((await walk(db, who, '#0D9488', 50)).map((row) => row['project_id']));
      expect(await projectsOf('pro')).toEqual(new Set([PROJECTS.proPublic, PROJECTS.proPrivate]));
      expect(await projectsOf('stranger')).toEqual(new Set([PROJECTS.stranger]));
      expect(await projectsOf('admin')).toEqual(new Set([PROJECTS.admin]));
      expect(await projectsOf('newcomer')).toEqual(new Set());
    }
  });

  it('asks whose a line is, where two users share a number', async () => {
    const sql = `update private.own_palette_search set user_id = '${USERS.stranger}' where palette_id = '${PALETTES.proPrivate}'`;
    const find = `select id from private.own_palettes_near('#FFFFFF', null, 1000, null, null, null)`;
    for (const db of databases.each) {
      const idsAfter = (before: string) =>
        as(db, 'pro', async () => (await db.query(find)).rows.map(({ id }) => id), before);
      expect(await idsAfter('')).toContain(PALETTES.proPrivate);
      expect(await idsAfter(sql)).not.toContain(PALETTES.proPrivate);
    }
  });

  it('can read the lines by their index alone', async () => {
    // So few rows are sometimes cheaper to read one after the other: it is whether there is another way that counts.
    const other = 'set local enable_seqscan = off';
    for (const db of databases.each) {
      // The statements of this transaction and of those just before it, which the server has not yet put together.
      const countScans = async () => {
        const { rows } = await db.query(
          `select seq_scan::integer, idx_scan::integer from pg_stat_xact_user_tables where relname = 'own_palette_search'`,
        );
        return { sequential: Number(rows[0]?.['seq_scan']), byIndex: Number(rows[0]?.['idx_scan']) };
      };
      const read = async () => {
        const before = await countScans();
        expect((await db.query(call('#0D9488', 50))).rows).toHaveLength(50);
        const after = await countScans();
        expect(after.sequential - before.sequential).toBe(0);
        expect(after.byIndex - before.byIndex).toBeGreaterThan(0);
      };
      await as(db, 'pro', read, other);
    }
  });
});
