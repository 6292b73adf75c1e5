import { syncCustomer, type Billing } from '../_shared/billing.ts';
import type { Caller } from '../_shared/gate.ts';
import { Refusal } from '../_shared/refusal.ts';
import { hasEnded, mayCharge } from '../_shared/subscription.ts';

export const CANCEL_FAILED = 'Failed to cancel subscription';

/** Ends the caller's own subscription with the period that is paid for. A second call finds nothing left to change. */
export const cancelSubscription = async (
  billing: Billing,
  caller: Caller,
  requestId: string,
): Promise<{ success: true }> => {
  const customerId = await billing.store.customerOf(caller.id);
  if (customerId === null) throw new Refusal(409, CANCEL_FAILED);
  const running = (await billing.provider.subscriptionsOf(customerId)).filter((row) => !hasEnded(row));
  if (running.length === 0) throw new Refusal(409, CANCEL_FAILED);
  for (const { subscription_id: id } of running.filter(mayCharge))
    await billing.provider.cancelAtPeriodEnd(id);
  try {
    await syncCustomer(billing, { id: `cancel:${requestId}`, type: 'cancel-subscription' }, customerId);
  } catch {
    // It is cancelled where it counts; the provider's own event brings the news.
  }
  return { success: true };
};
