import type { AdminDatabase } from '../_shared/adminDatabase.ts';
import { readUserId } from '../_shared/readUserId.ts';
import { Refusal } from '../_shared/refusal.ts';

export const getUserDetails = async (
  admin: AdminDatabase,
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const details = await admin.user(readUserId(body));
  if (details === null) throw new Refusal(404, 'No such user');
  return details;
};
