import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSTRAINTS, EXECUTABLE, HIDDEN, ROW_ACCESS, type Role } from './access.data';
import {
  readConstraints,
  readDefinersOutside,
  readExecutable,
  readLoosePolicies,
  readPrivileges,
  readTables,
} from './catalog';
import { EXPECTED_PRIVILEGES } from './expectedPrivileges';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { tryWays } from './rowAccess';

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
}, 240_000);
afterAll(() => databases.close());

const ROLES: readonly Role[] = ['anonymous', 'free', 'pro', 'admin', 'service'];

describe('who may do what', () => {
  for (const [table, access] of Object.entries(ROW_ACCESS))
    it(`with the rows of ${table}, for each role`, { timeout: 60_000 }, async () => {
      for (const db of databases.each)
        for (const role of ROLES)
          for (const whose of ['own', 'others'] as const)
            expect(`${role}, ${whose}: ${await tryWays(db, table, role, whose)}`).toBe(
              `${role}, ${whose}: ${access[role][whose]}`,
            );
    });

  it('has a row for every table, and row security on each that is exposed', async () => {
    for (const db of databases.each) {
      const tables = await readTables(db);
      expect(tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)).toEqual(
        Object.keys(ROW_ACCESS).toSorted(),
      );
      expect(tables.filter(({ schema }) => schema === 'private').map(({ name }) => name)).toEqual(
        Object.keys(HIDDEN).toSorted(),
      );
      expect(tables.filter(({ schema, isSecured }) => schema === 'public' && !isSecured)).toEqual([]);
    }
  });

  it('has a row for every column that a client may write, and every way into a table', async () => {
    for (const db of databases.each)
      expect(await readPrivileges(db, 'public', ['anon', 'authenticated'])).toEqual(EXPECTED_PRIVILEGES);
  });

  it('keeps clients out of every hidden table, and the server out of most', async () => {
    for (const db of databases.each) {
      const clients = await readPrivileges(db, 'private', ['anon', 'authenticated']);
      expect(
        clients.filter(
          ({ insert, update, reads, deletes, more }) => insert || update || reads || deletes || more,
        ),
      ).toEqual([]);
      const server = await readPrivileges(db, 'private', ['service_role']);
      expect(
        Object.fromEntries(
          server.map(({ table, reads, deletes }) => [table, reads && deletes ? 'everything' : 'nothing']),
        ),
      ).toEqual(HIDDEN);
    }
  });

  it('has a row for every function: who may execute it', async () => {
    for (const db of databases.each) expect(await readExecutable(db)).toEqual(EXECUTABLE);
  });

  it('runs with the rights of its owner in the hidden schema only, and finds nothing by a search path', async () => {
    for (const db of databases.each) expect(await readDefinersOutside(db)).toEqual([]);
  });

  it('has lost no rule of a table', async () => {
    for (const db of databases.each) expect(await readConstraints(db)).toEqual(CONSTRAINTS);
  });

  it('names the roles in every policy, and asks of a change what it asks of the row before', async () => {
    for (const db of databases.each) expect(await readLoosePolicies(db)).toEqual([]);
  });
});
