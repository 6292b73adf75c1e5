import { newStripeId } from './stripeStore.mjs';

/** @typedef {import('./stripeStore.mjs').StripeObject} StripeObject */
/** @typedef {import('./stripeStore.mjs').StripeStore} StripeStore */

export const PERIOD_SECONDS = 30 * 86_400;
const MOMENTS = [
  'created',
  'current_period_start',
  'current_period_end',
  'start_date',
  'cancel_at',
  'canceled_at',
  'ended_at',
];

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** @param {StripeObject} subscription @param {number} start */
export const setPeriodStart = (subscription, start) => {
  subscription.current_period_start = start;
  subscription.current_period_end = start + PERIOD_SECONDS;
  // Newer versions of the API tell the period of each item instead.
  Object.assign(subscription.items.data[0], {
    current_period_start: start,
    current_period_end: start + PERIOD_SECONDS,
  });
};

/**
 * @param {{ customer: string, price: string, metadata: object, id?: string }} options
 * @returns {StripeObject}
 */
export const createSubscription = ({ customer, price, metadata, id = newStripeId('sub') }) => {
  const now = nowSeconds();
  /** @type {StripeObject} */
  const subscription = {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    livemode: false,
    currency: 'usd',
    metadata,
    created: now,
    start_date: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    default_payment_method: newStripeId('pm'),
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: newStripeId('si'),
          object: 'subscription_item',
          subscription: id,
          quantity: 1,
          price: { id: price, object: 'price', currency: 'usd', unit_amount: 299, type: 'recurring' },
        },
      ],
    },
  };
  setPeriodStart(subscription, now);
  return subscription;
};

/** @param {StripeObject} subscription */
export const endSubscription = (subscription) => {
  Object.assign(subscription, { status: 'canceled', canceled_at: nowSeconds(), ended_at: nowSeconds() });
};

/** @param {StripeObject} subscription @param {boolean} isCanceling */
export const setCanceling = (subscription, isCanceling) => {
  subscription.cancel_at_period_end = isCanceling;
  subscription.cancel_at = isCanceling ? subscription.current_period_end : null;
  subscription.canceled_at = isCanceling ? nowSeconds() : null;
};

/** @param {StripeObject} object @param {number} seconds */
const age = (object, seconds) => {
  for (const moment of MOMENTS) if (typeof object[moment] === 'number') object[moment] -= seconds;
};

/**
 * Lets time pass. The database's clock cannot be moved, so everything grows older instead: a subscription whose
 * period is then over is renewed, or ends if it was canceled.
 * @param {StripeStore} store
 * @param {number} seconds
 * @returns {{ type: string, object: StripeObject }[]} what Stripe would tell about it
 */
export const letTimePass = (store, seconds) => {
  const events = [];
  for (const session of store.list('checkout.session')) age(session, seconds);
  for (const subscription of store.list('subscription')) {
    age(subscription, seconds);
    age(subscription.items.data[0], seconds);
    if (subscription.status !== 'active' || subscription.current_period_end > nowSeconds()) continue;
    if (subscription.cancel_at_period_end) {
      endSubscription(subscription);
      events.push({ type: 'customer.subscription.deleted', object: subscription });
      continue;
    }
    while (subscription.current_period_end <= nowSeconds()) {
      setPeriodStart(subscription, subscription.current_period_end);
    }
    events.push({ type: 'customer.subscription.updated', object: subscription });
  }
  return events;
};
