import type { Caller } from '../_shared/gate.ts';
import { readFlag } from '../_shared/readFlag.ts';
import { readUserId } from '../_shared/readUserId.ts';
import { Refusal } from '../_shared/refusal.ts';

export interface Suspensions {
  readonly isAdmin: (userId: string) => Promise<boolean>;
  /** Shuts an account out until it is let in again. False where there is no such account. */
  readonly setSuspended: (userId: string, isSuspended: boolean) => Promise<boolean>;
  readonly audit: (entry: {
    actorId: string;
    action: string;
    targetId: string;
    outcome: string;
  }) => Promise<void>;
}

/** Nobody shuts out an administrator, not even themselves: they could not come back to lift it. */
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
  // Before the act: the auth server is another service, and an act without a trail is worse than a trail without one.
  await note('asked');
  if (!(await suspensions.setSuspended(targetId, isSuspended))) throw new Refusal(404, 'No such user');
  await note('done');
  return { success: true };
};
