import { createCustomer, createSubscription, setCanceling } from './stripeObjects.mjs';

/** @typedef {import('./stripeStore.mjs').StripeStore} StripeStore */
/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/**
 * @typedef {{
 *   id: string, customer: string, user_id: string, email: string | null, status: string, price: string,
 *   begins: number, created: number, ended: number | null, is_canceling: boolean,
 * }} Row times in Unix seconds
 */

const PAID = `
  select s.subscription_id as id, c.customer_id as customer, c.user_id, u.email, s.status, s.price_id as price,
    s.current_period_start::float8 as begins, floor(extract(epoch from s.created_at))::float8 as created,
    floor(extract(epoch from s.deleted_at))::float8 as ended, s.cancel_at_period_end as is_canceling
  from public.stripe_subscriptions as s
    join public.stripe_customers as c using (customer_id)
    join auth.users as u on u.id = c.user_id
`;

/**
 * Stores the subscriptions of the sample data in the stand-in, so that those accounts can cancel like any other.
 * @param {StripeStore} store
 * @param {PGlite} database
 */
export const enterSubscriptions = async (store, database) => {
  const { rows } = await database.query(PAID);
  const missing = /** @type {Row[]} */ (rows).filter(({ id }) => !store.get(id));
  for (const { user_id, email, status, ended, is_canceling: isCanceling, ...paid } of missing) {
    const { customer } = paid;
    if (!store.get(customer)) store.put(createCustomer({ id: customer, email, metadata: { user_id } }));
    const subscription = createSubscription(paid);
    setCanceling(subscription, isCanceling);
    store.put(Object.assign(subscription, { status, ended_at: ended }));
  }
  if (missing.length > 0) await store.save();
};
