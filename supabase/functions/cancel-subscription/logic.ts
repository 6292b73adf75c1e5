import { syncSurely, type Billing } from '../_shared/billing.ts';
import type { Caller } from '../_shared/gate.ts';
import { Refusal } from '../_shared/refusal.ts';
import { hasEnded, isOverdue, mayCharge } from '../_shared/subscription.ts';

export const CANCEL_FAILED = 'Failed to cancel subscription';

/**
 * Cancels the caller's own subscription at the end of the paid period; one whose payment is missing at once, as it gives
 * no PRO to keep and could go on being charged. A second call changes nothing.
 */
export const cancelSubscription = async (
  billing: Billing,
  caller: Caller,
  requestId: string,
): Promise<{ success: true }> => {
  const customerId = await billing.store.customerOf(caller.id);
  if (customerId === null) throw new Refusal(409, CANCEL_FAILED);
  const running = (await billing.provider.subscriptionsOf(customerId)).filter((row) => !hasEnded(row));
  if (running.length === 0) throw new Refusal(409, CANCEL_FAILED);
  for (const row of running) {
    if (isOverdue(row) || row.status === 'paused') await billing.provider.end(row.subscription_id);
    else if (mayCharge(row)) await billing.provider.cancelAtPeriodEnd(row.subscription_id);
  }
  try {
    await syncSurely(billing, { id: `cancel:${requestId}`, type: 'cancel-subscription' }, customerId);
  } catch {
    // The provider has cancelled it, which is what counts; its webhook updates the database later.
  }
  return { success: true };
};
