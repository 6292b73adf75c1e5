import type { Backend } from '../../../backend/backend';
import type { AdminUser, UserOrder, UserSearch } from '../../../domain/admin';

/** The most that the service gives at once. */
const PAGE_SIZE = 1000;

/** Everyone who is found, page by page. Someone who moves from one page to the next meanwhile comes once. */
export async function* readAllUsers(
  backend: Backend,
  search: UserSearch,
  order: UserOrder,
  signal: AbortSignal,
): AsyncGenerator<readonly AdminUser[]> {
  const known = new Set<string>();
  for (let number = 1; ; number++) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- whether there is another page is only known from this one
    const users = await backend.admin.users(search, order, { number, size: PAGE_SIZE }, signal);
    signal.throwIfAborted();
    const others = users.filter(({ id }) => !known.has(id));
    for (const { id } of others) known.add(id);
    yield others;
    if (users.length < PAGE_SIZE) return;
  }
}
