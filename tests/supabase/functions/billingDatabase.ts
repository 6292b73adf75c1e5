import type { BillingStore } from '../../../supabase/functions/_shared/billing.ts';
import { openEmbedded, type Connection, type Row } from '../database/connection';

const one = async (connection: Connection, sql: string, values: readonly unknown[]): Promise<unknown> => {
  const { rows } = await connection.query(sql, values);
  return Object.values(rows[0] ?? {})[0] ?? null;
};

/** The procedures of the migrations, called as the server's own role, without the REST layer between. */
export const storeOn = (connection: Connection): BillingStore => {
  const customerOf = async (userId: string) =>
    (await one(connection, 'select customer_id from public.stripe_customers where user_id = $1', [
      userId,
    ])) as string | null;
  return {
    customerOf,
    keepCustomer: async (userId, customerId) => {
      const sql =
        'insert into public.stripe_customers (user_id, customer_id) values ($1, $2) on conflict do nothing';
      await connection.query(sql, [userId, customerId]);
      return (await customerOf(userId)) ?? customerId;
    },
    forgetCustomer: async (customerId) => {
      await connection.query('delete from public.stripe_customers where customer_id = $1', [customerId]);
    },
    openSync: async (eventId, customerId) => {
      const ticket = await one(connection, 'select public.open_billing_sync($1, $2)', [eventId, customerId]);
      return ticket === null ? null : Number(ticket);
    },
    closeSync: async ({ eventId, eventType, customerId, ticket, subscriptions }) =>
      (await one(connection, 'select public.close_billing_sync($1, $2, $3, $4, $5::jsonb)', [
        eventId,
        eventType,
        customerId,
        ticket,
        JSON.stringify(subscriptions),
      ])) === true,
    recordEvent: async (eventId, eventType) => {
      await connection.query('select public.record_webhook_event($1, $2)', [eventId, eventType]);
    },
  };
};

/** A migrated database with one user, used as the role that functions have. */
export const openBillingDatabase = async (userId: string): Promise<Connection> => {
  const connection = await openEmbedded();
  await connection.query('insert into auth.users (id, email) values ($1, $2)', [userId, 'user@example.com']);
  await connection.query('set role service_role');
  return connection;
};

const KEPT = `select subscription_id, status, current_period_start::int as current_period_start,
  current_period_end::int as current_period_end, cancel_at_period_end, deleted_at is not null as has_ended
  from public.stripe_subscriptions where customer_id = $1 order by subscription_id`;

export const keptSubscriptions = async (
  connection: Connection,
  customerId: string,
): Promise<readonly Row[]> => (await connection.query(KEPT, [customerId])).rows;
