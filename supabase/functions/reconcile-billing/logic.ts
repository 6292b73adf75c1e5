import { syncCustomer, type Billing } from '../_shared/billing.ts';
import { hasEnded, type SubscriptionRow } from '../_shared/subscription.ts';

export type Kept = SubscriptionRow & { readonly customer_id: string; readonly deleted_at: string | null };

export interface Ledger {
  /** All of the provider's subscriptions to our price. */
  readonly subscriptions: () => AsyncIterable<{ readonly customerId: string; readonly row: SubscriptionRow }>;
  /** The database rows of these subscription ids; unknown ids have none. */
  readonly keptRows: (subscriptionIds: readonly string[]) => Promise<readonly Kept[]>;
  readonly isKnown: (customerIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** The number of rows that one database response may hold. */
const BATCH = 50;

const COMPARED = [
  'status',
  'price_id',
  'current_period_start',
  'current_period_end',
  'cancel_at_period_end',
  'payment_method_brand',
  'payment_method_last4',
] as const;

type Entry = { readonly customerId: string; readonly row: SubscriptionRow };

const differs = ({ customerId, row }: Entry, kept: Kept | undefined): boolean =>
  kept === undefined ||
  kept.customer_id !== customerId ||
  (kept.deleted_at !== null) !== hasEnded(row) ||
  COMPARED.some((field) => kept[field] !== row[field]);

async function* inBatches(entries: AsyncIterable<Entry>): AsyncGenerator<readonly Entry[]> {
  let batch: Entry[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

const wrongCustomers = async (ledger: Ledger, batch: readonly Entry[]): Promise<ReadonlySet<string>> => {
  const kept = await ledger.keptRows(batch.map(({ row }) => row.subscription_id));
  const byId = new Map(kept.map((row) => [row.subscription_id, row]));
  const wrong = batch.filter((entry) => differs(entry, byId.get(entry.row.subscription_id)));
  const customers = [...new Set(wrong.map(({ customerId }) => customerId))];
  const known = customers.length === 0 ? new Set<string>() : await ledger.isKnown(customers);
  return new Set(customers.filter((id) => known.has(id)));
};

/**
 * Compares all of the provider's subscriptions with the database, and copies those that differ: events may have been
 * lost for longer than the provider retries them.
 */
export const reconcileBilling = async (
  billing: Billing,
  ledger: Ledger,
  requestId: string,
): Promise<{ checked: number; corrected: number }> => {
  let [checked, corrected] = [0, 0];
  for await (const batch of inBatches(ledger.subscriptions())) {
    checked += batch.length;
    for (const customerId of await wrongCustomers(ledger, batch)) {
      const event = { id: `reconcile:${requestId}:${customerId}`, type: 'reconcile-billing' };
      // Where it is overtaken, the event that was lost has come after all.
      if ((await syncCustomer(billing, event, customerId)) === 'written') corrected++;
    }
  }
  return { checked, corrected };
};
