import { BackendError, type Backend, type SessionEnd } from './backend';
import { callFunction } from './callFunction';
import { request } from './failures';
import { readEverything } from './readEverything';
import { isAccountGone } from './sessionCheck';
import type { Client } from './supabaseClient';
import { requireUserId } from './supabaseProjects';

type GetClient = () => Promise<Client>;

/** Whether a failed deletion has nothing left to delete: an earlier one succeeded, but was answered too late. */
const isDeleted = async (client: Client, error: unknown): Promise<boolean> =>
  error instanceof BackendError && error.kind === 'not-authenticated' && (await isAccountGone(client));

export const createAccount = (
  getClient: GetClient,
  forgetSession: (end: SessionEnd) => void,
): Backend['account'] => ({
  isAdmin: async () => {
    const client = await getClient();
    const userId = await requireUserId(client);
    const { data } = await request(() =>
      client.from('admin_users').select('id').eq('user_id', userId).maybeSingle().throwOnError(),
    );
    return data !== null;
  },

  data: () => readEverything(getClient),

  remove: async () => {
    const client = await getClient();
    const userId = await requireUserId(client);
    try {
      await callFunction(client, 'delete-user', { user_id: userId }, { 409: 'cancel-first' });
    } catch (error) {
      if (!(await isDeleted(client, error))) throw error;
    }
    // The account's sessions were deleted with it: there is nobody left to sign out.
    forgetSession('account-deleted');
  },
});

export const createExtractions = (getClient: GetClient): Backend['extractions'] => ({
  used: async (kind) => {
    const client = await getClient();
    await requireUserId(client);
    const { data } = await request(() => client.rpc('get_extraction_count', { kind }).throwOnError());
    return data;
  },

  spend: async (kind) => {
    const client = await getClient();
    await requireUserId(client);
    const { data } = await request(() => client.rpc('increment_extraction_count', { kind }).throwOnError());
    return { isAllowed: data.allowed === true, remaining: data.remaining };
  },
});
