import { describe, expect, it } from 'vitest';
import { Unavailable } from '../../../../supabase/functions/_shared/refusal.ts';
import { deleteUser, type Accounts } from '../../../../supabase/functions/delete-user/logic.ts';
import { callerOf, createFakeGate, IDS } from '../fakeGate';
import { createFakeProvider, subscriptionRow } from '../fakeProvider';
import { createMemoryStore } from '../memoryStore';

type Name = keyof typeof IDS;

/** Accounts, a paying user among them, and a place where the process may die. */
const setUp = () => {
  const gate = createFakeGate();
  const provider = createFakeProvider();
  const store = createMemoryStore({ [IDS.pro]: 'cus_1' });
  provider.customers.add('cus_1');
  provider.truth.set('cus_1', [subscriptionRow('sub_1')]);
  const living = new Set<string>(Object.values(IDS));
  const erased: string[] = [];
  const trail: string[] = [];
  const dies = { at: '' };
  const step = (name: string): void => {
    if (dies.at === name) throw new Unavailable('killed');
  };
  const renews = (id: string): boolean => {
    const rows =
      store.synced.at(-1)?.subscriptions ?? provider.truth.get(store.customers.get(id) ?? '') ?? [];
    return rows.some((row) => row.status === 'active' && !row.cancel_at_period_end);
  };
  const accounts: Accounts = {
    isAdmin: gate.isAdmin,
    exists: async (id) => living.has(id),
    eraseData: async (_caller, id) => {
      step('erase');
      if (renews(id)) return 'renewing';
      erased.push(id);
      return 'erased';
    },
    deleteAccount: async (id) => {
      step('delete');
      living.delete(id);
      store.customers.delete(id);
    },
    audit: async ({ actorId, targetId, outcome }) => {
      step(`audit ${outcome}`);
      trail.push(`${actorId} ${targetId} ${outcome}`);
    },
  };
  const billing = {
    provider: {
      ...provider,
      deleteCustomer: async (id: string) => {
        step('provider');
        await provider.deleteCustomer(id);
        step('after provider');
      },
    },
    store,
  };
  const run = (caller: Name, body: Readonly<Record<string, unknown>>) =>
    deleteUser({ billing, accounts, gate, requestId: 'request' }, callerOf(caller), body);
  const untouched = (): boolean =>
    living.size === Object.keys(IDS).length && erased.length === 0 && provider.writes.length === 0;
  return { run, untouched, living, erased, trail, provider, store, dies };
};

const statusOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 200,
    (error: unknown) => (error as { status?: number }).status,
  );

