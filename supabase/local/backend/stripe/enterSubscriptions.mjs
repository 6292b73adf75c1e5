import { createSubscription, setPeriodStart } from './stripeSubscriptions.mjs';

/** @typedef {import('./stripeStore.mjs').StripeStore} StripeStore */
/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/**
 * @typedef {{
 *   subscription_id: string, customer_id: string, user_id: string, email: string | null, status: string,
 *   price_id: string, begins: number, created: number, ended: number | null, is_canceling: boolean,
 * }} Row
 */

const PAID = `
  select s.subscription_id, c.customer_id, c.user_id, u.email, s.status, s.price_id, s.current_period_start::float8 as begins,
    floor(extract(epoch from s.created_at))::float8 as created, floor(extract(epoch from s.deleted_at))::float8 as ended,
    s.cancel_at_period_end as is_canceling
  from public.stripe_subscriptions as s
    join public.stripe_customers as c using (customer_id)
    join auth.users as u on u.id = c.user_id
`;

/** @param {Row} row */
const toSubscription = (row) => {
  const { subscription_id: id, customer_id: customer, price_id: price, user_id } = row;
  const subscription = createSubscription({ id, customer, price, metadata: { user_id } });
  setPeriodStart(subscription, row.begins);
  const { status, created, ended, is_canceling: isCanceling } = row;
  return Object.assign(subscription, {
    status,
    created,
    start_date: created,
    cancel_at_period_end: isCanceling,
    cancel_at: isCanceling ? subscription.current_period_end : null,
    canceled_at: isCanceling ? (ended ?? created) : null,
    ended_at: ended,
  });
};

/**
 * Enters into the books what the sample data says was paid: those accounts can cancel like any other.
 * @param {StripeStore} store
 * @param {PGlite} database
 */
export const enterSubscriptions = async (store, database) => {
  const { rows } = await database.query(PAID);
  const missing = /** @type {Row[]} */ (rows).filter((row) => !store.get(row.subscription_id));
  for (const row of missing) {
    const { customer_id: id, email, user_id, created } = row;
    const metadata = { user_id };
    if (!store.get(id)) {
      const invoice_settings = { default_payment_method: null };
      store.put({
        id,
        object: 'customer',
        created,
        livemode: false,
        email,
        name: null,
        metadata,
        invoice_settings,
      });
    }
    store.put(toSubscription(row));
  }
  if (missing.length > 0) await store.save();
};
