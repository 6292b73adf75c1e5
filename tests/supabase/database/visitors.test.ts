import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { become, unbecome } from './attempt';
import type { Connection } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES } from './people';

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
}, 240_000);
afterAll(() => databases.close());

type Headers = Readonly<Record<string, string>>;
const at = (address: string): Headers => ({ 'cf-connecting-ip': address });

/** How often the palette counts as used after these requests of people without an account; nothing of it stays. */
const usesOf = async (db: Connection, requests: readonly Headers[]): Promise<number> => {
  const count = `select selection_count from public.project_palettes where id = '${PALETTES.stranger}'`;
  await db.query('begin');
  try {
    const before = Number((await db.query(count)).rows[0]?.['selection_count']);
    for (const headers of requests) {
      await db.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
      await db.query(become(db, 'anonymous'));
      await db.query(`select public.increment_palette_selection_count('${PALETTES.stranger}')`);
      await db.query(unbecome(db));
    }
    return Number((await db.query(count)).rows[0]?.['selection_count']) - before;
  } finally {
    await db.query('rollback');
  }
};

describe('uses by people without an account', () => {
  it.each<[string, number, readonly Headers[]]>([
    ['one address', 1, [at('203.0.113.7'), at('203.0.113.7')]],
    ['two addresses', 2, [at('203.0.113.7'), at('203.0.113.8')]],
    ['two hosts of one IPv6 network', 1, [at('2001:db8:1:2::1'), at('2001:DB8:1:2:ffff::9')]],
    ['two IPv6 networks', 2, [at('2001:db8:1:2::1'), at('2001:db8:1:3::1')]],
    ['two IPv4 addresses in IPv6', 2, [at('::ffff:203.0.113.7'), at('::ffff:203.0.113.8')]],
    ['what is no address', 2, [at('one'), at('two'), at('two')]],
    [
      'one address that claims to be many',
      1,
      ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((forged) => ({
        'cf-connecting-ip': '203.0.113.7',
        'x-forwarded-for': forged,
        'x-real-ip': forged,
        forwarded: `for=${forged}`,
      })),
    ],
    [
      'no address, whatever is claimed',
      1,
      [{}, { 'x-forwarded-for': '1.1.1.1' }, { 'x-real-ip': '2.2.2.2' }],
    ],
  ])('from %s count %i', async (_, uses, requests) => {
    for (const db of databases.each) expect(await usesOf(db, requests)).toBe(uses);
  });
});
