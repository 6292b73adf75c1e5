import { formMap, formText, parseStripeForm } from './stripeForm.mjs';
import { newStripeId } from './stripeStore.mjs';
import { endSubscription, nowSeconds, setCanceling } from './stripeSubscriptions.mjs';

/** @typedef {import('./stripeStore.mjs').StripeObject} StripeObject */
/** @typedef {import('./stripeStore.mjs').StripeStore} StripeStore */
/** @typedef {import('./stripeForm.mjs').Form} Form */
/** @typedef {(type: string, object: StripeObject) => Promise<void>} Notify */

/** Where the API stands: the `stripe` package reaches it by rewritten addresses. */
export const STRIPE_BASE = '/__stripe';
const DAY_SECONDS = 86_400;
/** What pays where nobody chose a card. */
const FIRST_CARD = { brand: 'visa', last4: '4242' };

/** @param {number} status @param {string} message @param {object} [more] */
const refusal = (status, message, more = {}) =>
  Response.json({ error: { type: 'invalid_request_error', message, ...more } }, { status });

/** @param {string} kind @param {string} id */
const missing = (kind, id) =>
  refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });

/**
 * The part of Stripe's API that the functions use.
 * @param {{ store: StripeStore, key: string, origin: string, notify: Notify }} options
 */
