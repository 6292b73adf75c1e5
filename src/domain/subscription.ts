/** As the payment provider names them. */
export type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'incomplete'
  | 'incomplete_expired'
  | 'paused';

export type Subscription = {
  readonly status: SubscriptionStatus;
  /** Unix seconds, as from the provider. */
  readonly periodStartSeconds: number;
  readonly periodEndSeconds: number;
  /** It ends with the paid period. */
  readonly isCancelled: boolean;
  readonly payment: { readonly brand: string; readonly last4: string } | null;
};

const isRunning = ({ status }: Subscription): boolean => status === 'active' || status === 'trialing';

/** Currently paid for: enables features and limits. */
export const hasPro = (subscription: Subscription | null, now: Date): boolean => {
  if (!subscription || !isRunning(subscription)) return false;
  const seconds = now.getTime() / 1000;
  return subscription.periodStartSeconds <= seconds && seconds < subscription.periodEndSeconds;
};

/** Will be charged again: prevents deleting the account. */
export const isRenewing = (subscription: Subscription | null): boolean =>
  subscription !== null && isRunning(subscription) && !subscription.isCancelled;

/** The relevant subscription of an account: a paid one, else the newest. `list` is sorted newest first. */
export const chooseSubscription = (list: readonly Subscription[], now: Date): Subscription | null =>
  list.find((subscription) => hasPro(subscription, now)) ?? list[0] ?? null;