describe('deleting an account', () => {
  it('takes the own one away, and leaves a trail without content [D-23]', async () => {
    const { run, living, erased, trail } = setUp();
    expect(await run('free', { user_id: IDS.free })).toEqual({ success: true });
    expect([living.has(IDS.free), erased]).toEqual([false, [IDS.free]]);
    expect(trail).toEqual([`${IDS.free} ${IDS.free} asked`, `${IDS.free} ${IDS.free} done`]);
  });

  it('asks nothing of the provider for whoever never paid', async () => {
    const { run, provider } = setUp();
    provider.state.isDown = true;
    expect(await run('free', { user_id: IDS.free })).toEqual({ success: true });
    expect(await run('admin', { user_id: IDS.stranger })).toEqual({ success: true });
    expect(provider.writes).toEqual([]);
  });

  it('waits for each of several subscriptions', async () => {
    const { run, provider, untouched } = setUp();
    provider.truth.set('cus_1', [subscriptionRow('sub_2', { status: 'canceled' }), subscriptionRow('sub_1')]);
    expect(await statusOf(run('pro', { user_id: IDS.pro }))).toBe(409);
    expect(untouched()).toBe(true);
  });

  it('is refused where one has begun meanwhile, and leaves the account', async () => {
    const { run, store, living, erased } = setUp();
    Object.assign(store, { closeSync: async () => false });
    store.synced.push({
      eventId: 'evt_1',
      eventType: 'invoice.paid',
      customerId: 'cus_1',
      ticket: 1,
      subscriptions: [subscriptionRow('sub_2')],
    });
    await expect(run('admin', { user_id: IDS.pro })).rejects.toMatchObject({
      status: 409,
      message: 'Cancel your subscription first',
    });
    expect([living.has(IDS.pro), erased]).toEqual([true, []]);
  });

  it('is refused for the account of another [FN-02]', async () => {
    const { run, untouched } = setUp();
    await expect(run('free', { user_id: IDS.stranger })).rejects.toMatchObject({
      status: 403,
      message: 'Not allowed',
    });
    expect(await statusOf(run('free', { user_id: IDS.admin }))).toBe(403);
    expect(untouched()).toBe(true);
  });

  it.each([
    {},
    { user_id: null },
    { user_id: [] },
    { user_id: {} },
    { user_id: [IDS.free, IDS.stranger] },
    { user_id: 'x'.repeat(5000) },
    { user_id: "' or 1=1" },
    { user_id: `${IDS.free}\n` },
    { user_id: IDS.free.toUpperCase().replace(/4/, 'G') },
  ])('is refused for %j [FN-03]', async (body) => {
    const { run, untouched } = setUp();
    expect(await statusOf(run('free', body))).toBe(400);
    expect(untouched()).toBe(true);
  });

  it('waits until the subscription is cancelled, and not until its period is over [FN-04]', async () => {
    const { run, untouched, provider, living } = setUp();
    expect(await statusOf(run('pro', { user_id: IDS.pro }))).toBe(409);
    expect(untouched()).toBe(true);
    provider.truth.set('cus_1', [subscriptionRow('sub_1', { cancel_at_period_end: true })]);
    expect(await statusOf(run('pro', { user_id: IDS.pro }))).toBe(200);
    expect([living.has(IDS.pro), provider.truth.get('cus_1')?.[0]?.status]).toEqual([false, 'canceled']);
  });

  it('deletes once of twenty calls at once, and breaks in none [FN-07]', async () => {
    const { run, living } = setUp();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => statusOf(run('free', { user_id: IDS.free }))),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(living.size).toBe(Object.keys(IDS).length - 1);
  });

  it('is tried five times an hour for the own one, whatever comes of it [FN-32]', async () => {
    const { run } = setUp();
    for (let tries = 0; tries < 5; tries++)
      expect(await statusOf(run('pro', { user_id: IDS.pro }))).toBe(409);
    await expect(run('pro', { user_id: IDS.pro })).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
    });
  });

  it('is no matter of hours for an administrator, who deletes those of others [FN-32]', async () => {
    const { run, living, dies } = setUp();
    dies.at = 'delete';
    for (let tries = 0; tries < 6; tries++)
      await expect(run('admin', { user_id: IDS.stranger })).rejects.toThrow('killed');
    dies.at = '';
    expect(await statusOf(run('admin', { user_id: IDS.stranger }))).toBe(200);
    expect(living.has(IDS.stranger)).toBe(false);
  });

  it.each(['audit asked', 'provider', 'after provider', 'erase', 'delete'])(
    'comes to its end when it died at "%s" and is repeated [FN-08]',
    async (place) => {
      const { run, living, provider, dies } = setUp();
      dies.at = place;
      await expect(run('admin', { user_id: IDS.pro })).rejects.toThrow('killed');
      expect(living.has(IDS.pro)).toBe(true);
      dies.at = '';
      await run('admin', { user_id: IDS.pro });
      expect([living.has(IDS.pro), provider.truth.get('cus_1')?.[0]?.status]).toEqual([false, 'canceled']);
    },
  );

  it('is answered as done where only its last line fails', async () => {
    const { run, living, trail, dies } = setUp();
    dies.at = 'audit done';
    expect(await run('admin', { user_id: IDS.stranger })).toEqual({ success: true });
    expect([living.has(IDS.stranger), trail]).toEqual([false, [`${IDS.admin} ${IDS.stranger} asked`]]);
  });

  it.each(['admin', 'otherAdmin'] as const)(
    'is never done to an administrator: %s [FN-09]',
    async (target) => {
      const { run, untouched } = setUp();
      expect(await statusOf(run('admin', { user_id: IDS[target] }))).toBe(403);
      expect(untouched()).toBe(true);
    },
  );

  it('leaves all as it was while the provider is down [FN-10]', async () => {
    const { run, untouched, provider } = setUp();
    provider.state.isDown = true;
    await expect(run('admin', { user_id: IDS.pro })).rejects.toThrow('stripe');
    expect(untouched()).toBe(true);
  });

  it('ends the payments of a user before the account, for an administrator [FN-11]', async () => {
    const { run, living, provider, trail } = setUp();
    expect(await statusOf(run('admin', { user_id: IDS.pro }))).toBe(200);
    expect([provider.writes, living.has(IDS.pro)]).toEqual([['delete cus_1'], false]);
    expect(trail).toEqual([`${IDS.admin} ${IDS.pro} asked`, `${IDS.admin} ${IDS.pro} done`]);
  });

  it('copies the end once, and leaves it to a newer copy that has written [FN-11]', async () => {
    const calm = setUp();
    await calm.run('admin', { user_id: IDS.pro });
    expect(calm.store.synced).toMatchObject([
      { eventId: 'delete:request', eventType: 'delete-user', subscriptions: [{ status: 'canceled' }] },
    ]);
    const { run, store } = setUp();
    store.state.overtaken = 99;
    expect(await statusOf(run('admin', { user_id: IDS.pro }))).toBe(200);
    expect([store.synced, 99 - store.state.overtaken]).toEqual([[], 1]);
  });

  it('knows nobody by an id that nobody has', async () => {
    const { run } = setUp();
    const unknown = { user_id: '00000000-0000-4000-8000-000000000099' };
    await expect(run('admin', unknown)).rejects.toMatchObject({ status: 404, message: 'No such user' });
  });
});
