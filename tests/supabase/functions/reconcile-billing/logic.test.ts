import { describe, expect, it } from 'vitest';
import { hasEnded } from '../../../../supabase/functions/_shared/subscription.ts';
import { isJob } from '../../../../supabase/functions/reconcile-billing/isJob.ts';
import {
  reconcileBilling,
  type Kept,
  type Ledger,
} from '../../../../supabase/functions/reconcile-billing/logic.ts';
import { createFakeProvider, subscriptionRow } from '../fakeProvider';
import { createMemoryStore } from '../memoryStore';

const COUNT = 1000;
const customerOf = (index: number): string => `cus_${index}`;

const setUp = () => {
  const provider = createFakeProvider();
  const memory = createMemoryStore();
  const rows = Array.from({ length: COUNT }, (_, index) =>
    subscriptionRow(`sub_${index}`, { status: index % 3 === 0 ? 'canceled' : 'active' }),
  );
  for (const [index, row] of rows.entries()) provider.truth.set(customerOf(index), [row]);
  const toKept = (index: number): Kept => {
    const row = rows[index] ?? subscriptionRow('sub_of_nobody');
    return { ...row, customer_id: customerOf(index), deleted_at: hasEnded(row) ? '2025-01-01Z' : null };
  };
  const kept = new Map(rows.map((row, index) => [row.subscription_id, toKept(index)]));
  const asked: number[] = [];
  const ledger: Ledger = {
    subscriptions: async function* subscriptions() {
      for (const [index, row] of rows.entries()) yield { customerId: customerOf(index), row };
    },
    keptRows: async (ids) => {
      asked.push(ids.length);
      return ids.map((id) => kept.get(id)).filter((row) => row !== undefined);
    },
    isKnown: async (ids) => new Set(ids.filter((id) => id !== 'cus_8')),
  };
  const store: typeof memory = {
    ...memory,
    closeSync: async (sync) => {
      const isWritten = await memory.closeSync(sync);
      const index = Number(sync.customerId.slice('cus_'.length));
      if (isWritten) kept.set(`sub_${index}`, toKept(index));
      return isWritten;
    },
  };
  const run = () => reconcileBilling({ provider, store }, ledger, 'request');
  const corrupt = (index: number, changes: Partial<Kept> | null): void => {
    const row = kept.get(`sub_${index}`);
    if (changes === null || row === undefined) kept.delete(`sub_${index}`);
    else kept.set(`sub_${index}`, { ...row, ...changes });
  };
  return { run, corrupt, kept, toKept, asked, provider, memory };
};

const FAULTS: readonly (Partial<Kept> | null)[] = [
  null,
  { status: 'unpaid' },
  { current_period_end: 1 },
  { cancel_at_period_end: true },
  { payment_method_last4: null },
  { customer_id: 'cus_of_another' },
];

describe('the reconciliation', () => {
  it('repairs 50 of 1000 that lost events left wrong, and nothing the second time [WH-20]', async () => {
    const { run, corrupt, kept, toKept } = setUp();
    for (let index = 0; index < 50; index++) corrupt(index * 19 + 1, FAULTS[index % FAULTS.length] ?? null);
    expect(await run()).toEqual({ checked: COUNT, corrected: 50 });
    expect(await run()).toEqual({ checked: COUNT, corrected: 0 });
    expect(Array.from({ length: COUNT }, (_, index) => kept.get(`sub_${index}`))).toEqual(
      Array.from({ length: COUNT }, (_, index) => toKept(index)),
    );
  });

  it('brings back what was taken for ended, and ends what was taken for running [WH-20]', async () => {
    const { run, corrupt } = setUp();
    corrupt(1, { deleted_at: '2025-01-01Z' });
    corrupt(3, { deleted_at: null });
    expect(await run()).toEqual({ checked: COUNT, corrected: 2 });
  });

  it('asks the database in answers that it does not cut', async () => {
    const { run, asked } = setUp();
    await run();
    expect(asked).toHaveLength(20);
    expect(Math.max(...asked)).toBe(50);
  });

  it('makes no customer of what it does not know [WH-13]', async () => {
    const { run, corrupt, memory } = setUp();
    corrupt(8, null);
    expect(await run()).toEqual({ checked: COUNT, corrected: 0 });
    expect(memory.synced).toEqual([]);
  });

  it('leaves to the event what comes meanwhile after all, and does not count it', async () => {
    const { run, corrupt, memory } = setUp();
    corrupt(1, null);
    memory.state.overtaken = 2;
    expect(await run()).toMatchObject({ corrected: 0 });
    expect(memory.state.overtaken).toBe(1);
  });
});

describe('the nightly job', () => {
  const request = (token?: string) =>
    new Request('http://localhost/', {
      method: 'POST',
      headers: token === undefined ? {} : { 'x-job-token': token },
    });

  it('is known by its token alone', async () => {
    expect(await isJob(request('the token'), 'the token')).toBe(true);
    expect(await isJob(request('the tokem'), 'the token')).toBe(false);
    expect(await isJob(request(''), 'the token')).toBe(false);
    expect(await isJob(request(), 'the token')).toBe(false);
    expect(await isJob(request('the token'), null)).toBe(false);
  });
});
