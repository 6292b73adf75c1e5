import type { BackOffice } from '../_shared/backOffice.ts';
import { readUserId } from '../_shared/readUserId.ts';
import { Refusal } from '../_shared/refusal.ts';

export const getUserDetails = async (
  backOffice: BackOffice,
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const details = await backOffice.user(readUserId(body));
  if (details === null) throw new Refusal(404, 'No such user');
  return details;
};
