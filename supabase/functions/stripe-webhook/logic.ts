import { syncCustomer, type Billing } from '../_shared/billing.ts';

/** The parts of an event that are read: it is a doorbell, and what it says about the subscription is not believed. */
export type WebhookEvent = {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  readonly data: { readonly object: { readonly customer?: string | { readonly id: string } | null } };
};

export type WebhookOutcome = 'written' | 'overtaken' | 'recorded' | 'other mode';

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
  const customerId = customerOf(event);
  const outcome = customerId === null ? 'nothing to do' : await syncCustomer(billing, event, customerId);
  if (outcome !== 'nothing to do') return outcome;
  await billing.store.recordEvent(event.id, event.type);
  return 'recorded';
};
