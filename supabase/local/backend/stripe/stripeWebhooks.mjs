import Stripe from 'stripe';
import { environmentSentence } from '../../environmentProblem.mjs';
import { newStripeId } from './stripeObjects.mjs';

/** @typedef {import('./stripeObjects.mjs').StripeObject} StripeObject */
/** @typedef {import('./stripeStore.mjs').StripeStore} StripeStore */

const FIRST_RETRY_MS = 500;
const MOST_ATTEMPTS = 12;

/**
 * Sends signed events to the app, and retries until it responds with success. Until then an event stays in the store,
 * even across restarts.
 * @param {{ store: StripeStore, secret: string, send: (body: string, signature: string) => Promise<Response> }} options
 */
export const createStripeWebhooks = ({ store, secret, send }) => {
  const { webhooks } = new Stripe('sk_test_stand_in');
  let isClosed = false;

  /** @param {StripeObject} event @param {number} [attempt] from 1 */
  const deliver = async (event, attempt = 1) => {
    if (isClosed) return;
    const payload = JSON.stringify(event);
    const isReceived = await send(payload, webhooks.generateTestHeaderString({ payload, secret })).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReceived || attempt === MOST_ATTEMPTS) store.remove(event.id);
    else setTimeout(deliverAside, FIRST_RETRY_MS * 2 ** (attempt - 1), event, attempt + 1).unref();
    await store.save();
  };

  /** Delivers in the background. @param {StripeObject} event @param {number} [attempt] */
  const deliverAside = (event, attempt) =>
    void deliver(event, attempt).catch((error) => console.error(environmentSentence(error) ?? error));

  /**
   * Stores an event.
   * @param {string} type
   * @param {StripeObject} object
   * @param {object} [before] for an update: the previous values of the changed fields
   */
  const enter = (type, object, before) =>
    store.put({
      id: newStripeId('evt'),
      object: 'event',
      livemode: false,
      type,
      data: { object: structuredClone(object), ...(before && { previous_attributes: before }) },
    });

  return {
    enter,
    /**
     * Stores an event and waits for the first attempt only. @type {(...event: Parameters<typeof enter>) =>
     * Promise<void>}
     */
    notify: async (...given) => {
      const event = enter(...given);
      await store.save();
      await deliver(event);
    },
    /** Delivers the events that have not been received yet. */
    resume: () => {
      for (const event of store.list('event').toReversed()) deliverAside(event);
    },
    close: () => {
      isClosed = true;
    },
  };
};
