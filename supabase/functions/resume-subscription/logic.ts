import { syncSurely, type Billing } from '../_shared/billing.ts';
import type { Caller } from '../_shared/gate.ts';
import { Refusal } from '../_shared/refusal.ts';
import { isPro, willRenew } from '../_shared/subscription.ts';

export const RESUME_FAILED = 'Failed to resume subscription';

/**
 * Resumes the caller's own cancelled subscription before its period ends. Never beside another one that renews: nobody
 * is charged twice. A second call changes nothing.
 */
export const resumeSubscription = async (
  billing: Billing,
  caller: Caller,
  requestId: string,
  nowSeconds: number,
): Promise<{ success: true }> => {
  const customerId = await billing.store.customerOf(caller.id);
  if (customerId === null) throw new Refusal(409, RESUME_FAILED);
  const subscriptions = await billing.provider.subscriptionsOf(customerId);
  if (subscriptions.some(willRenew)) return { success: true };
  const cancelled = subscriptions.find((row) => isPro(row, nowSeconds));
  if (cancelled === undefined) throw new Refusal(409, RESUME_FAILED);
  await billing.provider.resume(cancelled.subscription_id);
  try {
    await syncSurely(billing, { id: `resume:${requestId}`, type: 'resume-subscription' }, customerId);
  } catch {
    // The provider has resumed it, which is what counts; its webhook updates the database later.
  }
  return { success: true };
};
