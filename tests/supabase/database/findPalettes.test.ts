import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorFromHsl, colorFromPacked } from '../../../src/color/color';
import { deltaEOk } from '../../../src/color/distance';
import { formatHex, formatHsl } from '../../../src/color/format';
import { rgbToOklab } from '../../../src/color/oklab';
import { FIND } from '../../../src/domain/searchLimits';
import { attempt } from './attempt';
import type { Connection, Row } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, PROJECTS, type Caller } from './people';

const TEAL = '#0D9488';
const NAMES = ['Café Scene', 'Night ferry', 'Nightfall', '100% cotton', 'Ostrava_noc', 'Ночной поезд'];

/** Forty public palettes beside the fixture's, at equal times and in pairs of equal popularity. */
const ROWS = Array.from({ length: 40 }, (_, i) => {
  const size = 2 + (i % 8);
  const first = colorFromPacked(0x0d9488 + i * 0x000301);
  const rest = Array.from({ length: size - 1 }, (__, j) =>
    colorFromPacked((i * 7_919 + j * 104_729) % 2 ** 24),
  );
  const colors = [...rest, first];
  return {
    name: NAMES[i] ?? `Sample ${i}`,
    colors: colors.map(formatHsl),
    exact: i % 5 === 4 ? null : colors.map(formatHex),
    count: Math.floor(i / 2),
  };
});

const list = (texts: readonly string[] | null): string =>
  texts ? `array[${texts.map((text) => `'${text}'`).join(', ')}]` : 'null';
const FILL = ROWS.map(
  ({ name, colors, exact, count }) =>
    `('${PROJECTS.proPublic}', '${name}', ${list(colors)}, ${list(exact)}::text[], ${count}, '2025-06-01Z')`,
).join(', ');

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(async (db) => {
    await migrateAndFill(db);
    await db.query(
      `insert into public.project_palettes (project_id, name, colors, exact, selection_count, created_at) values ${FILL}`,
    );
  });
}, 240_000);
afterAll(() => databases.close());

/** What the page sends; a quote in a text is doubled as any client would. */
type Search = Readonly<Record<string, string | number | null>>;
const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
const call = (search: Search): string =>
  `select * from find_palettes(${Object.entries(search)
    .map(([name, value]) => `${name} => ${literal(value)}`)
    .join(', ')})`;

const ask = async (db: Connection, who: Caller, search: Search): Promise<readonly Row[] | string> => {
  const { outcome, changed } = await attempt(db, who, call(search));
  expect(changed).toEqual([]);
  return 'code' in outcome ? outcome.code : outcome.rows;
};
const rowsOf = async (db: Connection, who: Caller, search: Search): Promise<readonly Row[]> => {
  const rows = await ask(db, who, search);
  if (typeof rows === 'string') throw new Error(rows);
  return rows;
};
const namesOf = async (search: Search): Promise<string[]> =>
  (await rowsOf(databases.newest, 'anonymous', search)).map(({ name }) => String(name)).toSorted();

describe('finding palettes by a color', () => {
  it('answers all that have one within the distance, nearest first, whatever the color', async () => {
    for (const db of databases.each) {
      const all = (await db.query('select id, colors, exact from public.project_palettes where is_public'))
        .rows;
      for (const near of [
        TEAL,
        '#000000',
        '#FFFFFF',
        '#808080',
        '#2F4F5F',
        ...fc
          .sample(fc.integer({ min: 0, max: 0xffffff }), 25)
          .map((value) => formatHex(colorFromPacked(value))),
      ]) {
        const goal = rgbToOklab(colorFromPacked(Number.parseInt(near.slice(1), 16)).rgb);
        const expected = all
          .map((row) => {
            const hexes = row['exact'] as string[] | null;
            const written = row['colors'] as string[];
            const distances = written.map((text, i) => {
              const hex = hexes?.[i];
              const [h = 0, s = 0, l = 0] = (text.match(/\d+/g) ?? []).map(Number);
              const color =
                hex === undefined
                  ? colorFromHsl({ h, s, l })
                  : colorFromPacked(Number.parseInt(hex.slice(1), 16));
              return deltaEOk(rgbToOklab(color.rgb), goal);
            });
            return { id: row['id'], distance: Math.min(...distances) };
          })
          .filter(({ distance }) => distance <= FIND.withinOklab)
          .toSorted((a, b) => a.distance - b.distance);
        const found = await rowsOf(db, 'anonymous', { near, sort: 'nearest' });
        expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
        found.forEach(({ distance }, i) => expect(distance).toBeCloseTo(expected[i]?.distance ?? NaN, 9));
      }
    }
  });

  it('follows a palette whose colors change, and forgets one that turns private', async () => {
    for (const db of databases.each) {
      const magenta = { near: '#F000B4', sort: 'nearest' };
      expect(await rowsOf(db, 'anonymous', magenta)).toEqual([]);
      const id = PALETTES.proPublic;
      await db.query('begin');
      try {
        await db.query(
          `update public.project_palettes set colors = array['hsl(315, 100%, 47%)', 'hsl(0, 0%, 0%)'], exact = null where id = '${id}'`,
        );
        const found = await db.query(call(magenta));
        expect(found.rows.map((row) => row['id'])).toEqual([id]);
        await db.query(`update public.projects set is_public = false where id = '${PROJECTS.proPublic}'`);
        expect((await db.query(call(magenta))).rows).toEqual([]);
      } finally {
        await db.query('rollback');
      }
    }
  });
});

