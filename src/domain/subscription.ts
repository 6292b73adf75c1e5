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
  /** Unix seconds, as the provider writes them. */
  readonly periodStartSeconds: number;
  readonly periodEndSeconds: number;
  /** It ends with the period that is paid for. */
  readonly isCancelled: boolean;
  readonly payment: { readonly brand: string; readonly last4: string } | null;
};

const isRunning = ({ status }: Subscription): boolean => status === 'active' || status === 'trialing';

/** Paid for now. It opens features and limits. */
export const hasPro = (subscription: Subscription | null, now: Date): boolean => {
  if (!subscription || !isRunning(subscription)) return false;
  const seconds = now.getTime() / 1000;
  return subscription.periodStartSeconds <= seconds && seconds < subscription.periodEndSeconds;
};

/** Will be charged again. It stands in the way of deleting the account. */
export const isRenewing = (subscription: Subscription | null): boolean =>
  subscription !== null && isRunning(subscription) && !subscription.isCancelled;

/** Which of an account's subscriptions counts: one that is paid for, else the newest. `list` begins with the newest. */
export const chooseSubscription = (list: readonly Subscription[], now: Date): Subscription | null =>
  list.find((subscription) => hasPro(subscription, now)) ?? list[0] ?? null;
