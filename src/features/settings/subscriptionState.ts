import { hasPro, isRenewing, type Subscription } from '../../domain/subscription';

/** State of a subscription, as shown by its card. */
export type SubscriptionState =
  /** `endedSeconds` is when PRO ended; null if there never was PRO. */
  | { readonly kind: 'free'; readonly endedSeconds: number | null }
  /** PRO that was granted, and is never charged. */
  | { readonly kind: 'complimentary' }
  | { readonly kind: 'renewing'; readonly untilSeconds: number }
  | { readonly kind: 'cancelled'; readonly untilSeconds: number }
  /** A payment is overdue: PRO is paused, and it may still be charged. */
  | { readonly kind: 'overdue' };

const OVERDUE: ReadonlySet<Subscription['status']> = new Set(['past_due', 'unpaid']);
const ENDED: ReadonlySet<Subscription['status']> = new Set(['canceled', 'incomplete_expired']);
const NEVER_BEGAN: ReadonlySet<Subscription['status']> = new Set(['incomplete', 'incomplete_expired']);

export const describeSubscription = (
  subscription: Subscription | null,
  isComplimentary: boolean,
  now: Date,
): SubscriptionState => {
  if (subscription && hasPro(subscription, now)) {
    const kind = isRenewing(subscription) ? 'renewing' : 'cancelled';
    return { kind, untilSeconds: subscription.periodEndSeconds };
  }
  if (isComplimentary) return { kind: 'complimentary' };
  if (!subscription || NEVER_BEGAN.has(subscription.status)) return { kind: 'free', endedSeconds: null };
  const hasEnded =
    ENDED.has(subscription.status) || (subscription.isCancelled && !OVERDUE.has(subscription.status));
  if (!hasEnded) return { kind: 'overdue' };
  // One that was ended within a period that was never paid had no PRO in it.
  const isOver = subscription.periodEndSeconds <= now.getTime() / 1000;
  return { kind: 'free', endedSeconds: isOver ? subscription.periodEndSeconds : null };
};
