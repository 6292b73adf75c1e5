import type { Backend } from '../../../backend/backend';
import type { AdminRecord, AdminUserDetails } from '../../../domain/admin';
import { backendApi } from '../../../state/api/backendApi';
import { adminQuery } from '../adminQuery';

/** An administrator's settings and account. */
export type Administrator = { readonly record: AdminRecord; readonly person: AdminUserDetails };

const listByName = async ({ admin }: Backend): Promise<readonly Administrator[]> => {
  const records = await admin.administrators();
  const list = await Promise.all(
    records.map(async (record) => ({ record, person: await admin.user(record.userId) })),
  );
  return list.toSorted((a, b) => a.person.name.localeCompare(b.person.name, 'en'));
};

// Nothing is cached once unused: access may be revoked at any time.
export const administratorsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sorted by name. */
    listAdministrators: build.query<readonly Administrator[], void>({
      queryFn: adminQuery('loading the administrators', ({ backend }) => listByName(backend)),
      providesTags: ['Administrators'],
      keepUnusedDataFor: 0,
    }),
    /** The settings of one administrator; null for others. */
    getOwnRecord: build.query<AdminRecord | null, string>({
      queryFn: adminQuery('loading the notification settings', async ({ backend }, userId) => {
        const records = await backend.admin.administrators();
        return records.find((record) => record.userId === userId) ?? null;
      }),
      providesTags: ['Administrators'],
      keepUnusedDataFor: 0,
    }),
    saveNotifications: build.mutation<null, readonly AdminRecord[]>({
      queryFn: adminQuery('saving the settings', async ({ backend }, records) => {
        await Promise.all(records.map((record) => backend.admin.setNotifications(record)));
        return null;
      }),
      // Shown at once, also where the list cannot be read again.
      onQueryStarted: async (records, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          // The page shows the error.
          return;
        }
        const saved = new Map(records.map((record) => [record.id, record]));
        dispatch(
          administratorsApi.util.updateQueryData('listAdministrators', undefined, (list) =>
            list.map(({ record, person }) => ({ record: saved.get(record.id) ?? record, person })),
          ),
        );
      },
      // Also after a failure: of several, some may have been saved.
      invalidatesTags: ['Administrators'],
    }),
  }),
});

export const { useGetOwnRecordQuery, useListAdministratorsQuery, useSaveNotificationsMutation } =
  administratorsApi;
