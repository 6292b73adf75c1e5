import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres } from '../database/postgresPrograms';
import { startHosted, type Service } from './bothServices';
import { findPostgrest } from './postgrest';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const program = await findPostgrest();
const isInstalled = program !== null && (await findPostgres()).length > 0;

/** A procedure that takes as long as it is told to, for everybody. */
const WAIT = `
  create function public.wait(seconds float) returns void language sql as 'select pg_sleep(seconds)';
  grant execute on function public.wait(float) to anon, authenticated;
`;

describe.runIf(isInstalled)('the time of a statement at the REST layer', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startHosted(program ?? '', WAIT);
  });
  afterAll(() => service.close());

  it.each([
    ['anonymous', 2500, 6000],
    ['free', 7500, 12_000],
  ] as const)('ends what %s has asked when it is over [EX-05]', async (who, least, most) => {
    const client = service.clientFor(who);
    expect((await client.rpc('wait', { seconds: 0.1 })).error).toBeNull();
    const start = performance.now();
    const { error, status } = await client.rpc('wait', { seconds: 30 });
    const time = performance.now() - start;
    expect([error?.code, status]).toEqual(['57014', 500]);
    expect(time).toBeGreaterThan(least);
    expect(time).toBeLessThan(most);
  });
});
