import { syncCustomer, type Billing } from '../_shared/billing.ts';

/** The parts of an event that are read: it is a doorbell, and what it says about the subscription is not believed. */
export type WebhookEvent = {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  readonly data: {
    readonly object: { readonly id?: string; readonly customer?: string | { readonly id: string } | null };
    /** Of an update: what was there before, of the fields that changed. */
    readonly previous_attributes?: { readonly invoice_settings?: object | null };
  };
};

export type WebhookOutcome = 'written' | 'overtaken' | 'recorded' | 'other mode';

/** The customer whose default card changed; null for every other event. */
const customerOfCard = ({ type, data }: WebhookEvent): string | null => {
  const before = data.previous_attributes?.invoice_settings ?? {};
  return type === 'customer.updated' && 'default_payment_method' in before ? (data.object.id ?? null) : null;
};

const RINGS = /^(customer\.subscription|checkout\.session|invoice)\./;

const customerOf = ({ type, data }: WebhookEvent): string | null => {
  if (!RINGS.test(type)) return null;
  const { customer } = data.object;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
};

/** Users are found by the customer we made for them, never by an e-mail address. */
export const handleEvent = async (
  billing: Billing,
  isLive: boolean,
  event: WebhookEvent,
): Promise<WebhookOutcome> => {
  if (event.livemode !== isLive) return 'other mode';
  const carded = customerOfCard(event);
  // The provider's page gives the card to the customer; a subscription from the checkout keeps its own until it is told.
  if (carded !== null) await billing.provider.chargeDefaultCard(carded);
  const customerId = carded ?? customerOf(event);
  const outcome = customerId === null ? 'nothing to do' : await syncCustomer(billing, event, customerId);
  if (outcome !== 'nothing to do') return outcome;
  await billing.store.recordEvent(event.id, event.type);
  return 'recorded';
};
