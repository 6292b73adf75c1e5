import { useCallback, useEffect, useState } from 'react';

import type { Activity, AdminRecord } from '../../../domain/admin';
import { isRecord } from '../../../domain/jsonRecord';
import { useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { selectUser } from '../../../state/session/sessionSlice';
import type { LocalStore } from '../../../state/storage/localStore';
import { useGetOwnRecordQuery } from '../settings/administratorsApi';

const KEY = 'hueloom-activity-seen';

/** When this administrator last saw the activities on this device; null for the first time. */
const readSeen = (storage: LocalStore, userId: string): string | null => {
  const stored = storage.read(KEY);
  return isRecord(stored) && stored['userId'] === userId && typeof stored['at'] === 'string'
    ? stored['at']
    : null;
};

const isNotifiedOf = ({ notifyNewUsers, notifyProUpgrades }: AdminRecord, { type }: Activity): boolean =>
  (type === 'new_user' && notifyNewUsers) || (type === 'pro_upgrade' && notifyProUpgrades);

/**
 * Whether an activity is of a kind that the administrator wants to be notified of, and came since they last opened the
 * dashboard on this device.
 */
export const useNews = (): ((activity: Activity) => boolean) => {
  const { storage, now } = useServices();
  const userId = useAppSelector(selectUser)?.id ?? '';
  const { data: own } = useGetOwnRecordQuery(userId);
  const [seen] = useState(() => readSeen(storage, userId));
  useEffect(() => {
    storage.write(KEY, { userId, at: now().toISOString() });
  }, [storage, now, userId]);
  return useCallback(
    (activity) =>
      seen !== null &&
      own !== undefined &&
      own !== null &&
      Date.parse(activity.date) > Date.parse(seen) &&
      isNotifiedOf(own, activity),
    [seen, own],
  );
};
