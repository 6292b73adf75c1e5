import { randomBytes } from 'node:crypto';

/**
 * @typedef {Record<string, any> & { id: string, object: string }} StripeObject the parts of Stripe's own that are read
 * here
 */

const PERIOD_SECONDS = 30 * 86_400;

/** The default card. */
export const FIRST_CARD = { id: 'pm_card_visa', brand: 'visa', last4: '4242', name: 'Visa ending in 4242' };
/** The cards that can be chosen instead of typing one, with the ids of Stripe's own test cards. */
export const CARDS = [
  FIRST_CARD,
  { id: 'pm_card_mastercard', brand: 'mastercard', last4: '4444', name: 'Mastercard ending in 4444' },
  { id: 'pm_card_amex', brand: 'amex', last4: '0005', name: 'American Express ending in 0005' },
];

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** @param {string} prefix such as cus or sub */
export const newStripeId = (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** @param {{ email: string | null, metadata: object, id?: string }} options */
export const createCustomer = ({ email, metadata, id = newStripeId('cus') }) => ({
  id,
  object: 'customer',
  email,
  metadata,
  invoice_settings: { default_payment_method: null },
});

/**
 * @param {{ customer: string, price: string, id?: string, begins?: number, created?: number }} options times in Unix
 * seconds
 */
export const createSubscription = ({ customer, price, ...given }) => {
  const { id = newStripeId('sub'), begins = nowSeconds(), created = begins } = given;
  return {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    created,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    default_payment_method: FIRST_CARD.id,
    items: {
      data: [
        {
          price: { id: price },
          current_period_start: begins,
          current_period_end: begins + PERIOD_SECONDS,
        },
      ],
    },
  };
};

/** @param {StripeObject} subscription */
export const endSubscription = (subscription) => {
  Object.assign(subscription, { status: 'canceled', ended_at: nowSeconds() });
};

/** @param {StripeObject} subscription @param {boolean} isCanceling */
export const setCanceling = (subscription, isCanceling) => {
  subscription.cancel_at_period_end = isCanceling;
  subscription.cancel_at = isCanceling ? subscription.items.data[0].current_period_end : null;
};

/**
 * What happens to a subscription at the end of its period: unless cancelled, the next period is paid.
 * @param {StripeObject} subscription
 * @returns {string | null} the type of the resulting event; null while the period lasts
 */
export const endPeriod = (subscription) => {
  const [item] = subscription.items.data;
  if (subscription.status !== 'active' || item.current_period_end > nowSeconds()) return null;
  if (subscription.cancel_at_period_end) {
    endSubscription(subscription);
    return 'customer.subscription.deleted';
  }
  while (item.current_period_end <= nowSeconds()) {
    item.current_period_start = item.current_period_end;
    item.current_period_end += PERIOD_SECONDS;
  }
  return 'customer.subscription.updated';
};
