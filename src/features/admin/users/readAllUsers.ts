import type { Backend } from '../../../backend/backend';
import type { AdminUser, UserOrder, UserSearch } from '../../../domain/admin';

/** The most that the service returns per request. */
const PAGE_SIZE = 1000;

/** Every matching user, page by page. A user who moves to a later page meanwhile is returned once. */
export async function* readAllUsers(
  backend: Backend,
  search: UserSearch,
  order: UserOrder,
  signal: AbortSignal,
): AsyncGenerator<readonly AdminUser[]> {
  const known = new Set<string>();
  for (let number = 1; ; number++) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- only this page tells whether there is another
    const users = await backend.admin.users(search, order, { number, size: PAGE_SIZE }, signal);
    signal.throwIfAborted();
    const others = users.filter(({ id }) => !known.has(id));
    for (const { id } of others) known.add(id);
    yield others;
    if (users.length < PAGE_SIZE) return;
  }
}
