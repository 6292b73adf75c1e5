import type { Caller } from '../_shared/gate.ts';
import { readFlag } from '../_shared/readFlag.ts';
import { readUserId } from '../_shared/readUserId.ts';
import { Refusal } from '../_shared/refusal.ts';

export interface Suspensions {
  readonly isAdmin: (userId: string) => Promise<boolean>;
  /** Suspends an account until the suspension is lifted. False if there is no such account. */
  readonly setSuspended: (userId: string, isSuspended: boolean) => Promise<boolean>;
  readonly audit: (entry: {
    actorId: string;
    action: string;
    targetId: string;
    outcome: string;
  }) => Promise<void>;
}

/** Nobody may suspend an administrator, including themselves: they could not sign in to lift it. */
export const suspendUser = async (
  suspensions: Suspensions,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
): Promise<{ success: true }> => {
  const targetId = readUserId(body);
  const isSuspended = readFlag(body, 'suspended');
  if (isSuspended && (await suspensions.isAdmin(targetId))) throw new Refusal(403, 'Not allowed');
  const action = isSuspended ? 'suspend account' : 'lift suspension';
  const note = (outcome: string) => suspensions.audit({ actorId: caller.id, action, targetId, outcome });
  // Logged before the action: the auth server is another service, and an unlogged action is worse than a logged
  // failure.
  await note('asked');
  if (!(await suspensions.setSuspended(targetId, isSuspended))) throw new Refusal(404, 'No such user');
  try {
    await note('done');
  } catch {
    // The account is changed, which is what the answer says; that it was asked for is on the record.
  }
  return { success: true };
};
