import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorFromPacked } from '../../../src/color/color';
import { formatHex, formatHsl } from '../../../src/color/format';
import { parseHsl } from '../../../src/color/parse';
import { cleanPaletteName } from '../../../src/palette/paletteName';
import { PLAN_LIMITS } from '../../../src/domain/planLimits';
import { THEME_LENGTH_MAX, THEME_TEXT } from '../../../src/palette/themeLink';
import { CASES, entitlementOf, readEntitlement } from './entitlement';
import { readBroken } from './invariants';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { randomCall } from './randomCalls';
import { USERS } from './people';
import { prepare } from './session';

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
}, 240_000);
afterAll(() => databases.close());

const LIMIT_MS = 120_000;

describe('PRO, by what the provider says', () => {
  it('reads each of 160 subscriptions in both ways [S-20, S-21]', { timeout: LIMIT_MS }, async () => {
    expect(CASES).toHaveLength(160);
    for (const db of databases.each)
      for (const each of CASES)
        expect({ ...each, ...(await readEntitlement(db, each)) }).toEqual({
          ...each,
          ...entitlementOf(each),
        });
  });

  it('is PRO when any one of several subscriptions says so', async () => {
    for (const db of databases.each) {
      await db.query('begin');
      await db.query(
        `insert into public.stripe_subscriptions (subscription_id, customer_id, status, current_period_start, current_period_end)
         values ('sub_second', 'cus_lapsed', 'active', 0, 9999999999)`,
      );
      const { rows } = await db.query(`select private.is_pro('${USERS.lapsed}') as pro`);
      await db.query('rollback');
      expect(rows).toEqual([{ pro: true }]);
    }
  });
});

describe('the limits', () => {
  it('are those of the page', async () => {
    for (const db of databases.each) {
      const { rows } = await db.query('select * from private.plan_limits order by plan');
      const expected = (['free', 'pro'] as const).map((plan) => {
        const limits = PLAN_LIMITS[plan];
        const finite = (limit: number): number | null => (Number.isFinite(limit) ? limit : null);
        return {
          plan,
          projects: finite(limits.projects),
          palettes_per_project: finite(limits.palettesPerProject),
          allows_private: limits.privateProjects > 0,
          images_per_day: finite(limits.imagesPerDay),
          videos_per_month: finite(limits.videosPerMonth),
        };
      });
      expect(rows).toEqual(expected);
    }
  });
});

it('themes of palettes are taken in the form that the page keeps them in', async () => {
  for (const db of databases.each) {
    const { rows } = await db.query(
      `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'project_palettes_theme_check'`,
    );
    expect(rows[0]?.['rule']).toContain(`theme ~ '${THEME_TEXT.source}'::text`);
    expect(rows[0]?.['rule']).toContain(`octet_length(theme) <= ${THEME_LENGTH_MAX}`);
  }
});

/** A function in SQL would be planned again for each statement that writes. */
const CHECKED_WITH = `
  select distinct p.proname as name, l.lanname as language
  from pg_depend as d
    join pg_proc as p on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
    join pg_language as l on l.oid = p.prolang
  where d.classid = 'pg_constraint'::regclass and p.pronamespace = 'private'::regnamespace
  order by 1`;

it('each row is checked with functions that are planned once', async () => {
  for (const db of databases.each)
    expect((await db.query(CHECKED_WITH)).rows).toEqual([
      { name: 'are_color_names', language: 'plpgsql' },
      { name: 'are_colors', language: 'plpgsql' },
      { name: 'are_exact', language: 'plpgsql' },
      { name: 'are_tags', language: 'plpgsql' },
      { name: 'is_name', language: 'plpgsql' },
      { name: 'is_tag', language: 'plpgsql' },
    ]);
});

const isTaken = async (sql: string, values: readonly unknown[]): Promise<unknown[]> =>
  Promise.all(
    databases.each.map(async (db) => (await db.query(`select ${sql} as taken`, values)).rows[0]?.['taken']),
  );

