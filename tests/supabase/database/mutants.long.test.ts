import { afterAll, describe, expect, it } from 'vitest';
import { catalogFaults, findFault } from './faults';
import { copyDatabase, migrateAndFill } from './migrated';
import { listMutants } from './mutants';
import { startRealServer } from './realServer';

const server = await startRealServer();
afterAll(() => server?.stop());

describe.runIf(server)('a database with one protection less', { timeout: 3_600_000 }, () => {
  it('is told from the whole one, whichever it is', async () => {
    if (!server) throw new Error('no server');
    const owner = await server.connect('postgres');
    await owner.query('create database whole');
    await owner.close();
    const whole = await server.connect('whole');
    await migrateAndFill(whole);
    const mutants = await listMutants(whole);
    const isSeenInCatalog = async (sql: string): Promise<boolean> => {
      await whole.query('begin');
      try {
        await whole.query(sql);
        return (await catalogFaults(whole).next()).done !== true;
      } finally {
        await whole.query('rollback');
      }
    };
    expect(await isSeenInCatalog('select 1')).toBe(false);
    const hidden = [];
    for (const mutant of mutants) if (!(await isSeenInCatalog(mutant.sql))) hidden.push(mutant);
    await whole.close();
    process.stderr.write(
      `${mutants.length - hidden.length} of ${mutants.length} mutants noticed in the catalogue\n`,
    );

    const findIn = async (sql: string): Promise<string | null> => {
      await copyDatabase(server, 'mutant', 'whole');
      const connections = await Promise.all([1, 2, 3].map(() => server.connect('mutant')));
      const [db, first, second] = connections;
      if (!db || !first || !second) throw new Error('no connections');
      try {
        await db.query(sql);
        return await findFault(db, [first, second]);
      } finally {
        await Promise.all(connections.map((connection) => connection.close()));
      }
    };
    expect(await findIn('select 1')).toBeNull();
    const survivors: string[] = [];
    for (const { name, sql } of hidden) {
      const fault = await findIn(sql);
      if (fault === null) survivors.push(name);
      process.stderr.write(`${fault ?? 'SURVIVES'} ← ${name}\n`);
    }
    process.stderr.write(`${mutants.length - survivors.length} of ${mutants.length} mutants noticed\n`);
    expect(survivors).toEqual([]);
  });
});
