/** A subscription as the database keeps it; periods are Unix seconds. */
export type SubscriptionRow = {
  readonly subscription_id: string;
  readonly status: string;
  readonly price_id: string | null;
  readonly current_period_start: number;
  readonly current_period_end: number;
  readonly cancel_at_period_end: boolean;
  readonly payment_method_brand: string | null;
  readonly payment_method_last4: string | null;
  readonly created: number;
};

const RUNNING: ReadonlySet<string> = new Set(['active', 'trialing']);
const KNOWN: ReadonlySet<string> = new Set([
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
]);

type Billed = Pick<
  SubscriptionRow,
  'status' | 'current_period_start' | 'current_period_end' | 'cancel_at_period_end'
>;

/** The first reading of PRO: paid for now. The same rule as private.is_pro. */
export const isPro = (row: Billed, nowSeconds: number): boolean =>
  RUNNING.has(row.status) && row.current_period_start <= nowSeconds && nowSeconds < row.current_period_end;

/** The second reading of PRO: will be charged again. The same rule as private.will_renew. */
export const willRenew = (row: Billed): boolean => RUNNING.has(row.status) && !row.cancel_at_period_end;

/** Over for good: the database marks such rows as deleted. */
export const hasEnded = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** May still be charged, now or after a card is mended: what has to be ended before an account goes. */
export const mayCharge = (row: Billed): boolean => !hasEnded(row) && !row.cancel_at_period_end;

/** Waits for a payment that failed: with another card it goes on by itself, and a second one would be charged beside it. */
export const isOverdue = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  status === 'past_due' || status === 'unpaid';

/** The parts of the provider's subscription that are read. Older interface versions keep the period beside the items. */
export type ProviderSubscription = {
  readonly id: string;
  readonly status: string;
  readonly created: number;
  readonly cancel_at_period_end: boolean;
  readonly cancel_at?: number | null;
  readonly current_period_start?: number;
  readonly current_period_end?: number;
  readonly items: {
    readonly data: readonly {
      readonly price: { readonly id: string };
      readonly current_period_start?: number;
      readonly current_period_end?: number;
    }[];
  };
  readonly default_payment_method?:
    | string
    | { readonly card?: { readonly brand: string; readonly last4: string } | null }
    | null;
};

/** Null where the subscription is to another product, or in a state that has no meaning here. */
export const toSubscriptionRow = (
  subscription: ProviderSubscription,
  priceId: string,
): SubscriptionRow | null => {
  const item = subscription.items.data.find(({ price }) => price.id === priceId);
  const start = item?.current_period_start ?? subscription.current_period_start;
  const end = item?.current_period_end ?? subscription.current_period_end;
  if (item === undefined || start === undefined || end === undefined || !KNOWN.has(subscription.status))
    return null;
  const method = subscription.default_payment_method;
  const card = typeof method === 'object' ? method?.card : undefined;
  return {
    subscription_id: subscription.id,
    status: subscription.status,
    price_id: priceId,
    current_period_start: start,
    current_period_end: end,
    // A date of its own set by hand in the provider's dashboard ends it just as well.
    cancel_at_period_end: subscription.cancel_at_period_end || typeof subscription.cancel_at === 'number',
    payment_method_brand: card?.brand ?? null,
    payment_method_last4: card?.last4 ?? null,
    created: subscription.created,
  };
};
