import type { AdminUser, AdminUserDetails, UserOrder, UserSearch } from '../../../domain/admin';
import { backendApi } from '../../../state/api/backendApi';
import { downloadFile } from '../../../state/downloadFile';
import { adminQuery } from '../adminQuery';
import { userAction, type UserActionName } from './details/userActions';
import { readAllUsers } from './readAllUsers';
import { USERS_PER_PAGE } from './userPages';
import { usersCsvHead, usersCsvLines } from './usersCsv';

/** Filter and order. */
export type UserQuestion = { readonly search: UserSearch; readonly order: UserOrder };
type UserExport = UserQuestion & {
  /** Called with the number of users written so far. */
  readonly onProgress: (written: number) => void;
};
export type UserCount = { readonly total: number; readonly pro: number };

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
};

export const usersApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of users; pages count from 1. */
    listUsers: build.query<readonly AdminUser[], UserQuestion & { readonly page: number }>({
      queryFn: adminQuery('loading the users', ({ backend }, { search, order, page }, signal) =>
        backend.admin.users(search, order, { number: page, size: USERS_PER_PAGE }, signal),
      ),
      providesTags: ['Users'],
    }),
    countUsers: build.query<UserCount, UserSearch>({
      queryFn: adminQuery('counting the users', ({ backend }, search) => backend.admin.countUsers(search)),
      providesTags: ['UserCount'],
      // Counted again for every query and not cached, like everything here: access may be revoked at any time.
      keepUnusedDataFor: 0,
    }),
    getUser: build.query<AdminUserDetails, string>({
      queryFn: adminQuery('loading a user', ({ backend }, userId) => backend.admin.user(userId)),
      providesTags: (_, __, id) => [{ type: 'User', id }],
      keepUnusedDataFor: 0,
    }),
    /** Writes every matching user to a file and returns its name. */
    exportUsers: build.mutation<string, UserExport>({
      queryFn: adminQuery(
        'exporting the users',
        async ({ backend, now }, { search, order, onProgress }, signal) => {
          // Encoded page by page: a text of a hundred thousand lines would block the thread.
          const encoder = new TextEncoder();
          const parts = [encoder.encode(usersCsvHead())];
          let count = 0;
          for await (const users of readAllUsers(backend, search, order, signal)) {
            parts.push(encoder.encode(usersCsvLines(users)));
            count += users.length;
            onProgress(count);
          }
          const name = `hueloom-users-${now().toISOString().slice(0, 10)}.csv`;
          downloadFile(name, 'text/csv', joined(parts));
          return name;
        },
      ),
    }),
    actOnUser: build.mutation<null, { readonly userId: string; readonly action: UserActionName }>({
      queryFn: adminQuery('acting on a user', async ({ backend }, { userId, action }) => {
        await userAction(action).run(backend, userId);
        return null;
      }),
      invalidatesTags: (_, failure, { userId, action }) => {
        if (failure !== undefined) return [];
        // The plan may have changed.
        return userAction(action).changes
          ? ['UserCount', { type: 'User', id: userId }]
          : ['UserCount', 'Users'];
      },
      onQueryStarted: async ({ userId, action }, api) => {
        const { changes } = userAction(action);
        if (!changes) return;
        try {
          await api.queryFulfilled;
        } catch {
          // The dialog that asked shows the error.
          return;
        }
        // Updated in place: if it were reloaded, the row might move away from under the pointer.
        for (const { endpointName, originalArgs } of usersApi.util.selectInvalidatedBy(api.getState(), [
          'Users',
        ]))
          if (endpointName === 'listUsers')
            api.dispatch(
              usersApi.util.updateQueryData('listUsers', originalArgs, (rows) =>
                rows.map((row) => (row.id === userId ? { ...row, ...changes } : row)),
              ),
            );
      },
    }),
  }),
});

export const {
  useListUsersQuery,
  useCountUsersQuery,
  useGetUserQuery,
  useExportUsersMutation,
  useActOnUserMutation,
} = usersApi;
