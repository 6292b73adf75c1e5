import type { AdminDatabase } from '../_shared/adminDatabase.ts';
import type { Caller } from '../_shared/gate.ts';
import { readFlag } from '../_shared/readFlag.ts';
import { readUserId } from '../_shared/readUserId.ts';
import { Refusal } from '../_shared/refusal.ts';

/** Grants PRO without payment, or revokes the grant; paid subscriptions are left to the provider and the user. */
export const grantPro = async (
  admin: AdminDatabase,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
): Promise<{ success: true }> => {
  const targetId = readUserId(body);
  const isGift = readFlag(body, 'granted');
  const outcome = await (isGift ? admin.givePro : admin.takePro)(caller.id, targetId);
  if (outcome === 'unknown') throw new Refusal(404, 'No such user');
  if (outcome === 'paid') throw new Refusal(409, 'This user pays for PRO');
  return { success: true };
};
