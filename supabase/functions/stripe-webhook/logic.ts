import { syncCustomer, type Billing } from '../_shared/billing.ts';

/** The fields of an event that are read: it only triggers a copy; its subscription data is not trusted. */
export type WebhookEvent = {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  readonly data: {
    readonly object: { readonly id?: string; readonly customer?: string | { readonly id: string } | null };
    /** For an update: the previous values of the changed fields. */
    readonly previous_attributes?: { readonly invoice_settings?: object | null };
  };
};

export type WebhookOutcome = 'written' | 'overtaken' | 'recorded' | 'other mode';

/** The customer whose default card changed; null for any other event. */
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

/** Users are found by the customer created for them, never by an email address. */
export const handleEvent = async (
  billing: Billing,
  isLive: boolean,
  event: WebhookEvent,
): Promise<WebhookOutcome> => {
  if (event.livemode !== isLive) return 'other mode';
  const carded = customerOfCard(event);
  // The portal sets the card on the customer; a subscription from the checkout keeps its own card until it is updated.
  if (carded !== null) await billing.provider.chargeDefaultCard(carded);
  const customerId = carded ?? customerOf(event);
  const outcome = customerId === null ? 'nothing to do' : await syncCustomer(billing, event, customerId);
  if (outcome !== 'nothing to do') return outcome;
  await billing.store.recordEvent(event.id, event.type);
  return 'recorded';
};
