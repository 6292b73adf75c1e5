import { describe, expect, it } from 'vitest';
import { Unavailable } from '../../../../supabase/functions/_shared/refusal.ts';
import { suspendUser, type Suspensions } from '../../../../supabase/functions/suspend-user/logic.ts';
import { callerOf, createFakeGate, IDS } from '../fakeGate';

const setUp = () => {
  const suspended = new Set<string>();
  const trail: string[] = [];
  const fails = { auth: false, audit: '' };
  const suspensions: Suspensions = {
    isAdmin: createFakeGate().isAdmin,
    setSuspended: async (id, isSuspended) => {
      if (fails.auth) throw new Unavailable('auth server');
      if (!Object.values<string>(IDS).includes(id)) return false;
      if (isSuspended) suspended.add(id);
      else suspended.delete(id);
      return true;
    },
    audit: async ({ actorId, action, targetId, outcome }) => {
      if (fails.audit === outcome) throw new Unavailable('database');
      trail.push(`${actorId} ${action} ${targetId} ${outcome}`);
    },
  };
  const run = (body: Readonly<Record<string, unknown>>) => suspendUser(suspensions, callerOf('admin'), body);
  return { run, suspended, trail, fails };
};

describe('suspending an account', () => {
  it('shuts it out and lets it in again, with a trail of both', async () => {
    const { run, suspended, trail } = setUp();
    expect(await run({ user_id: IDS.free, suspended: true })).toEqual({ success: true });
    expect([...suspended]).toEqual([IDS.free]);
    expect(await run({ user_id: IDS.free, suspended: false })).toEqual({ success: true });
    expect([...suspended]).toEqual([]);
    expect(trail).toEqual([
      `${IDS.admin} suspend account ${IDS.free} asked`,
      `${IDS.admin} suspend account ${IDS.free} done`,
      `${IDS.admin} lift suspension ${IDS.free} asked`,
      `${IDS.admin} lift suspension ${IDS.free} done`,
    ]);
  });

  it.each([IDS.admin, IDS.otherAdmin])('is refused for administrators, themselves too', async (id) => {
    const { run, suspended, trail } = setUp();
    await expect(run({ user_id: id, suspended: true })).rejects.toMatchObject({
      status: 403,
      message: 'Not allowed',
    });
    expect([suspended.size, trail]).toEqual([0, []]);
  });

  it.each([
    {},
    { user_id: IDS.free },
    { user_id: IDS.free, suspended: 'false' },
    { user_id: IDS.free, suspended: 1 },
    { user_id: IDS.free, suspended: null },
    { user_id: "' or 1=1", suspended: true },
    { user_id: [IDS.free], suspended: true },
  ])('is refused for %j', async (body) => {
    const { run, suspended, trail } = setUp();
    await expect(run(body)).rejects.toMatchObject({ status: 400 });
    expect([suspended.size, trail]).toEqual([0, []]);
  });

  it('knows who is not there', async () => {
    const { run } = setUp();
    const nobody = { user_id: '00000000-0000-4000-8000-00000000dead', suspended: true };
    await expect(run(nobody)).rejects.toMatchObject({ status: 404, message: 'No such user' });
  });

  it('leaves the trail of an attempt that the auth server did not answer', async () => {
    const { run, fails, trail, suspended } = setUp();
    fails.auth = true;
    await expect(run({ user_id: IDS.free, suspended: true })).rejects.toBeInstanceOf(Unavailable);
    expect([suspended.size, trail]).toEqual([0, [`${IDS.admin} suspend account ${IDS.free} asked`]]);
  });

  it.each([true, false])('is answered as done where only its last line fails: %j', async (isSuspended) => {
    const { run, fails, suspended, trail } = setUp();
    if (!isSuspended) suspended.add(IDS.free);
    fails.audit = 'done';
    expect(await run({ user_id: IDS.free, suspended: isSuspended })).toEqual({ success: true });
    expect([suspended.has(IDS.free), trail.length]).toEqual([isSuspended, 1]);
  });

  it('is not done without its first line', async () => {
    const { run, fails, suspended } = setUp();
    fails.audit = 'asked';
    await expect(run({ user_id: IDS.free, suspended: true })).rejects.toBeInstanceOf(Unavailable);
    expect(suspended.size).toBe(0);
  });
});
