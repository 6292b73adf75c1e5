import { hasPro, isRenewing, type Subscription } from '../../domain/subscription';

/** State of a subscription, as shown by its card. */
export type SubscriptionState =
  /** `endedSeconds` is when PRO ended; null if there never was PRO. */
  | { readonly kind: 'free'; readonly endedSeconds: number | null }
  /** PRO that was granted, and is never charged. */
  | { readonly kind: 'complimentary' }
  | { readonly kind: 'renewing'; readonly untilSeconds: number }
  | { readonly kind: 'cancelled'; readonly untilSeconds: number }
  /**
   * A payment is missing, and it may still be charged, by itself if it is retried. PRO is paused, unless it was granted
   * as well.
   */
  | { readonly kind: 'overdue'; readonly isGranted: boolean; readonly isRetried: boolean }
  /** It goes on, but the payment of the current period is not known here yet. */
  | { readonly kind: 'confirming'; readonly isGranted: boolean };

const OVERDUE: ReadonlySet<Subscription['status']> = new Set(['past_due', 'unpaid']);
const ENDED: ReadonlySet<Subscription['status']> = new Set(['canceled', 'incomplete_expired']);
const NEVER_BEGAN: ReadonlySet<Subscription['status']> = new Set(['incomplete', 'incomplete_expired']);

/** Not paid for at this moment, but charged as soon as the provider can. */
const isUnpaid = ({ status, isCancelled }: Subscription): boolean =>
  !NEVER_BEGAN.has(status) && !ENDED.has(status) && (OVERDUE.has(status) || !isCancelled);

/** A subscription that can be cancelled, or was. */
export type CancellableState = Extract<
  SubscriptionState,
  { readonly kind: 'renewing' | 'cancelled' | 'overdue' | 'confirming' }
>;

export const isCancellable = (state: SubscriptionState): state is CancellableState =>
  state.kind !== 'free' && state.kind !== 'complimentary';

export const describeSubscription = (
  subscription: Subscription | null,
  isComplimentary: boolean,
  now: Date,
): SubscriptionState => {
  if (subscription && hasPro(subscription, now)) {
    const kind = isRenewing(subscription) ? 'renewing' : 'cancelled';
    return { kind, untilSeconds: subscription.periodEndSeconds };
  }
  // Also where PRO was granted: what may be charged has to be seen to be cancelled.
  if (subscription && isUnpaid(subscription)) {
    if (isRenewing(subscription)) return { kind: 'confirming', isGranted: isComplimentary };
    // The provider gives up before the status is unpaid.
    return { kind: 'overdue', isGranted: isComplimentary, isRetried: subscription.status === 'past_due' };
  }
  if (isComplimentary) return { kind: 'complimentary' };
  if (!subscription || NEVER_BEGAN.has(subscription.status)) return { kind: 'free', endedSeconds: null };
  // One that was ended within a period that was never paid had no PRO in it.
  const isOver = subscription.periodEndSeconds <= now.getTime() / 1000;
  return { kind: 'free', endedSeconds: isOver ? subscription.periodEndSeconds : null };
};
