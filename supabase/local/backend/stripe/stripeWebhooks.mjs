import Stripe from 'stripe';
import { environmentSentence } from '../../environmentProblem.mjs';
import { newStripeId } from './stripeStore.mjs';
import { nowSeconds } from './stripeSubscriptions.mjs';

/** @typedef {import('./stripeStore.mjs').StripeObject} StripeObject */
/** @typedef {import('./stripeStore.mjs').StripeStore} StripeStore */

const FIRST_RETRY_MS = 500;
const MOST_ATTEMPTS = 12;

/**
 * Notifies the app of what happened, signed, again and again until it answers with success.
 * @param {{ store: StripeStore, secret: string, send: (body: string, signature: string) => Promise<Response> }} options
 */
export const createStripeWebhooks = ({ store, secret, send }) => {
  const { webhooks } = new Stripe('sk_test_stand_in');
  /** @type {Set<NodeJS.Timeout>} */
  const timers = new Set();
  let isClosed = false;

  /** @param {import('./stripeStore.mjs').Delivery} delivery */
  const deliver = async (delivery) => {
    const payload = JSON.stringify(delivery.event);
    const signature = webhooks.generateTestHeaderString({ payload, secret });
    const isReceived = await send(payload, signature).then(
      ({ ok }) => ok,
      () => false,
    );
    delivery.attempts += 1;
    if (isReceived || delivery.attempts >= MOST_ATTEMPTS) {
      store.books.deliveries = store.books.deliveries.filter((one) => one !== delivery);
    } else if (!isClosed) {
      later(delivery);
    }
    await store.save();
  };

  /** For nobody who waits. @param {import('./stripeStore.mjs').Delivery} delivery */
  const deliverAside = (delivery) =>
    void deliver(delivery).catch((error) => console.error(environmentSentence(error) ?? error));

  /** @param {import('./stripeStore.mjs').Delivery} delivery */
  const later = (delivery) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        deliverAside(delivery);
      },
      FIRST_RETRY_MS * 2 ** (delivery.attempts - 1),
    );
    timers.add(timer);
  };

  return {
    /** What was not received before the last stop. */
    resume: () => {
      for (const delivery of store.books.deliveries) deliverAside(delivery);
    },
    /**
     * Waits for the first attempt alone.
     * @param {string} type
     * @param {StripeObject} object
     * @param {object} [before] of an update: the fields that changed, as they were
     */
    notify: async (type, object, before) => {
      const delivery = {
        attempts: 0,
        event: {
          id: newStripeId('evt'),
          object: 'event',
          api_version: '2025-03-31.basil',
          created: nowSeconds(),
          livemode: false,
          pending_webhooks: 1,
          request: { id: null, idempotency_key: null },
          type,
          data: { object: structuredClone(object), ...(before && { previous_attributes: before }) },
        },
      };
      store.books.deliveries.push(delivery);
      await store.save();
      await deliver(delivery);
    },
    close: () => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
