import type { BillingProvider, Checkout } from '../../../supabase/functions/_shared/billing.ts';
import { Unavailable } from '../../../supabase/functions/_shared/refusal.ts';
import type { SubscriptionRow } from '../../../supabase/functions/_shared/subscription.ts';

export const PRICE = 'price_pro';
export const NOW_SECONDS = Math.floor(Date.now() / 1000);
const DAY = 86_400;

/** A running subscription in the middle of its period, unless told otherwise. */
export const subscriptionRow = (id: string, changes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  subscription_id: id,
  status: 'active',
  price_id: PRICE,
  current_period_start: NOW_SECONDS - 10 * DAY,
  current_period_end: NOW_SECONDS + 20 * DAY,
  cancel_at_period_end: false,
  payment_method_brand: 'visa',
  payment_method_last4: '4242',
  created: NOW_SECONDS - 10 * DAY,
  ...changes,
});

export type FakeProvider = BillingProvider & {
  /** What is true at the provider, by customer. */
  readonly truth: Map<string, SubscriptionRow[]>;
  readonly customers: Set<string>;
  readonly checkouts: Checkout[];
  /** Whose checkouts were closed, and from before when. */
  readonly closed: { readonly customerId: string; readonly beforeSeconds: number }[];
  /** Every write, in order. */
  readonly writes: string[];
  readonly portals: { readonly customerId: string; readonly returnUrl: string }[];
  readonly state: {
    isDown: boolean;
    checkoutUrl: string | null;
    secret: string | null;
    portalUrl: string | null;
  };
};

/** The payment provider in memory. Asked twice with one key for the same, it does it once, as the real one does. */
export const createFakeProvider = (): FakeProvider => {
  const truth = new Map<string, SubscriptionRow[]>();
  const customers = new Set<string>();
  const writes: string[] = [];
  const checkouts: Checkout[] = [];
  const closed: { customerId: string; beforeSeconds: number }[] = [];
  const customerByKey = new Map<string, string>();
  const portals: { customerId: string; returnUrl: string }[] = [];
  const state: FakeProvider['state'] = {
    isDown: false,
    checkoutUrl: 'https://checkout.stripe.com/c/pay/1',
    secret: 'cs_1_secret_1',
    portalUrl: 'https://billing.stripe.com/p/session/1',
  };
  const reach = async (): Promise<void> => {
    await Promise.resolve();
    if (state.isDown) throw new Unavailable('stripe api_connection_error');
  };
  const change = (rows: SubscriptionRow[], id: string | null, changes: Partial<SubscriptionRow>): void => {
    for (const [index, row] of rows.entries()) {
      if (id === null || row.subscription_id === id) rows[index] = { ...row, ...changes };
    }
  };
  return {
    truth,
    customers,
    checkouts,
    closed,
    writes,
    portals,
    state,
    createCustomer: async ({ email, key }) => {
      await reach();
      const once = `${key} ${email}`;
      const known = customerByKey.get(once);
      if (known !== undefined) return known;
      const id = `cus_${customerByKey.size + 1}`;
      customerByKey.set(once, id);
      customers.add(id);
      writes.push(`customer ${id}`);
      return id;
    },
    subscriptionsOf: async (customerId) => {
      await reach();
      return truth.get(customerId) ?? [];
    },
    openCheckout: async (checkout) => {
      await reach();
      if (!customers.has(checkout.customerId)) return { kind: 'no-customer' };
      if (!checkouts.some((opened) => JSON.stringify(opened) === JSON.stringify(checkout)))
        checkouts.push(checkout);
      const isHosted = checkout.form === 'hosted';
      return {
        kind: 'opened',
        url: isHosted ? state.checkoutUrl : null,
        secret: isHosted ? null : state.secret,
      };
    },
    closeCheckouts: async (customerId, beforeSeconds) => {
      await reach();
      closed.push({ customerId, beforeSeconds });
    },
    cancelAtPeriodEnd: async (id) => {
      await reach();
      writes.push(`cancel ${id}`);
      for (const rows of truth.values()) change(rows, id, { cancel_at_period_end: true });
    },
    end: async (id) => {
      await reach();
      writes.push(`end ${id}`);
      for (const rows of truth.values()) change(rows, id, { status: 'canceled' });
    },
    resume: async (id) => {
      await reach();
      writes.push(`resume ${id}`);
      for (const rows of truth.values()) change(rows, id, { cancel_at_period_end: false });
    },
    openPortal: async (customerId, returnUrl) => {
      await reach();
      if (!customers.has(customerId)) return null;
      portals.push({ customerId, returnUrl });
      return state.portalUrl;
    },
    chargeDefaultCard: async (customerId) => {
      await reach();
      writes.push(`card ${customerId}`);
    },
    deleteCustomer: async (customerId) => {
      await reach();
      writes.push(`delete ${customerId}`);
      customers.delete(customerId);
      change(truth.get(customerId) ?? [], null, { status: 'canceled' });
    },
  };
};
