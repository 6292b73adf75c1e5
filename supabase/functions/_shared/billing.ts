import type { SubscriptionRow } from './subscription.ts';

/** The payment provider, as far as the functions need it. Throws Unavailable if it does not respond. */
export interface BillingProvider {
  /** Idempotent: calls with the same key and email create one customer. */
  readonly createCustomer: (of: { userId: string; email: string | null; key: string }) => Promise<string>;
  /**
   * All the customer's subscriptions to our price, including ended ones, newest first. Empty for an unknown customer.
   */
  readonly subscriptionsOf: (customerId: string) => Promise<readonly SubscriptionRow[]>;
  /** Idempotent: calls for the same checkout open one session. */
  readonly openCheckout: (checkout: Checkout) => Promise<CheckoutAnswer>;
  /** Closes the customer's checkouts that were opened before: paid later, they would be another subscription. */
  readonly closeCheckouts: (customerId: string, beforeSeconds: number) => Promise<void>;
  readonly cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>;
  /** Ends it immediately: a failed payment is not tried again. */
  readonly end: (subscriptionId: string) => Promise<void>;
  /** Revokes the cancellation. */
  readonly resume: (subscriptionId: string) => Promise<void>;
  /** A page where the customer changes the card, and which returns to `returnUrl`. Null for an unknown customer. */
  readonly openPortal: (customerId: string, returnUrl: string) => Promise<string | null>;
  /** Charges the running subscriptions to our price to the customer's default card. Does nothing if there is none. */
  readonly chargeDefaultCard: (customerId: string) => Promise<void>;
  /** Ends running subscriptions immediately and deletes the customer. Does nothing if the customer no longer exists. */
  readonly deleteCustomer: (customerId: string) => Promise<void>;
}

export type Checkout = {
  /** 'hosted' is a page of the provider, 'embedded' an element of our page that its script fills. */
  readonly form: 'hosted' | 'embedded';
  readonly customerId: string;
  readonly userId: string;
  /** The receipt is sent there. */
  readonly email: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Idempotency key: another key opens another checkout with the same parameters. */
  readonly key: string;
};
export type CheckoutAnswer =
  /** `secret` is the client secret of an embedded checkout. */
  | { readonly kind: 'opened'; readonly url: string | null; readonly secret: string | null }
  | { readonly kind: 'no-customer' };

/** The billing data in the database. */
export interface BillingStore {
  readonly customerOf: (userId: string) => Promise<string | null>;
  /** Stores the customer unless the user already has one, and returns the stored one. */
  readonly keepCustomer: (userId: string, customerId: string) => Promise<string>;
  readonly forgetCustomer: (customerId: string) => Promise<void>;
  /** Returns a ticket for a later write; null if there is nothing to do. */
  readonly openSync: (eventId: string, customerId: string) => Promise<number | null>;
  /** False if a newer ticket has written, or a duplicate of the event: what this one knows is written already. */
  readonly closeSync: (sync: {
    readonly eventId: string;
    readonly eventType: string;
    readonly customerId: string;
    readonly ticket: number;
    readonly subscriptions: readonly SubscriptionRow[];
  }) => Promise<boolean>;
  readonly recordEvent: (eventId: string, eventType: string) => Promise<void>;
}

export type Billing = { readonly provider: BillingProvider; readonly store: BillingStore };

export type SyncOutcome = 'written' | 'overtaken' | 'nothing to do';

/**
 * Copies a customer's subscriptions from the provider. The ticket is issued before the provider is read, so a newer one
 * that has written knew what this event is about: the slow reader makes way, and nothing is left to repeat.
 */
export const syncCustomer = async (
  { provider, store }: Billing,
  event: { readonly id: string; readonly type: string },
  customerId: string,
): Promise<SyncOutcome> => {
  const ticket = await store.openSync(event.id, customerId);
  if (ticket === null) return 'nothing to do';
  const subscriptions = await provider.subscriptionsOf(customerId);
  const sync = { eventId: event.id, eventType: event.type, customerId, ticket, subscriptions };
  return (await store.closeSync(sync)) ? 'written' : 'overtaken';
};

const SYNC_ATTEMPTS = 3;

/** Like `syncCustomer`, repeated where something failed: no provider sends our own events again. */
export const syncSurely = async (
  billing: Billing,
  event: { readonly id: string; readonly type: string },
  customerId: string,
): Promise<void> => {
  for (let attempt = 1; attempt <= SYNC_ATTEMPTS; attempt++) {
    try {
      await syncCustomer(billing, event, customerId);
      return;
    } catch (error) {
      if (attempt === SYNC_ATTEMPTS) throw error;
    }
  }
};
