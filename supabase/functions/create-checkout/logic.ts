import type { Billing, Checkout } from '../_shared/billing.ts';
import type { Caller } from '../_shared/gate.ts';
import { Refusal } from '../_shared/refusal.ts';
import { isOverdue, willRenew, type SubscriptionRow } from '../_shared/subscription.ts';

/** Within this time a second call returns the same checkout page. */
const SLOT_SECONDS = 600;

export const CHECKOUT_FAILED = 'Failed to create checkout session';

export type CheckoutSettings = {
  readonly priceId: string;
  readonly origins: readonly string[];
  /** Hosts that are allowed in checkout URLs. */
  readonly checkoutHosts: readonly string[];
  readonly nowSeconds: () => number;
};

type ReturnUrls = { readonly successUrl: string; readonly cancelUrl: string };

/**
 * The URLs that the provider returns to. The caller's URLs are only compared with ours, never passed on; by default,
 * our first origin is used.
 */
const chooseReturnUrls = (
  body: Readonly<Record<string, unknown>>,
  origins: readonly string[],
): ReturnUrls => {
  const urls = origins.map((origin) => ({
    successUrl: `${origin}/?success=true`,
    cancelUrl: `${origin}/?canceled=true`,
  }));
  const fits = (asked: unknown, own: string): boolean => asked === undefined || asked === own;
  const found = urls.find(
    ({ successUrl, cancelUrl }) => fits(body.success_url, successUrl) && fits(body.cancel_url, cancelUrl),
  );
  if (!found) throw new Refusal(400, CHECKOUT_FAILED);
  return found;
};

const checkOffer = ({ price_id: price, mode }: Readonly<Record<string, unknown>>, priceId: string): void => {
  const isOurs =
    (price === undefined || price === priceId) && (mode === undefined || mode === 'subscription');
  if (!isOurs) throw new Refusal(400, CHECKOUT_FAILED);
};

/** Where the caller wants to pay: on the provider's page, or in ours. */
const readForm = ({ ui_mode: mode }: Readonly<Record<string, unknown>>): Checkout['form'] => {
  if (mode === undefined || mode === 'hosted') return 'hosted';
  if (mode === 'embedded') return 'embedded';
  throw new Refusal(400, CHECKOUT_FAILED);
};

const customerFor = async (
  { provider, store }: Billing,
  { id, email }: Caller,
  generation: string,
): Promise<string> => {
  const known = await store.customerOf(id);
  if (known !== null) return known;
  const made = await provider.createCustomer({ userId: id, email, key: `customer:${id}:${generation}` });
  return store.keepCustomer(id, made);
};

/** Part of the key, so that a checkout after an ended subscription differs from the one that created it. */
const newestOf = (subscriptions: readonly SubscriptionRow[]): string =>
  // Stryker disable next-line StringLiteral: any word that is the id of no subscription
  subscriptions[0]?.subscription_id ?? 'first';

export const createCheckout = async (
  billing: Billing,
  settings: CheckoutSettings,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
): Promise<{ url: string } | { client_secret: string }> => {
  checkOffer(body, settings.priceId);
  const form = readForm(body);
  const urls = chooseReturnUrls(body, settings.origins);
  const slot = Math.floor(settings.nowSeconds() / SLOT_SECONDS);

  const open = async (customerId: string) => {
    const subscriptions = await billing.provider.subscriptionsOf(customerId);
    if (subscriptions.some(willRenew)) throw new Refusal(409, 'You already have PRO');
    if (subscriptions.some(isOverdue)) throw new Refusal(409, 'A payment is overdue');
    await billing.provider.closeCheckouts(customerId, slot * SLOT_SECONDS);
    const key = `checkout:${slot}:${newestOf(subscriptions)}`;
    const { id: userId, email } = caller;
    return billing.provider.openCheckout({ form, customerId, userId, email, ...urls, key });
  };

  // Stryker disable next-line StringLiteral: any word that is the id of no customer
  const customerId = await customerFor(billing, caller, 'first');
  let answer = await open(customerId);
  if (answer.kind === 'no-customer') {
    // An interrupted account deletion has deleted the customer: start again with a new one.
    await billing.store.forgetCustomer(customerId);
    answer = await open(await customerFor(billing, caller, customerId));
  }
  if (answer.kind === 'no-customer') throw new Refusal(502, CHECKOUT_FAILED);
  if (form === 'embedded') {
    if (answer.secret === null) throw new Refusal(502, CHECKOUT_FAILED);
    return { client_secret: answer.secret };
  }
  if (answer.url === null) throw new Refusal(502, 'No checkout URL returned');
  if (!URL.canParse(answer.url) || !settings.checkoutHosts.includes(new URL(answer.url).host)) {
    throw new Refusal(502, CHECKOUT_FAILED);
  }
  return { url: answer.url };
};
