import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbedded, startHosted, type Service } from './bothServices';
import { CALLS, type Call } from './calls.data';
import { findPostgres } from '../database/postgresPrograms';
import { DIFFERENCES } from './differences.data';
import { findPostgrest } from './postgrest';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

/** What there is to compare with: a program, and the server that it needs. */
const servers = await findPostgres();
const program = servers.length > 0 ? await findPostgrest() : null;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const OF_FIXTURE = /^00000000-/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;
const HOUR_MS = 3_600_000;
const EPOCH_SECONDS = 1_600_000_000;

/** Both made their own ids and looked at their own clock. */
const withoutChance = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutChance);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutChance(each)]));
  if (typeof value === 'number') return value > EPOCH_SECONDS ? 'seconds' : value;
  if (typeof value !== 'string') return value;
  if (UUID.test(value) && !OF_FIXTURE.test(value)) return 'an id';
  return MOMENT.test(value) && Math.abs(Date.now() - Date.parse(value)) < HOUR_MS ? 'just now' : value;
};

const ask = async (service: Service, { who, ask: send }: Call): Promise<Record<string, unknown>> => {
  const { status, data, count, error } = await send(service.clientFor(who));
  const { code = null, message = null } = error ?? {};
  return { status, data: withoutChance(data), count, code, message };
};

describe.runIf(program)('the embedded backend answers as PostgREST does', () => {
  let embedded: Service;
  let hosted: Service;
  beforeAll(async () => {
    [embedded, hosted] = await Promise.all([startEmbedded(), startHosted(program ?? '')]);
  });
  afterAll(async () => {
    await Promise.all([embedded.close(), hosted.close()]);
  });

  // Each runs on what the ones before have left, here and there.
  for (const call of CALLS)
    it(`${call.name}, asked by ${call.who} [EB-10]`, async () => {
      const [here, there] = [await ask(embedded, call), await ask(hosted, call)];
      const expected = DIFFERENCES[call.name]?.embedded ?? {};
      expect(here).toEqual({ ...there, ...expected });
      // What is listed is still so.
      for (const [name, value] of Object.entries(expected)) expect(there[name]).not.toEqual(value);
    });
});
