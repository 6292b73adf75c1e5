import type { Billing } from '../../../../supabase/functions/_shared/billing.ts';
import type { SubscriptionRow } from '../../../../supabase/functions/_shared/subscription.ts';
import {
  handleEvent,
  type WebhookEvent,
  type WebhookOutcome,
} from '../../../../supabase/functions/stripe-webhook/logic.ts';
import { NOW_SECONDS, subscriptionRow } from '../fakeProvider';

export const CUSTOMER = 'cus_1';

/** The life of a subscription at the provider: what is true from each event on. Two share a second. */
export const LIFE: readonly { readonly type: string; readonly truth: readonly SubscriptionRow[] }[] = [
  { type: 'checkout.session.completed', truth: [subscriptionRow('sub_1', { status: 'incomplete' })] },
  { type: 'customer.subscription.created', truth: [subscriptionRow('sub_1', { status: 'incomplete' })] },
  { type: 'invoice.paid', truth: [subscriptionRow('sub_1')] },
  { type: 'invoice.payment_failed', truth: [subscriptionRow('sub_1', { status: 'past_due' })] },
  {
    type: 'customer.subscription.updated',
    truth: [subscriptionRow('sub_1', { current_period_end: NOW_SECONDS + 50 * 86_400 })],
  },
  {
    type: 'customer.subscription.updated',
    truth: [subscriptionRow('sub_1', { cancel_at_period_end: true })],
  },
  { type: 'customer.subscription.deleted', truth: [subscriptionRow('sub_1', { status: 'canceled' })] },
];

export const eventOf = (id: string, type: string, customer: string | null = CUSTOMER): WebhookEvent => ({
  id,
  type,
  livemode: false,
  data: { object: { customer } },
});

export const deliver = (billing: Billing, event: WebhookEvent): Promise<WebhookOutcome> =>
  handleEvent(billing, false, event);

/** A provider whose truth moves along its life, and never back. */
export const createTimeline = (life = LIFE) => {
  let step = 0;
  return {
    reset: () => {
      step = 0;
    },
    /** An event is sent only once it happened. */
    reach: (index: number) => {
      step = Math.max(step, index);
    },
    truth: () => life[step]?.truth ?? [],
  };
};

/** What the database must hold: a subscription that ended is marked as such. */
export const asKept = (truth: readonly SubscriptionRow[]) =>
  truth.map(
    ({ subscription_id, status, current_period_start, current_period_end, cancel_at_period_end }) => ({
      subscription_id,
      status,
      current_period_start,
      current_period_end,
      cancel_at_period_end,
      has_ended: status === 'canceled',
    }),
  );

export function* ordersOf<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}