describe('colors', () => {
  it('as the page writes them are taken, whatever the color', { timeout: LIMIT_MS }, async () => {
    const packed = fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 2, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(packed, async (values) => {
        const colors = values.map((value) => colorFromPacked(value));
        const lists = [colors.map(formatHsl), colors.map(formatHex)];
        const taken = await isTaken(
          'private.are_colors($1::text[]) and private.are_exact($2::text[], $1::text[])',
          lists,
        );
        expect(new Set(taken)).toEqual(new Set([true]));
      }),
      { numRuns: 100 },
    );
  });

  it('are taken in the form of the page alone', { timeout: LIMIT_MS }, async () => {
    const part = fc.oneof(
      fc.integer({ min: -2, max: 400 }).map(String),
      fc.constantFrom('01', '1.0', ' 1', '1e1', 'NaN', '٣', ''),
    );
    const text = fc
      .tuple(
        fc.constantFrom('hsl(', 'HSL(', 'hsla(', ' hsl('),
        part,
        fc.constantFrom(', ', ',', ' '),
        part,
        fc.constantFrom('%', '', '%%'),
        part,
        fc.constantFrom('%)', ')', '%)\n', '%) '),
      )
      .map(([open, h, comma, s, unit, l, close]) => `${open}${h}${comma}${s}${unit}${comma}${l}${close}`);
    await fc.assert(
      fc.asyncProperty(text, async (color) => {
        const taken = await isTaken('private.are_colors($1::text[])', [[color, color]]);
        const read = parseHsl(color);
        const isOurs = read !== null && formatHsl(read) === color;
        // Nothing else is ever taken; of ours, everything.
        expect(new Set(taken)).toEqual(new Set([isOurs]));
      }),
      { numRuns: 200, examples: [['hsl(359, 100%, 100%)'], ['hsl(0, 0%, 0%)']] },
    );
  });
});

describe('names', () => {
  const HOSTILE = [
    '\u200b',
    '\u2800',
    '\u3164',
    '\u{e0041}',
    '\u{1d173}',
    '\u202e',
    '\u2067',
    '\n',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\u00a0',
    '\u3000',
    '\ud800',
    '\u0000',
    '\ufe0f',
    '\u200d',
    ' ',
    '😀',
    'é',
    'e\u0301',
    'ﷺ',
    '\ufdd0',
    '\u{10ffff}',
  ];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 3 })), {
      maxLength: 60,
    })
    .map((parts) => parts.join(''));

  it('as the page cleans them are taken, whatever was typed', { timeout: LIMIT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const name = cleanPaletteName(typed);
        fc.pre(name !== null);
        expect(new Set(await isTaken('private.is_name($1)', [name]))).toEqual(new Set([true]));
      }),
      {
        numRuns: 400,
        examples: HOSTILE.flatMap((part) => [
          [part],
          [`a${part}`],
          [`${part}a`],
          [`a${part}b`],
          [`${part.repeat(45)}a`],
        ]),
      },
    );
  });

  it('are taken or refused alike by both databases', { timeout: LIMIT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        // No text of PostgreSQL holds either.
        const name = typed.replaceAll(/\0|\p{Surrogate}/gu, '');
        expect(new Set(await isTaken('private.is_name($1)', [name])).size).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('whatever is asked', () => {
  it('at random, 400 times: no rule is ever broken', { timeout: LIMIT_MS }, async () => {
    for (const db of databases.each) {
      let state = 20_261_120;
      const random = (): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
      };
      for (let call = 0; call <= 400; call++) {
        const { as, sql } = randomCall(random);
        const request = await prepare(db, as);
        expect(await request(sql)).toMatch(/^(done|LIM01|LIM02|PRO01|PRO02|SUB01|42501|23514)$/);
        expect(call % 20 === 0 ? await readBroken(db) : []).toEqual([]);
      }
    }
  });
});
