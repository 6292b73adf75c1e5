import { useCallback } from 'react';

import type { AdminRecord, AdminUserDetails } from '../../../domain/backOffice';
import { useServices } from '../../../state/servicesContext';
import { useAnswer } from '../useAnswer';

/** An administrator's settings, and who it is where that can be told. */
export type Administrator = { readonly record: AdminRecord; readonly person: AdminUserDetails | null };

/** Every administrator, by name. */
export const useAdministrators = () => {
  const { backend } = useServices();
  const ask = useCallback(async (): Promise<readonly Administrator[]> => {
    const records = await backend.admin.administrators();
    const list = await Promise.all(
      records.map(async (record) => ({ record, person: await backend.admin.user(record.userId) })),
    );
    return list.toSorted((a, b) => a.person.name.localeCompare(b.person.name, 'en'));
  }, [backend]);
  return useAnswer('loading the administrators', ask);
};
