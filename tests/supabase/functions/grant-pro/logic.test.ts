import { describe, expect, it } from 'vitest';
import type { AdminDatabase, GiftOutcome } from '../../../../supabase/functions/_shared/adminDatabase.ts';
import { grantPro } from '../../../../supabase/functions/grant-pro/logic.ts';
import { callerOf, IDS } from '../fakeGate';

const setUp = (outcome: GiftOutcome = 'changed') => {
  const calls: string[] = [];
  const note = (what: string) => async (actorId: string, targetId: string) => {
    calls.push(`${what} ${actorId} ${targetId}`);
    return outcome;
  };
  const none = () => Promise.reject(new Error('not asked'));
  const admin: AdminDatabase = {
    users: none,
    countUsers: none,
    user: none,
    dashboard: none,
    totals: none,
    activities: none,
    givePro: note('give'),
    takePro: note('take'),
  };
  const run = (body: Readonly<Record<string, unknown>>) => grantPro(admin, callerOf('admin'), body);
  return { run, calls };
};

describe('granting PRO', () => {
  it('gives and takes in the name of the caller', async () => {
    const { run, calls } = setUp();
    expect(await run({ user_id: IDS.free, granted: true, actor_id: IDS.stranger })).toEqual({
      success: true,
    });
    expect(await run({ user_id: IDS.free, granted: false })).toEqual({ success: true });
    expect(calls).toEqual([`give ${IDS.admin} ${IDS.free}`, `take ${IDS.admin} ${IDS.free}`]);
  });

  it('succeeds where there is nothing to do, so that it may be repeated', async () => {
    expect(await setUp('unchanged').run({ user_id: IDS.free, granted: true })).toEqual({ success: true });
  });

  it.each([
    ['paid', 409, 'This user pays for PRO'],
    ['unknown', 404, 'No such user'],
  ] as const)('is refused where the user is %s', async (outcome, status, message) => {
    await expect(setUp(outcome).run({ user_id: IDS.free, granted: true })).rejects.toMatchObject({
      status,
      message,
    });
  });

  it.each([
    {},
    { user_id: IDS.free },
    { user_id: IDS.free, granted: 'yes' },
    { granted: true },
    { user_id: 7, granted: true },
  ])('is refused for %j', async (body) => {
    const { run, calls } = setUp();
    await expect(run(body)).rejects.toMatchObject({ status: 400 });
    expect(calls).toEqual([]);
  });
});
