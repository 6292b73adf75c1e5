import type { UserOrder, UserSearch } from '../domain/admin';
import { PAGE_SIZES } from '../domain/pageSizes';
import { readActivities, readDashboard, readUserCount, readUserDetails, readUsers } from './adminAnswers';
import { BackendError, type Backend } from './backend';
import { callFunction, readFunction, statusOf } from './callFunction';
import { request } from './failures';
import type { Client } from './supabaseClient';

const CONFLICT = 409;

const searchQuery = ({ word, plan }: UserSearch) => ({ search: word, filter: plan });
const orderQuery = ({ column, descends }: UserOrder) => ({
  sort: column,
  direction: descends ? 'desc' : 'asc',
});

/** The service changes up to so many palettes with one request, to keep within its time limit. */
const PALETTES_PER_PART = 500;

/** Repeats a change until nothing is left of it. Returns how many palettes it has changed. */
const inParts = async (change: () => Promise<{ readonly data: number }>): Promise<number> => {
  const { data: count } = await change();
  return count < PALETTES_PER_PART ? count : count + (await inParts(change));
};

export const createAdmin = (getClient: () => Promise<Client>): Backend['admin'] => ({
  dashboard: async () => readDashboard(await readFunction(await getClient(), 'get-dashboard')),

  activities: async (page, filter) => {
    const query = { page: String(page), limit: String(PAGE_SIZES.activities), filter };
    return readActivities(await readFunction(await getClient(), 'get-all-activities', query));
  },

  users: async (search, order, { number, size }, signal) => {
    const query = {
      ...searchQuery(search),
      ...orderQuery(order),
      page: String(number),
      per_page: String(size),
    };
    return readUsers(await readFunction(await getClient(), 'get-all-users', query, signal));
  },

  countUsers: async (search) =>
    readUserCount(await readFunction(await getClient(), 'count-users', searchQuery(search))),

  user: async (userId) =>
    readUserDetails(await callFunction(await getClient(), 'get-user-details', { user_id: userId })),

  setSuspended: async (userId, isSuspended) => {
    await callFunction(await getClient(), 'suspend-user', { user_id: userId, suspended: isSuspended });
  },

  setComplimentaryPro: async (userId, isGranted) => {
    try {
      await callFunction(await getClient(), 'grant-pro', { user_id: userId, granted: isGranted });
    } catch (error) {
      const isPaid = error instanceof BackendError && statusOf(error) === CONFLICT;
      throw isPaid ? new BackendError('already-paid', { cause: error }) : error;
    }
  },

  deleteUser: async (userId) => {
    await callFunction(await getClient(), 'delete-user', { user_id: userId });
  },

  administrators: async () => {
    const client = await getClient();
    const { data } = await request(() => client.from('admin_users').select().order('id').throwOnError());
    return data.map((row) => ({
      id: row.id,
      userId: row.user_id,
      notifyNewUsers: row.notify_new_users,
      notifyProUpgrades: row.notify_pro_upgrades,
    }));
  },

  setNotifications: async ({ id, notifyNewUsers, notifyProUpgrades }) => {
    const client = await getClient();
    const { data } = await request(() =>
      client
        .from('admin_users')
        .update({
          notify_new_users: notifyNewUsers,
          notify_pro_upgrades: notifyProUpgrades,
          updated_at: new Date().toISOString(),
        })
        .eq('id', id)
        .select('id')
        .throwOnError(),
    );
    // If the right has ended meanwhile, row-level security updates no row and reports no error.
    if (data.length === 0) throw new BackendError('not-allowed');
  },

  tags: async ({ word, isForbidden }, { number, size }) => {
    const client = await getClient();
    const args = { word, forbidden: isForbidden, most: size, skip: (number - 1) * size };
    const { data } = await request(() => client.rpc('admin_list_tags', args).throwOnError());
    const tags = data.flatMap(({ tag, palettes, public_palettes: publicPalettes }) =>
      tag === null ? [] : [{ tag, palettes: palettes ?? 0, publicPalettes: publicPalettes ?? 0 }],
    );
    return { tags, total: data[0]?.total ?? 0 };
  },

  renameTag: async (tag, other) => {
    const client = await getClient();
    return inParts(() => request(() => client.rpc('admin_rename_tag', { tag, other }).throwOnError()));
  },

  forbidTag: async (tag) => {
    const client = await getClient();
    return inParts(() => request(() => client.rpc('admin_forbid_tag', { tag }).throwOnError()));
  },

  allowTag: async (tag) => {
    const client = await getClient();
    await request(() => client.rpc('admin_allow_tag', { tag }).throwOnError());
  },
});
