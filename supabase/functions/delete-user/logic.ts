import { syncSurely, type Billing } from '../_shared/billing.ts';
import { spendOrRefuse, type Caller, type Gate } from '../_shared/gate.ts';
import { readUserId } from '../_shared/readUserId.ts';
import { Refusal } from '../_shared/refusal.ts';
import { willRenew } from '../_shared/subscription.ts';

export const DELETE_FAILED = 'Failed to delete account. Please try again.';

const CANCEL_FIRST = 'Cancel your subscription first';
const ACTION = 'delete account';

/** For the deletion of one's own account, failed attempts included. Administrators delete many accounts in a row. */
const OWN_BUDGET = { most: 5, seconds: 3600 };

export interface Accounts {
  readonly isAdmin: (userId: string) => Promise<boolean>;
  readonly exists: (userId: string) => Promise<boolean>;
  /** Deletes the user's rows with the caller's own rights; 'renewing' if a subscription prevents it. */
  readonly eraseData: (caller: Caller, userId: string) => Promise<'erased' | 'renewing'>;
  /** Deletes the account, its sessions and, by foreign keys, all its rows. Does nothing if it no longer exists. */
  readonly deleteAccount: (userId: string) => Promise<void>;
  readonly audit: (entry: {
    actorId: string;
    action: string;
    targetId: string;
    outcome: string;
  }) => Promise<void>;
}

type Deletion = {
  readonly billing: Billing;
  readonly accounts: Accounts;
  readonly gate: Pick<Gate, 'spend'>;
  readonly requestId: string;
};

/** Nobody may delete an administrator, and only an administrator may delete another user. */
const checkRight = async (accounts: Accounts, caller: Caller, targetId: string): Promise<void> => {
  const isOwn = caller.id === targetId;
  if ((!isOwn && !(await accounts.isAdmin(caller.id))) || (await accounts.isAdmin(targetId))) {
    throw new Refusal(403, 'Not allowed');
  }
  if (!isOwn && !(await accounts.exists(targetId))) throw new Refusal(404, 'No such user');
};

/** The customer whose payments have to be ended. Users who delete their own account have to cancel first, knowingly. */
const findCustomer = async (
  { store, provider }: Billing,
  targetId: string,
  isOwn: boolean,
): Promise<string | null> => {
  const customerId = await store.customerOf(targetId);
  if (customerId === null || !isOwn) return customerId;
  if ((await provider.subscriptionsOf(customerId)).some(willRenew)) throw new Refusal(409, CANCEL_FIRST);
  return customerId;
};

/** A deleted user must not be charged any further, so the provider's part is done first. */
const endBilling = async ({ billing, requestId }: Deletion, customerId: string): Promise<void> => {
  await billing.provider.deleteCustomer(customerId);
  // The database checks its own rows before deleting.
  await syncSurely(billing, { id: `delete:${requestId}`, type: 'delete-user' }, customerId);
};

/** Every step can be repeated: after an interruption, a second call completes the deletion. */
export const deleteUser = async (
  deletion: Deletion,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
): Promise<{ success: true }> => {
  const { accounts, billing, gate } = deletion;
  const targetId = readUserId(body);
  const isOwn = caller.id === targetId;
  await checkRight(accounts, caller, targetId);
  if (isOwn) await spendOrRefuse(gate, caller.id, 'delete-own-account', OWN_BUDGET);
  const customerId = await findCustomer(billing, targetId, isOwn);
  const note = (outcome: string) => accounts.audit({ actorId: caller.id, action: ACTION, targetId, outcome });
  await note('asked');
  if (customerId !== null) await endBilling(deletion, customerId);
  if ((await accounts.eraseData(caller, targetId)) === 'renewing') throw new Refusal(409, CANCEL_FIRST);
  await accounts.deleteAccount(targetId);
  try {
    await note('done');
  } catch {
    // The account is gone, which is what the answer says; that it was asked for is on the record.
  }
  return { success: true };
};
