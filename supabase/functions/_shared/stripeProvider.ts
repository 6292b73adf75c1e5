import Stripe from 'stripe';
import type { BillingProvider, CheckoutAnswer } from './billing.ts';
import { toHex } from './hex.ts';
import { Unavailable } from './refusal.ts';
import { toSubscriptionRow, type ProviderSubscription, type SubscriptionRow } from './subscription.ts';

const MOST_SUBSCRIPTIONS = 500;
const PAGE = 100;

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Names the failure for the log, without the provider's own message. */
const ask = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) throw error;
    if (error instanceof Stripe.errors.StripeError)
      throw new Unavailable(`stripe ${error.code ?? error.type}`);
    throw error;
  }
};

/** Like `ask`, with a fallback for objects that the provider does not have. */
const askOr = async <T>(missing: T, work: () => Promise<T>): Promise<T> => {
  try {
    return await ask(work);
  } catch (error) {
    if (isMissing(error)) return missing;
    throw error;
  }
};

/** The provider's types are wider than what is read here; toSubscriptionRow checks what matters. */
const toRows = (subscriptions: readonly Stripe.Subscription[], priceId: string): readonly SubscriptionRow[] =>
  subscriptions
    .map((subscription) => toSubscriptionRow(subscription as unknown as ProviderSubscription, priceId))
    .filter((row) => row !== null);

/**
 * The provider accepts an idempotency key for one set of parameters only, for a day: the parameters are part of the
 * key, so that a changed email, price or return URL results in another key. They are hashed, because keys are logged.
 */
const keyOf = async (key: string, sent: object): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sent)));
  return `${key}:${toHex(digest)}`;
};

const idOf = (method: string | Stripe.PaymentMethod | null): string | null =>
  typeof method === 'string' ? method : (method?.id ?? null);

export const createStripeProvider = (stripe: Stripe, priceId: string): BillingProvider => ({
  createCustomer: ({ userId, email, key }) =>
    ask(async () => {
      const params = { metadata: { user_id: userId }, ...(email === null ? {} : { email }) };
      const idempotencyKey = await keyOf(key, params);
      return (await stripe.customers.create(params, { idempotencyKey })).id;
    }),

  subscriptionsOf: (customerId) =>
    askOr([], async () => {
      const list = stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: PAGE,
        expand: ['data.default_payment_method'],
      });
      return toRows(await list.autoPagingToArray({ limit: MOST_SUBSCRIPTIONS }), priceId);
    }),

  openCheckout: ({ form, customerId, userId, email, successUrl, cancelUrl, key }) =>
    askOr<CheckoutAnswer>({ kind: 'no-customer' }, async () => {
      // A checkout shows its customer's email and sends the receipt there.
      if (email !== null) await stripe.customers.update(customerId, { email });
      const params = {
        mode: 'subscription' as const,
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: priceId, quantity: 1 }],
        metadata: { user_id: userId },
        subscription_data: { metadata: { user_id: userId } },
        ...(form === 'hosted'
          ? { success_url: successUrl, cancel_url: cancelUrl }
          : {
              ui_mode: 'embedded_page' as const,
              // Cards are paid in place; payment methods that redirect return like the hosted page.
              redirect_on_completion: 'if_required' as const,
              return_url: successUrl,
            }),
      };
      const idempotencyKey = await keyOf(key, { ...params, email });
      const session = await stripe.checkout.sessions.create(params, { idempotencyKey });
      return { kind: 'opened', url: session.url, secret: session.client_secret };
    }),

  closeCheckouts: (customerId, beforeSeconds) =>
    askOr(undefined, async () => {
      const { sessions } = stripe.checkout;
      const created = { lt: beforeSeconds };
      const open = await sessions.list({ customer: customerId, status: 'open', created, limit: PAGE });
      await Promise.all(open.data.map(({ id }) => sessions.expire(id)));
    }),

  cancelAtPeriodEnd: (subscriptionId) =>
    ask(async () => {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    }),

  // Canceling at the end of the period would go on collecting what is overdue.
  end: (subscriptionId) =>
    askOr(undefined, async () => {
      await stripe.subscriptions.cancel(subscriptionId);
    }),

  resume: (subscriptionId) =>
    ask(async () => {
      const { subscriptions } = stripe;
      const resumed = await subscriptions.update(subscriptionId, { cancel_at_period_end: false });
      // Set manually in the dashboard. The provider takes one of the two at a time.
      if (typeof resumed.cancel_at === 'number')
        await subscriptions.update(subscriptionId, { cancel_at: '' });
    }),

  openPortal: (customerId, returnUrl) =>
    askOr<string | null>(null, async () => {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
        },
      });
      return session.url;
    }),

  chargeDefaultCard: (customerId) =>
    askOr(undefined, async () => {
      const customer = await stripe.customers.retrieve(customerId);
      const card = idOf(customer.deleted ? null : customer.invoice_settings.default_payment_method);
      if (card === null) return;
      const running = await stripe.subscriptions.list({ customer: customerId, price: priceId, limit: PAGE });
      const others = running.data.filter((each) => idOf(each.default_payment_method) !== card);
      await Promise.all(
        others.map(({ id }) => stripe.subscriptions.update(id, { default_payment_method: card })),
      );
    }),

  deleteCustomer: (customerId) =>
    askOr(undefined, async () => {
      await stripe.customers.del(customerId);
    }),
});

/** All subscriptions to our price, page by page, each with its customer. */
export async function* iterateSubscriptions(
  stripe: Stripe,
  priceId: string,
): AsyncGenerator<{ readonly customerId: string; readonly row: SubscriptionRow }> {
  const list = stripe.subscriptions.list({
    price: priceId,
    status: 'all',
    limit: PAGE,
    expand: ['data.default_payment_method'],
  });
  for await (const subscription of list) {
    const [row] = toRows([subscription], priceId);
    const { customer } = subscription;
    if (row) yield { customerId: typeof customer === 'string' ? customer : customer.id, row };
  }
}
