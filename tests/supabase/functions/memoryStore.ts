import type { BillingStore } from '../../../supabase/functions/_shared/billing.ts';

type Synced = Parameters<BillingStore['closeSync']>[0];

export type MemoryStore = BillingStore & {
  readonly customers: Map<string, string>;
  readonly synced: Synced[];
  /** How many of the next copies are overtaken, and how many fail. */
  readonly state: { isDown: boolean; overtaken: number; failures: number };
};

/** The database's part of billing in memory, for rules that do not depend on its locks. */
export const createMemoryStore = (customers: Record<string, string> = {}): MemoryStore => {
  const byUser = new Map(Object.entries(customers));
  const synced: Synced[] = [];
  const state = { isDown: false, overtaken: 0, failures: 0 };
  return {
    customers: byUser,
    synced,
    state,
    customerOf: async (userId) => byUser.get(userId) ?? null,
    keepCustomer: async (userId, customerId) => {
      await Promise.resolve();
      if (!byUser.has(userId)) byUser.set(userId, customerId);
      return byUser.get(userId) ?? customerId;
    },
    forgetCustomer: async (customerId) => {
      for (const [user, customer] of byUser) if (customer === customerId) byUser.delete(user);
    },
    openSync: async () => {
      if (state.isDown) throw new Error('down');
      return 1;
    },
    closeSync: async (sync) => {
      if (state.failures > 0) {
        state.failures--;
        throw new Error('failed');
      }
      if (state.overtaken > 0) {
        state.overtaken--;
        return false;
      }
      synced.push(sync);
      return true;
    },
    recordEvent: async () => undefined,
  };
};
