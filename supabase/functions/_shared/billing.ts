import type { SubscriptionRow } from './subscription.ts';

/** The payment provider, as far as the functions need it. Throws Unavailable where it does not answer. */
export interface BillingProvider {
  /** Asked twice with the same key for the same e-mail, it makes one customer. */
  readonly createCustomer: (of: { userId: string; email: string | null; key: string }) => Promise<string>;
  /** Every subscription of the customer to our price, ended ones too, newest first. None for an unknown customer. */
  readonly subscriptionsOf: (customerId: string) => Promise<readonly SubscriptionRow[]>;
  /** Asked twice for the same checkout, it opens one. */
  readonly openCheckout: (checkout: Checkout) => Promise<CheckoutAnswer>;
  readonly cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>;
  /** Takes the cancellation back. */
  readonly resume: (subscriptionId: string) => Promise<void>;
  /** A page on which the customer gives another card, and which leads back to `returnUrl`. Null for an unknown customer. */
  readonly openPortal: (customerId: string, returnUrl: string) => Promise<string | null>;
  /** Has the customer's default card pay for what runs at our price. Nothing happens where there is none. */
  readonly chargeDefaultCard: (customerId: string) => Promise<void>;
  /** Ends what is running at once, with the customer. Nothing happens where the customer is gone already. */
  readonly deleteCustomer: (customerId: string) => Promise<void>;
}

export type Checkout = {
  /** A page of the provider's own, or a part of ours that its script fills. */
  readonly form: 'hosted' | 'embedded';
  readonly customerId: string;
  readonly userId: string;
  /** Where the receipt goes. */
  readonly email: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Another one makes another checkout of the same choices. */
  readonly key: string;
};
export type CheckoutAnswer =
  /** `secret` opens an embedded one. */
  | { readonly kind: 'opened'; readonly url: string | null; readonly secret: string | null }
  | { readonly kind: 'no-customer' };

/** What the database keeps about billing. */
export interface BillingStore {
  readonly customerOf: (userId: string) => Promise<string | null>;
  /** Keeps the first customer that was written for the user, and returns that one. */
  readonly keepCustomer: (userId: string, customerId: string) => Promise<string>;
  readonly forgetCustomer: (customerId: string) => Promise<void>;
  /** A ticket to write with; null where there is nothing to do. */
  readonly openSync: (eventId: string, customerId: string) => Promise<number | null>;
  /** False where a newer ticket was drawn meanwhile: nothing was written. */
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
 * Copies the provider's truth about a customer. The ticket is drawn before the provider is read: only the newest
 * ticket writes, so a slow reader never overwrites what a later one saw.
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
