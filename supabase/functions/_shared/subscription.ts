/** A subscription row of the database; periods are in Unix seconds. */
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

/** Has PRO: paid for now. The same rule as private.is_pro. */
export const isPro = (row: Billed, nowSeconds: number): boolean =>
  RUNNING.has(row.status) && row.current_period_start <= nowSeconds && nowSeconds < row.current_period_end;

/** Renews PRO: will be charged again. The same rule as private.will_renew. */
export const willRenew = (row: Billed): boolean => RUNNING.has(row.status) && !row.cancel_at_period_end;

/** Ended for good: the database marks such rows as deleted. */
export const hasEnded = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** May still be charged, now or once a card works again: has to be ended before the account is deleted. */
export const mayCharge = (row: Billed): boolean => !hasEnded(row) && !row.cancel_at_period_end;

/** Awaits a failed payment: it continues with another card, and a second subscription would be charged as well. */
export const isOverdue = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  status === 'past_due' || status === 'unpaid';

/** The fields of the provider's subscription that are read. Older API versions have the period outside the items. */
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

/** Null if the subscription is for another product, or in a state that is not used here. */
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
    // A date set manually in the provider's dashboard ends it too, unless other periods are charged before.
    cancel_at_period_end:
      subscription.cancel_at_period_end ||
      (typeof subscription.cancel_at === 'number' && subscription.cancel_at <= end),
    payment_method_brand: card?.brand ?? null,
    payment_method_last4: card?.last4 ?? null,
    created: subscription.created,
  };
};
