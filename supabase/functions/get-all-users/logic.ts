import type { AdminDatabase } from '../_shared/adminDatabase.ts';
import { readUserPage } from '../_shared/readUserSearch.ts';

/** One page if the query requests one, otherwise all users that match. */
export const getAllUsers = async (
  admin: AdminDatabase,
  query: URLSearchParams,
): Promise<readonly unknown[]> => {
  const { page: asked, ...page } = readUserPage(query);
  if (asked > 0) return admin.users(page);
  const everybody: unknown[] = [];
  for (let skip = 0; ; skip += page.most) {
    const users = await admin.users({ ...page, skip });
    everybody.push(...users);
    if (users.length < page.most) return everybody;
  }
};
