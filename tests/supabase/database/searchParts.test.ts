import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorFromHsl, colorFromPacked } from '../../../src/color/color';
import { deltaEOk } from '../../../src/color/distance';
import { formatHex, formatHsl } from '../../../src/color/format';
import { rgbToOklab } from '../../../src/color/oklab';
import { FIND } from '../../../src/domain/searchLimits';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, PROJECTS, USERS } from './people';

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
}, 240_000);
afterAll(() => databases.close());

describe('OKLab in the database', () => {
  it('is that of the page, from hex and from HSL', async () => {
    const packed = fc.integer({ min: 0, max: 0xffffff });
    const hsl = fc.record({
      h: fc.integer({ min: 0, max: 359 }),
      s: fc.integer({ min: 0, max: 100 }),
      l: fc.integer({ min: 0, max: 100 }),
    });
    const colors = [
      ...fc.sample(packed, 600).map((value) => colorFromPacked(value)),
      ...fc.sample(hsl, 600).map((value) => colorFromHsl(value)),
    ];
    const texts = colors.map((color, i) => (i < 600 ? formatHex(color) : formatHsl(color)));
    for (const db of databases.each) {
      const { rows } = await db.query(
        `select private.oklab(array[color]) as lab from unnest($1::text[]) with ordinality as c (color, place) order by place`,
        [texts],
      );
      const off = rows.map(({ lab }, i) => {
        const [okL = NaN, okA = NaN, okB = NaN] = lab as number[];
        const color = colors[i];
        return color ? deltaEOk({ okL, okA, okB }, rgbToOklab(color.rgb)) : NaN;
      });
      expect(off).toHaveLength(1200);
      expect(Math.max(...off)).toBeLessThan(1e-12);
    }
  });

  it('counts as near what the page says it does', async () => {
    for (const db of databases.each)
      expect((await db.query('select private.near_within() as within')).rows).toEqual([
        { within: FIND.withinOklab },
      ]);
  });
});

describe('the distance of a palette from a color', () => {
  it('is written into the query that asks for it, which takes half the time of a call', async () => {
    for (const db of databases.each) {
      const { rows } = await db.query(
        `explain verbose select private.color_distance(s.lab, '{0.5,0,0}') from private.palette_search as s`,
      );
      const plan = rows.flatMap((row) => Object.values(row)).join('\n');
      expect(plan).toContain('sqrt(LEAST(');
      expect(plan).not.toContain('color_distance');
    }
  });

  it('is that of its nearest color, and unknown without a color', async () => {
    for (const db of databases.each) {
      const { rows } =
        await db.query(`select private.color_distance('{0.1,0,0, 0.4,0,0.3, 1,0,0}', '{0.4,0,0}') as near,
        private.color_distance('{0.1,0,0}', null) as unknown`);
      expect(rows).toEqual([{ near: expect.closeTo(0.3, 12), unknown: null }]);
    }
  });
});

describe('the cubes of colors', () => {
  it('hold whatever is within their width of a color, in its own or in one beside it', async () => {
    const packed = fc.sample(fc.tuple(fc.nat(0xffffff), fc.nat(0xffffff)), 400);
    // Of two that nobody tells apart there are enough in the smallest cubes, too.
    const near = packed.map(
      ([one], i) => [one, Math.min(0xffffff, one + (i % 2 ? 0x030201 : 0x010101))] as const,
    );
    const hexes = [...packed, ...near].map((pair) => pair.map((value) => formatHex(colorFromPacked(value))));
    for (const db of databases.each) {
      const { rows } = await db.query(
        `select level, count(*) filter (where is_within)::integer as within,
           count(*) filter (where is_within and not (private.color_cells(one, level, 0) && private.color_cells(other, level, 1)))::integer as lost
         from unnest($1::text[], $2::text[]) as pair (first, second), generate_series(0, 4) as level,
           lateral (select private.oklab(array[first]) as one, private.oklab(array[second]) as other) as labs,
           lateral (select private.color_distance(one, other) <= private.near_within() / 2 ^ level as is_within) as d
         group by level order by level`,
        [hexes.map(([one]) => one), hexes.map(([, other]) => other)],
      );
      expect(rows.map(({ level, lost }) => [level, lost])).toEqual([
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ]);
      for (const { within } of rows) expect(Number(within)).toBeGreaterThan(10);
    }
  });
});

describe('the lines that a search reads', () => {
  /** Those of each search, and what they would be if all were written anew. */
  const SEARCHES = [
    {
      lines: `select palette_id, size, selection_count, created_at, lab, cells, words from private.palette_search`,
      expected: `select p.id, cardinality(p.colors), p.selection_count, p.created_at, l.lab,
          private.color_keys(l.lab),
          private.search_words(p.name, p.tags)
        from public.project_palettes as p, lateral (select private.oklab(coalesce(p.exact, p.colors)) as lab) as l
        where p.is_public`,
    },
    {
      lines: `select palette_id, user_id, created_at, lab, cells from private.own_palette_search`,
      expected: `select q.id, p.user_id, q.created_at, l.lab, private.own_keys(p.user_id, l.lab)
        from public.project_palettes as q join public.projects as p on p.id = q.project_id,
          lateral (select private.oklab(coalesce(q.exact, q.colors)) as lab) as l`,
    },
  ];
  const ID = PALETTES.proPublic;

  it.each([
    [
      'a new palette',
      `insert into public.project_palettes (project_id, name, colors) values ('${PROJECTS.proPublic}', 'New', array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)'])`,
    ],
    [
      'a new palette that is private',
      `insert into public.project_palettes (project_id, name, colors) values ('${PROJECTS.proPrivate}', 'New', array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)'])`,
    ],
    ['another name', `update public.project_palettes set name = 'Another name' where id = '${ID}'`],
    [
      'other colors',
      `update public.project_palettes set colors = array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)', 'hsl(7, 8%, 9%)'] where id = '${ID}'`,
    ],
    [
      'other exact values',
      `update public.project_palettes set exact = array_fill('#ABCDEF'::text, array[cardinality(colors)]) where id = '${ID}'`,
    ],
    ['a use', `update public.project_palettes set selection_count = selection_count + 1 where id = '${ID}'`],
    [
      'a project that turns private',
      `update public.projects set is_public = false where id = '${PROJECTS.proPublic}'`,
    ],
    [
      'a project that turns public',
      `update public.projects set is_public = true where id = '${PROJECTS.proPrivate}'`,
    ],
    [
      'a palette that moves to a private project',
      `update public.project_palettes set project_id = '${PROJECTS.proPrivate}' where id = '${ID}'`,
    ],
    [
      'a palette that another account takes over',
      `update public.project_palettes set project_id = '${PROJECTS.starter}' where id = '${ID}'`,
    ],
    ['a palette that is deleted', `delete from public.project_palettes where id = '${ID}'`],
    ['a project that is deleted', `delete from public.projects where id = '${PROJECTS.proPublic}'`],
    ['an account that is deleted', `delete from auth.users where id = '${USERS.pro}'`],
  ])('are in step after %s', async (_, sql) => {
    for (const db of databases.each) {
      await db.query('begin');
      try {
        await db.query(sql);
        for (const { lines, expected } of SEARCHES) {
          expect(
            (await db.query(`(${lines} except ${expected}) union all (${expected} except ${lines})`)).rows,
          ).toEqual([]);
          expect((await db.query(lines)).count).toBeGreaterThan(1);
        }
      } finally {
        await db.query('rollback');
      }
    }
  });
});
