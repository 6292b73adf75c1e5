import { createStripeApi } from './stripeApi.mjs';
import { CARDS, createSubscription, endPeriod } from './stripeObjects.mjs';
import { checkoutGonePage, checkoutPage, portalPage } from './stripePages.mjs';
import { createStripeWebhooks } from './stripeWebhooks.mjs';

/** @typedef {import('./stripeObjects.mjs').StripeObject} StripeObject */
/** @typedef {import('./stripeStore.mjs').StripeStore} StripeStore */

/** @param {string} location */
const seeOther = (location) => new Response(null, { status: 303, headers: { location } });

/** The choice submitted on a page; null if the page is only viewed. @param {Request} request @param {string} field */
const choiceOf = async (request, field) =>
  request.method === 'POST' ? new URLSearchParams(await request.text()).get(field) : null;

/**
 * A Stripe that needs no account: its API, its checkout page and its portal, all under /__stripe.
 * @param {{
 *   store: StripeStore, key: string, webhookSecret: string, origin: string,
 *   send: (body: string, signature: string) => Promise<Response>,
 * }} options
 */
export const createStripeStandIn = ({ store, key, webhookSecret, origin, send }) => {
  const webhooks = createStripeWebhooks({ store, secret: webhookSecret, send });
  const api = createStripeApi({ store, key, origin, notify: webhooks.notify });

  /** @param {StripeObject} session */
  const pay = async (session) => {
    const { customer, price } = session;
    const subscription = store.put(createSubscription({ customer, price }));
    session.status = 'complete';
    await webhooks.notify('checkout.session.completed', session);
    await webhooks.notify('customer.subscription.created', subscription);
    return seeOther(session.success_url);
  };

  /** @param {Request} request @param {StripeObject} session */
  const checkout = async (request, session) => {
    if (session.status !== 'open') return checkoutGonePage();
    const choice = await choiceOf(request, 'choice');
    if (choice === 'pay') return pay(session);
    if (choice === 'cancel') return seeOther(session.cancel_url);
    const email = store.get(session.customer)?.email ?? null;
    return checkoutPage(session, { email, isDeclined: choice !== null });
  };

  /** @param {Request} request @param {StripeObject} session */
  const portal = async (request, session) => {
    const customer = store.get(session.customer);
    const choice = await choiceOf(request, 'card');
    if (choice === null) return portalPage(session, customer?.email ?? null);
    if (customer && CARDS.some(({ id }) => id === choice)) {
      // As with Stripe: changes the customer's default, but no subscription that has a card of its own.
      const { invoice_settings: before } = customer;
      customer.invoice_settings = { default_payment_method: choice };
      await webhooks.notify('customer.updated', customer, { invoice_settings: before });
    }
    return seeOther(session.return_url);
  };

  // Handles periods that ended while nothing was running, and events that were not received before.
  for (const subscription of store.list('subscription')) {
    const event = endPeriod(subscription);
    if (event !== null) webhooks.enter(event, subscription);
  }
  webhooks.resume();

  return {
    api,
    /** @param {Request} request @param {URL} url */
    answer: async (request, url) => {
      const [, page, id = ''] = /^\/__stripe\/(pay|portal)\/(\w+)$/.exec(url.pathname) ?? [];
      if (page === undefined) return new Response('Not found', { status: 404 });
      const session = store.get(id);
      if (page === 'pay' && session?.object === 'checkout.session') return checkout(request, session);
      if (page === 'portal' && session?.object === 'billing_portal.session') return portal(request, session);
      return checkoutGonePage();
    },
    close: async () => {
      webhooks.close();
      await store.settle();
    },
  };
};
