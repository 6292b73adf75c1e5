import { checkoutGonePage, checkoutPage } from './checkoutPage.mjs';
import { CARDS, portalPage } from './portalPage.mjs';
import { createStripeApi } from './stripeApi.mjs';
import { newStripeId } from './stripeStore.mjs';
import { createSubscription, letTimePass } from './stripeSubscriptions.mjs';
import { createStripeWebhooks } from './stripeWebhooks.mjs';

/** @typedef {import('./stripeStore.mjs').StripeObject} StripeObject */
/** @typedef {import('./stripeStore.mjs').StripeStore} StripeStore */

const MOST_SECONDS = 10 * 366 * 86_400;

/** @param {string} location */
const seeOther = (location) => new Response(null, { status: 303, headers: { location } });

/**
 * A Stripe that needs no account: its API, its checkout page, its portal and its clock, all under /__stripe.
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
    const { customer, price, subscription_metadata: metadata } = session;
    const subscription = store.put(createSubscription({ customer, price, metadata }));
    Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id });
    await store.save();
    await webhooks.notify('checkout.session.completed', session);
    await webhooks.notify('customer.subscription.created', subscription);
    return seeOther(session.success_url);
  };

  /** @param {Request} request @param {string} id */
  const checkout = async (request, id) => {
    const session = store.get(id);
    if (session?.object !== 'checkout.session' || session.status !== 'open') return checkoutGonePage();
    const email = store.get(session.customer)?.email ?? null;
    if (request.method !== 'POST') return checkoutPage(session, { email, isDeclined: false });
    const choice = new URLSearchParams(await request.text()).get('choice');
    if (choice === 'pay') return pay(session);
    if (choice === 'cancel') return seeOther(session.cancel_url);
    return checkoutPage(session, { email, isDeclined: true });
  };

  /** @param {Request} request @param {string} id */
  const portal = async (request, id) => {
    const session = store.get(id);
    if (session?.object !== 'billing_portal.session') return checkoutGonePage();
    const customer = store.get(session.customer);
    if (request.method !== 'POST') return portalPage(session, customer?.email ?? null);
    const last4 = new URLSearchParams(await request.text()).get('card');
    const chosen = CARDS.find((card) => card.last4 === last4);
    if (!chosen || !customer) return seeOther(session.return_url);
    // As at Stripe: the customer's default changes, and no subscription that has a card of its own.
    const card = { brand: chosen.brand, last4 };
    const method = store.put({ id: newStripeId('pm'), object: 'payment_method', type: 'card', card });
    const before = { default_payment_method: customer.invoice_settings?.default_payment_method ?? null };
    customer.invoice_settings = { default_payment_method: method.id };
    await store.save();
    await webhooks.notify('customer.updated', customer, { invoice_settings: before });
    return seeOther(session.return_url);
  };

  /** @param {Request} request */
  const advance = async (request) => {
    const seconds = Number(new URLSearchParams(await request.text()).get('seconds'));
    if (!Number.isInteger(seconds) || seconds <= 0 || seconds > MOST_SECONDS) {
      return Response.json({ error: 'seconds must be a whole number above 0' }, { status: 400 });
    }
    const events = letTimePass(store, seconds);
    await store.save();
    for (const { type, object } of events) await webhooks.notify(type, object);
    return Response.json({ advanced_seconds: seconds, events: events.map(({ type }) => type) });
  };

  webhooks.resume();
  return {
    api,
    /** @param {Request} request @param {URL} url */
    answer: async (request, url) => {
      const session = /^\/__stripe\/pay\/(cs_test_[0-9a-f]{24})$/.exec(url.pathname)?.[1];
      if (session) return checkout(request, session);
      const visit = /^\/__stripe\/portal\/(bps_test_[0-9a-f]{24})$/.exec(url.pathname)?.[1];
      if (visit) return portal(request, visit);
      if (url.pathname === '/__stripe/clock' && request.method === 'POST') return advance(request);
      return new Response('Not found', { status: 404 });
    },
    close: async () => {
      webhooks.close();
      await store.settle();
    },
  };
};
