import {
  CARDS,
  createCustomer,
  endSubscription,
  FIRST_CARD,
  newStripeId,
  setCanceling,
} from './stripeObjects.mjs';

/** @typedef {import('./stripeObjects.mjs').StripeObject} StripeObject */
/** @typedef {import('./stripeStore.mjs').StripeStore} StripeStore */
/** @typedef {(type: string, object: StripeObject) => Promise<void>} Notify */
/** @typedef {(form: URLSearchParams, object: StripeObject) => object | Promise<object>} Call */

/** Base path of the API: the `stripe` package's URLs are rewritten to it. */
const BASE = '/__stripe/v1/';
const PATH =
  /^(customers|subscriptions|checkout\/sessions|billing_portal\/sessions)(?:\/([^/]+)(\/expire)?)?$/;

/** @param {number} status @param {string} message @param {object} [more] */
const refusal = (status, message, more = {}) =>
  Response.json({ error: { type: 'invalid_request_error', message, ...more } }, { status });

/** @param {string} kind @param {string} id */
const missing = (kind, id) =>
  refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });

/** A subscription with its card expanded from the card's id. @param {StripeObject} subscription */
const withCard = (subscription) => {
  const chosen = CARDS.find(({ id }) => id === subscription.default_payment_method);
  const { id, brand, last4 } = chosen ?? FIRST_CARD;
  return {
    ...subscription,
    default_payment_method: { id, object: 'payment_method', card: { brand, last4 } },
  };
};

/** @param {StripeObject[]} all @param {URLSearchParams} form */
const pageOf = (all, form) => {
  const limit = Math.min(100, Number(form.get('limit') ?? 10));
  const start = all.findIndex(({ id }) => id === form.get('starting_after')) + 1;
  const page = all.slice(start, start + limit);
  const data = form.get('expand[0]') === 'data.default_payment_method' ? page.map(withCard) : page;
  return { object: 'list', url: '/v1/subscriptions', has_more: start + limit < all.length, data };
};

/**
 * The part of Stripe's API that the functions use.
 * @param {{ store: StripeStore, key: string, origin: string, notify: Notify }} options
 */
export const createStripeApi = ({ store, key, origin, notify }) => {
  /** @param {StripeObject} subscription */
  const cancel = (subscription) => {
    endSubscription(subscription);
    return notify('customer.subscription.deleted', subscription);
  };

  /** @type {Readonly<Record<string, Call>>} */
  const calls = {
    'POST customers': (form) => {
      const metadata = { user_id: form.get('metadata[user_id]') };
      return store.put(createCustomer({ email: form.get('email'), metadata }));
    },

    'GET customers/:id': (_form, customer) => customer,

    'POST customers/:id': (form, customer) =>
      Object.assign(customer, { email: form.get('email') ?? customer.email }),

    'DELETE customers/:id': async (_form, { id }) => {
      for (const subscription of store.list('subscription'))
        if (subscription.customer === id && subscription.status !== 'canceled') await cancel(subscription);
      store.remove(id);
      return { id, object: 'customer', deleted: true };
    },

    'GET subscriptions': (form) => {
      const [customer, price, status] = ['customer', 'price', 'status'].map((name) => form.get(name));
      const found = store.list('subscription').filter((one) => {
        if (customer !== null && one.customer !== customer) return false;
        if (price !== null && one.items.data[0].price.id !== price) return false;
        // By default, Stripe omits the subscriptions that have ended.
        return status === 'all' || one.status !== 'canceled';
      });
      return pageOf(found, form);
    },

    'GET subscriptions/:id': (_form, subscription) => subscription,

    'POST subscriptions/:id': async (form, subscription) => {
      const isCanceling = form.get('cancel_at_period_end');
      if (isCanceling !== null) setCanceling(subscription, isCanceling === 'true');
      subscription.default_payment_method =
        form.get('default_payment_method') ?? subscription.default_payment_method;
      await notify('customer.subscription.updated', subscription);
      return subscription;
    },

    'DELETE subscriptions/:id': async (_form, subscription) => {
      if (subscription.status !== 'canceled') await cancel(subscription);
      return subscription;
    },

    'GET checkout/sessions': (form) => {
      const [customer, status, before] = ['customer', 'status', 'created[lt]'].map((name) => form.get(name));
      const found = store
        .list('checkout.session')
        .filter(
          (one) =>
            one.customer === customer && one.status === status && one.created < Number(before ?? Infinity),
        );
      return pageOf(found, form);
    },

    'POST checkout/sessions/:id/expire': (_form, session) => Object.assign(session, { status: 'expired' }),

    'POST checkout/sessions': (form) => {
      const id = newStripeId('cs_test');
      const isEmbedded = form.get('ui_mode') === 'embedded_page';
      return store.put({
        id,
        object: 'checkout.session',
        status: 'open',
        created: Math.floor(Date.now() / 1000),
        customer: form.get('customer'),
        success_url: form.get('success_url') ?? form.get('return_url') ?? origin,
        cancel_url: form.get('cancel_url') ?? origin,
        price: form.get('line_items[0][price]') ?? '',
        url: isEmbedded ? null : `${origin}/__stripe/pay/${id}`,
        client_secret: isEmbedded ? `${id}_secret` : null,
      });
    },

    'POST billing_portal/sessions': (form) => {
      const id = newStripeId('bps_test');
      return store.put({
        id,
        object: 'billing_portal.session',
        customer: form.get('customer'),
        return_url: form.get('return_url') ?? origin,
        url: `${origin}/__stripe/portal/${id}`,
      });
    },
  };

  /** Objects created under an idempotency key: a repeated request creates nothing new. @type {Map<string, object>} */
  const made = new Map();

  /** @param {Request} request @param {URL} url */
  return async (request, url) => {
    if (request.headers.get('authorization') !== `Bearer ${key}`)
      return refusal(401, 'Invalid API Key provided');
    const { method } = request;
    const form = new URLSearchParams(method === 'POST' ? await request.text() : url.search);
    const [, name = '', id = '', way = ''] = PATH.exec(url.pathname.slice(BASE.length)) ?? [];
    const call = calls[`${method} ${name}${id && '/:id'}${way}`];
    if (!call) return refusal(404, `Unrecognized request URL (${method}: ${url.pathname})`);

    const kind = name.slice(0, -1).replace('/', '.');
    const object = store.get(id);
    if (id !== '' && object?.object !== kind) return missing(kind, id);
    const customer = form.get('customer');
    if (customer !== null && store.get(customer)?.object !== 'customer') return missing('customer', customer);

    const once = method === 'POST' && id === '' ? request.headers.get('idempotency-key') : null;
    const before = once === null ? undefined : made.get(once);
    const answer = before ?? (await call(form, /** @type {StripeObject} */ (object)));
    if (once !== null) made.set(once, answer);
    if (method !== 'GET') await store.save();
    return Response.json(answer);
  };
};
