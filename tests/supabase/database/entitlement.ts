import type { Connection, Row } from './connection';
import { USERS } from './people';

export const STATUSES = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;

/** Seconds from the start of a period of 100 s to now. */
const MOMENTS = [-1, 0, 99, 100, 101] as const;

export type Case = {
  readonly status: (typeof STATUSES)[number];
  readonly cancels: boolean;
  readonly elapsed: number;
  readonly deleted: boolean;
};

export const CASES: readonly Case[] = STATUSES.flatMap((status) =>
  [false, true].flatMap((cancels) =>
    MOMENTS.flatMap((elapsed) => [false, true].map((deleted) => ({ status, cancels, elapsed, deleted }))),
  ),
);

/** Both readings: paid for now, and charged again later. */
export const entitlementOf = ({ status, cancels, elapsed, deleted }: Case): Row => {
  const isRunning = (status === 'active' || status === 'trialing') && !deleted;
  return { now: isRunning && elapsed >= 0 && elapsed < 100, later: isRunning && !cancels };
};

export const readEntitlement = async (
  db: Connection,
  { status, cancels, elapsed, deleted }: Case,
): Promise<Row | undefined> => {
  await db.query('begin');
  try {
    // Now stands still in a transaction, but has a fraction of a second, which the provider's times have not.
    await db.query(
      `insert into public.stripe_customers (user_id, customer_id) values ('${USERS.newcomer}', 'cus_case');
       insert into public.stripe_subscriptions
         (subscription_id, customer_id, status, current_period_start, current_period_end, cancel_at_period_end, deleted_at)
       select 'sub_case', 'cus_case', '${status}', start, start + 100, ${cancels}, ${deleted ? 'now()' : 'null'}
       from (select floor(extract(epoch from now()))::bigint - (${elapsed}) as start) as clock`,
    );
    const { rows } = await db.query(
      `select private.is_pro('${USERS.newcomer}') as now, private.will_renew('${USERS.newcomer}') as later`,
    );
    return rows[0];
  } finally {
    await db.query('rollback');
  }
};
