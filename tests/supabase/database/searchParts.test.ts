import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorFromHsl, colorFromPacked } from '../../../src/color/color';
import { deltaEOk } from '../../../src/color/distance';
import { formatHex, formatHsl } from '../../../src/color/format';
import { rgbToOklab } from '../../../src/color/oklab';
import { FIND } from '../../../src/domain/limits';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PROJECTS } from './people';

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

describe('the indexes of a search', () => {
  it('are used for words and colors, where there are thousands', async () => {
    for (const db of databases.each) {
      await db.query('begin');
      try {
        await db.query(
          `select setseed(0.5);
           insert into public.project_palettes (project_id, name, colors, exact)
           select '${PROJECTS.proPublic}', 'Word' || n || ' of many', array['hsl(0, 0%, 0%)', 'hsl(0, 0%, 0%)'],
             array['#' || upper(lpad(to_hex((random() * 16777215)::integer), 6, '0')), '#' || upper(lpad(to_hex((random() * 16777215)::integer), 6, '0'))]
           from generate_series(1, 4000) as n;
           analyze public.project_palettes`,
        );
        const planOf = async (condition: string): Promise<string> =>
          JSON.stringify(
            (
              await db.query(
                `explain select id from public.project_palettes where is_public and ${condition}`,
              )
            ).rows,
          );
        expect(
          await planOf(`array_to_tsvector(private.plain_words(name)) @@ private.word_query('word77')`),
        ).toContain('project_palettes_words');
        expect(
          await planOf(
            `private.color_cells(private.oklab(coalesce(exact, colors)), 0) && private.color_cells(private.oklab(array['#7F00FF']), 1)`,
          ),
        ).toContain('project_palettes_cells');
      } finally {
        await db.query('rollback');
      }
    }
  });
});
