import type { BackOffice } from '../_shared/backOffice.ts';
import { readUserPage } from '../_shared/readUserSearch.ts';

/** One page where the query names one, otherwise everybody who is looked for. */
export const getAllUsers = async (
  backOffice: BackOffice,
  query: URLSearchParams,
): Promise<readonly unknown[]> => {
  const { page: asked, ...page } = readUserPage(query);
  if (asked > 0) return backOffice.users(page);
  const everybody: unknown[] = [];
  for (let skip = 0; ; skip += page.most) {
    const users = await backOffice.users({ ...page, skip });
    everybody.push(...users);
    if (users.length < page.most) return everybody;
  }
};