export const createStripeApi = ({ store, key, origin, notify }) => {
  /** @param {StripeObject} object @param {Form} query */
  const expand = (object, query) => {
    const wanted = Object.values(formMap(query.expand)).map((path) =>
      String(formText(path)).replace(/^data\./, ''),
    );
    if (!wanted.includes('default_payment_method')) return object;
    const id = object.default_payment_method;
    const card = {
      ...(store.get(id)?.card ?? FIRST_CARD),
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 3,
    };
    const method = { id, object: 'payment_method', type: 'card', card };
    return { ...object, default_payment_method: method };
  };

  /** @param {StripeObject[]} all @param {Form} query @param {string} url */
  const page = (all, query, url) => {
    const limit = Math.min(100, Number(formText(query.limit) ?? 10));
    const after = formText(query.starting_after);
    const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const data = all.slice(start, start + limit).map((object) => expand(object, query));
    return Response.json({ object: 'list', url, has_more: start + limit < all.length, data });
  };

  /** @param {string} kind @param {Form} query */
  const matching = (kind, query) => {
    const { customer, price, status } = query;
    return store.list(kind).filter((object) => {
      if (customer && object.customer !== customer) return false;
      if (price && object.items?.data[0]?.price.id !== price) return false;
      if (status && status !== 'all') return object.status === status;
      // Unasked, Stripe leaves out the subscriptions that have ended.
      return status === 'all' || kind !== 'subscription' || object.status !== 'canceled';
    });
  };

  /** @param {Form} form */
  const createCustomer = (form) =>
    store.put({
      id: newStripeId('cus'),
      object: 'customer',
      created: nowSeconds(),
      livemode: false,
      email: formText(form.email) ?? null,
      name: formText(form.name) ?? null,
      metadata: formMap(form.metadata),
      invoice_settings: { default_payment_method: null },
    });

  /** @param {Form} form */
  const createSession = (form) => {
    const id = newStripeId('cs_test');
    const isEmbedded = formText(form.ui_mode) === 'embedded_page';
    return store.put({
      id,
      object: 'checkout.session',
      created: nowSeconds(),
      expires_at: nowSeconds() + DAY_SECONDS,
      livemode: false,
      status: 'open',
      payment_status: 'unpaid',
      mode: formText(form.mode) ?? 'payment',
      customer: formText(form.customer) ?? null,
      client_reference_id: formText(form.client_reference_id) ?? null,
      metadata: formMap(form.metadata),
      subscription: null,
      success_url: formText(form.success_url) ?? formText(form.return_url) ?? origin,
      cancel_url: formText(form.cancel_url) ?? origin,
      price: formText(formMap(formMap(form.line_items)[0]).price) ?? '',
      subscription_metadata: formMap(formMap(form.subscription_data).metadata),
      url: isEmbedded ? null : `${origin}/__stripe/pay/${id}`,
      client_secret: isEmbedded ? `${id}_secret` : null,
    });
  };

  /** @param {Form} form */
  const createPortal = (form) => {
    const id = newStripeId('bps_test');
    return store.put({
      id,
      object: 'billing_portal.session',
      created: nowSeconds(),
      livemode: false,
      customer: formText(form.customer) ?? null,
      return_url: formText(form.return_url) ?? origin,
      url: `${origin}/__stripe/portal/${id}`,
    });
  };

  /** @param {StripeObject} subscription @param {Form} form */
  const changeSubscription = async (subscription, form) => {
    const wanted = formText(form.cancel_at_period_end);
    if (wanted !== undefined) setCanceling(subscription, wanted === 'true');
    const card = formText(form.default_payment_method);
    if (card !== undefined) subscription.default_payment_method = card;
    Object.assign(subscription.metadata, formMap(form.metadata));
    await store.save();
    await notify('customer.subscription.updated', subscription);
    return subscription;
  };

  /** @param {StripeObject} customer */
  const removeCustomer = async (customer) => {
    for (const subscription of matching('subscription', { customer: customer.id })) {
      await cancelSubscription(subscription);
    }
    store.remove(customer.id);
    return { id: customer.id, object: 'customer', deleted: true };
  };

  /** @param {StripeObject} subscription */
  const cancelSubscription = async (subscription) => {
    if (subscription.status !== 'canceled') {
      endSubscription(subscription);
      await store.save();
      await notify('customer.subscription.deleted', subscription);
    }
    return subscription;
  };

  /** @param {string} method @param {string} path @param {Form} form @returns {Promise<Response>} */
  const answer = async (method, path, form) => {
    const [, , group = '', second = '', third = '', fourth = ''] = path.split('/');
    const isSession = group === 'checkout' && second === 'sessions';
    const kind = isSession ? 'checkout.session' : group.replace(/s$/, '');
    if (method === 'POST' && path === '/v1/billing_portal/sessions') {
      const customerId = formText(form.customer) ?? '';
      return store.get(customerId) ? Response.json(createPortal(form)) : missing('customer', customerId);
    }
    if (!isSession && !['customer', 'subscription'].includes(kind))
      return refusal(404, `Unrecognized ${path}`);
    const [id, verb] = isSession ? [third, fourth] : [second, third];
    const customer = formText(form.customer);
    if (id === '' && customer !== undefined && !store.get(customer)) return missing('customer', customer);
    if (id === '') {
      if (method === 'GET') return page(matching(kind, form), form, path);
      if (kind === 'subscription') return refusal(400, 'Subscriptions begin at the checkout page');
      return Response.json(isSession ? createSession(form) : createCustomer(form));
    }
    const object = store.get(id);
    if (!object || object.object !== kind) return missing(kind, id);
    if (method === 'GET') return Response.json(expand(object, form));
    if (isSession && verb === 'expire') object.status = 'expired';
    else if (kind === 'customer' && method === 'DELETE') return Response.json(await removeCustomer(object));
    else if (kind === 'customer') {
      object.email = formText(form.email) ?? object.email;
      Object.assign(object.metadata, formMap(form.metadata));
    } else if (method === 'DELETE') return Response.json(expand(await cancelSubscription(object), form));
    else return Response.json(expand(await changeSubscription(object, form), form));
    return Response.json(object);
  };

  /** @param {Request} request @param {URL} url */
  return async (request, url) => {
    if (request.headers.get('authorization') !== `Bearer ${key}`)
      return refusal(401, 'Invalid API Key provided');
    const { method } = request;
    const form = parseStripeForm(method === 'POST' ? await request.text() : url.search);
    const once = method === 'POST' ? request.headers.get('idempotency-key') : null;
    const before = once ? store.books.answers[once] : undefined;
    if (before) return Response.json(JSON.parse(before.text));
    const response = await answer(method, url.pathname.slice(STRIPE_BASE.length), form);
    if (method === 'GET') return response;
    if (once && response.ok) {
      store.books.answers[once] = { text: await response.clone().text(), at: nowSeconds() };
      store.forgetAnswers(nowSeconds() - DAY_SECONDS);
    }
    await store.save();
    return response;
  };
};
