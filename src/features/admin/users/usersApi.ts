import type { AdminUser, AdminUserDetails, UserOrder, UserSearch } from '../../../domain/backOffice';
import { backendApi } from '../../../state/backendApi';
import { officeQuery } from '../officeQuery';
import { userAction, type UserActionName } from './details/userActions';
import { USERS_PER_PAGE } from './userPages';

/** Whom to show, and in which order. */
export type UserQuestion = { readonly search: UserSearch; readonly order: UserOrder };
export type UserCount = { readonly total: number; readonly pro: number };

export const usersApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of them; pages are counted from 1. */
    listUsers: build.query<readonly AdminUser[], UserQuestion & { readonly page: number }>({
      queryFn: officeQuery('loading the users', ({ backend }, { search, order, page }, signal) =>
        backend.admin.users(search, order, { number: page, size: USERS_PER_PAGE }, signal),
      ),
      providesTags: ['Users'],
    }),
    countUsers: build.query<UserCount, UserSearch>({
      queryFn: officeQuery('counting the users', ({ backend }, search) => backend.admin.countUsers(search)),
      providesTags: ['UserCount'],
      // What is asked again is counted again, like all here: rights may end at any time.
      keepUnusedDataFor: 0,
    }),
    getUser: build.query<AdminUserDetails, string>({
      queryFn: officeQuery('loading a user', ({ backend }, userId) => backend.admin.user(userId)),
      providesTags: (_, __, id) => [{ type: 'User', id }],
      keepUnusedDataFor: 0,
    }),
    actOnUser: build.mutation<null, { readonly userId: string; readonly action: UserActionName }>({
      queryFn: officeQuery('acting on a user', async ({ backend }, { userId, action }) => {
        await userAction(action).run(backend, userId);
        return null;
      }),
      invalidatesTags: (_, failure, { userId, action }) => {
        if (failure !== undefined) return [];
        // Someone may be PRO now, or no longer.
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
          // The question that asked for it says so.
          return;
        }
        // Where they stand: read again, the row might move away from under the pointer.
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

export const { useListUsersQuery, useCountUsersQuery, useGetUserQuery, useActOnUserMutation } = usersApi;
