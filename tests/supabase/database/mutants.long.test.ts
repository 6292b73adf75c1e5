import { afterAll, describe, expect, it } from 'vitest';
import { catalogFaults, findFault } from './faults';
import { copyDatabase, migrateAndFill } from './migrated';
import { listMutants, type Mutant } from './mutants';
import { startRealServer } from './realServer';

/** How many are tried at the same time, each in a copy of the database. */
const LANES = 2;
const UNCHANGED: Mutant = { kind: 'none', name: 'nothing', sql: 'select 1' };

const server = await startRealServer();
afterAll(() => server?.stop());

const tell = (line: string): void => void process.stderr.write(`${line}\n`);
const countKinds = (mutants: readonly Mutant[]): string => {
  const counts = new Map<string, number>();
  for (const { kind } of mutants) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Array.from(counts, ([kind, count]) => `${count} ${kind}`).join(', ');
};

describe.runIf(server)('a database with one protection less', { timeout: 3_600_000 }, () => {
  it('is told from the whole one, whichever it is', async () => {
    if (!server) throw new Error('no server');
    const owner = await server.connect('postgres');
    await owner.query('create database whole');
    await owner.close();
    const whole = await server.connect('whole');
    await migrateAndFill(whole);
    const mutants = await listMutants(whole);
    const isSeenInCatalog = async ({ sql }: Mutant): Promise<boolean> => {
      await whole.query('begin');
      try {
        await whole.query(sql);
        return (await catalogFaults(whole).next()).done !== true;
      } finally {
        await whole.query('rollback');
      }
    };
    expect(await isSeenInCatalog(UNCHANGED)).toBe(false);
    const hidden: Mutant[] = [];
    for (const mutant of mutants) if (!(await isSeenInCatalog(mutant))) hidden.push(mutant);
    await whole.close();
    tell(`${mutants.length} mutants: ${countKinds(mutants)}`);
    tell(`not to be seen in the catalogue: ${countKinds(hidden)}`);

    const findIn = async (database: string, mutant: Mutant): Promise<string | null> => {
      await copyDatabase(server, database, 'whole');
      const connections = await Promise.all([1, 2, 3].map(() => server.connect(database)));
      const [db, first, second] = connections;
      if (!db || !first || !second) throw new Error('no connections');
      try {
        await db.query(mutant.sql);
        return await findFault(db, [first, second], mutant);
      } finally {
        await Promise.all(connections.map((connection) => connection.close()));
      }
    };
    expect(await findIn('mutant_0', UNCHANGED)).toBeNull();
    const survivors: string[] = [];
    const rest = hidden.values();
    const tryRest = async (lane: number): Promise<void> => {
      for (const mutant of rest) {
        const startMs = performance.now();
        const fault = await findIn(`mutant_${lane}`, mutant);
        if (fault === null) survivors.push(mutant.name);
        const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
        tell(`${fault ?? 'SURVIVES'} ← ${mutant.name} (${seconds} s)`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, lane) => tryRest(lane)));
    tell(`${mutants.length - survivors.length} of ${mutants.length} mutants noticed`);
    expect(survivors).toEqual([]);
  });
});