describe('finding palettes by a word', () => {
  it.each([
    ['the beginning of any word, in any case', 'NIG', ['Night ferry', 'Nightfall']],
    ['all of several words, in any order', 'ferry nig', ['Night ferry']],
    ['words without their accents', 'cafe', ['Café Scene']],
    ['accents that the name has', 'CAFÉ', ['Café Scene']],
    ['other letters', 'поезд', ['Ночной поезд']],
    ['part of a word that is parted by a sign', 'noc', ['Ostrava_noc']],
    ['no middle of a word', 'erry', []],
    ['no sign for itself', '%', []],
    ['no pattern', 'n_ght', []],
    ['no operator', "night' | 'cotton", []],
    ['no operator of a search', 'night:* | cotton & !x', []],
    ['nothing at all', '   ', []],
  ])('takes %s', async (_, word, names) => {
    for (const db of databases.each)
      expect((await rowsOf(db, 'anonymous', { word })).map(({ name }) => String(name)).toSorted()).toEqual(
        names,
      );
  });

  it('takes any text for words, never for something to run', async () => {
    const text = fc.string({
      unit: fc.constantFrom(
        "'",
        '"',
        '\\',
        ':',
        '*',
        '|',
        '&',
        '!',
        '(',
        ')',
        '<',
        '-',
        '%',
        '_',
        ';',
        'a',
        'n',
        ' ',
        'é',
        '\u202e',
        '😀',
        '$',
      ),
      maxLength: 40,
    });
    for (const word of fc.sample(text, 120))
      for (const db of databases.each) expect(Array.isArray(await ask(db, 'anonymous', { word }))).toBe(true);
  });
});

describe('finding palettes', () => {
  it('joins word, color and number of colors', async () => {
    const both = await namesOf({ word: 'sample', near: TEAL, size: 8, sort: 'nearest' });
    expect(both).toEqual(['Sample 14', 'Sample 22', 'Sample 30', 'Sample 38', 'Sample 6']);
    expect(await namesOf({ word: 'night', size: 3 })).toEqual(['Night ferry']);
  });

  it.each(['popular', 'recent', 'nearest'])(
    'pages through each once by %s, where times and counts are equal [EX-14]',
    async (sort) => {
      for (const db of databases.each) {
        await db.query('begin');
        try {
          await db.query(
            `insert into public.project_palettes (project_id, name, colors, exact, selection_count, created_at)
             select '${PROJECTS.proPublic}', 'Twin ' || n, array['hsl(175, 84%, 32%)', 'hsl(0, 0%, 0%)'], array['${TEAL}', '#000000'], 7, '2025-07-01Z'
             from generate_series(1, 130) as n`,
          );
          // Anybody who has signed in, as far as the function asks.
          await db.query(`set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-000000000002"}'`);
          for (const filter of [{ word: 'twin' }, { near: TEAL, word: 'twin' }, { size: 2 }]) {
            const seen: unknown[] = [];
            let after: Search = {};
            for (let page = 0; page < 5; page++) {
              const { rows } = await db.query(call({ ...filter, sort, ...after }));
              seen.push(...rows.map(({ id }) => id));
              const last = rows.at(-1);
              if (!last || rows.length < 50) break;
              const time = last['created_at'];
              after = {
                after_distance: Number(last['distance']),
                after_count: Number(last['selection_count']),
                after_time: time instanceof Date ? time.toISOString() : String(time),
                after_id: String(last['id']),
              };
            }
            expect(new Set(seen).size).toBe(seen.length);
            expect(seen.length).toBeGreaterThanOrEqual(130);
          }
        } finally {
          await db.query('rollback');
        }
      }
    },
  );

  it('orders by popularity or age where that is asked, near colors too', async () => {
    for (const db of databases.each) {
      const popular = await rowsOf(db, 'free', { near: TEAL, sort: 'popular' });
      const counts = popular.map(({ selection_count: count }) => Number(count));
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(counts.length).toBeGreaterThan(10);
      const recent = await rowsOf(db, 'free', { word: 's', sort: 'recent' });
      const keys = recent.map(
        (row) => `${new Date(String(row['created_at'])).toISOString()} ${String(row['id'])}`,
      );
      expect(recent.length).toBeGreaterThan(10);
      expect(keys).toEqual(keys.toSorted().toReversed());
    }
  });

  it('shows nobody what is private, not to its owner either', async () => {
    for (const db of databases.each) {
      const [hidden] = (
        await db.query(
          `select name, exact, colors from public.project_palettes where id = '${PALETTES.proPrivate}'`,
        )
      ).rows;
      for (const who of ['anonymous', 'free', 'pro'] as const) {
        const found = await rowsOf(db, who, { word: String(hidden?.['name']) });
        expect(found.map(({ id }) => id)).not.toContain(PALETTES.proPrivate);
        for (const { is_public: isPublic } of await rowsOf(db, who, { size: 2 })) expect(isPublic).toBe(true);
      }
    }
  });

  it('gives visitors one page of anything [E-16, R-04]', async () => {
    const after = { after_distance: 0, after_count: 999, after_time: '2099-01-01Z', after_id: PALETTES.free };
    for (const db of databases.each)
      for (const search of [{ word: 'sample' }, { near: TEAL }, { size: 3 }]) {
        expect(await rowsOf(db, 'anonymous', { ...search, ...after })).toEqual([]);
        expect((await rowsOf(db, 'free', { ...search, ...after })).length).toBeGreaterThan(0);
      }
  });

  it.each([
    ['a word that no name could hold', { word: 'x'.repeat(41) }],
    ['a color in another form', { near: 'teal' }],
    ['a color with something behind it', { near: `${TEAL}'; --` }],
    ['a size that no palette has', { size: 10 }],
    ['an order that there is not', { sort: 'name' }],
  ])('refuses %s', async (_, search) => {
    for (const db of databases.each) expect(await ask(db, 'anonymous', search)).toBe('22023');
  });
});
