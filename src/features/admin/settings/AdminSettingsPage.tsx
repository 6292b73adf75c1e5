import { useState } from 'react';

import type { AdminRecord } from '../../../domain/admin';
import { ADMIN_MESSAGES } from '../../../domain/adminMessages';
import { useAppSelector } from '../../../state/hooks';
import { selectUser } from '../../../state/session/sessionSlice';
import { useServices } from '../../../state/servicesContext';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { AdminPanel } from '../AdminPanel';
import styles from './AdminSettingsPage.module.css';
import { TagsPanel } from './tags/TagsPanel';
import { AdministratorRow } from './AdministratorRow';
import { useListAdministratorsQuery, useSaveNotificationsMutation } from './administratorsApi';

const isSame = (a: AdminRecord, b: AdminRecord): boolean =>
  a.notifyNewUsers === b.notifyNewUsers && a.notifyProUpgrades === b.notifyProUpgrades;

const AdminSettingsPage = () => {
  const { toasts } = useServices();
  const ownId = useAppSelector(selectUser)?.id;
  const { data: administrators, isError, refetch } = useListAdministratorsQuery();
  const [saveNotifications, { isLoading: isSaving }] = useSaveNotificationsMutation();
  const [drafts, setDrafts] = useState<Readonly<Record<string, AdminRecord>>>({});
  const changed = (administrators ?? []).flatMap(({ record }) => {
    const draft = drafts[record.id];
    return draft && !isSame(draft, record) ? [draft] : [];
  });

  const save = async (): Promise<void> => {
    const { error } = await saveNotifications(changed);
    if (error !== undefined) {
      toasts.show(ADMIN_MESSAGES.settingsFailed, { tone: 'error' });
      return;
    }
    toasts.show(ADMIN_MESSAGES.settingsSaved);
    // What was switched meanwhile is kept.
    setDrafts((before) =>
      Object.fromEntries(Object.entries(before).filter(([, draft]) => !changed.includes(draft))),
    );
  };

  return (
    <AdminPage title="Settings" note="Notifications and tags" isNarrow>
      <AdminPanel title="System">
        <h3 className={styles.heading}>Notifications</h3>
        <p className={styles.about}>{ADMIN_MESSAGES.notificationsShown}</p>
        {administrators ? (
          <ul>
            {administrators.map((administrator) => (
              <AdministratorRow
                key={administrator.record.id}
                administrator={administrator}
                record={drafts[administrator.record.id] ?? administrator.record}
                isOwn={administrator.record.userId === ownId}
                onChange={(record) => setDrafts((before) => ({ ...before, [record.id]: record }))}
              />
            ))}
          </ul>
        ) : (
          !isError && (
            <div className={styles.loading}>
              <Skeleton height={32} />
            </div>
          )
        )}
        {administrators?.length === 0 && <p className={styles.empty}>{ADMIN_MESSAGES.noAdministrators}</p>}
        <div className={styles.footer}>
          {administrators && (
            <output className={styles.state}>
              {changed.length === 0 ? ADMIN_MESSAGES.nothingToSave : ADMIN_MESSAGES.notSaved}
            </output>
          )}
          {isError && <Button onClick={() => void refetch()}>Try again</Button>}
          <Button variant="primary" disabled={changed.length === 0 || isSaving} onClick={() => void save()}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </AdminPanel>
      <TagsPanel />
    </AdminPage>
  );
};

export default AdminSettingsPage;
