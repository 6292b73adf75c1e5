import { useState } from 'react';

import type { AdminUser, UserColumn } from '../../../domain/admin';
import { ADMIN_MESSAGES } from '../../../domain/adminMessages';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { groupDigits } from '../../../domain/groupDigits';
import { UserDetailsDialog } from './details/UserDetailsDialog';
import { ExportProgress } from './ExportProgress';
import { orderBy } from './userColumns';
import styles from './UsersPage.module.css';
import { UsersTable } from './UsersTable';
import { UsersToolbar } from './UsersToolbar';
import { useUserList } from './useUserList';
import { useUserQuery } from './useUserQuery';
import { useUsersExport } from './useUsersExport';

const UsersPage = () => {
  const { typed, setTyped, search, order, setPlan, setOrder } = useUserQuery();
  const list = useUserList(search, order);
  const { written, start, cancel } = useUsersExport();
  /** How many users the export will have. */
  const [exported, setExported] = useState<number | null>(null);
  const [open, setOpen] = useState<AdminUser | null>(null);
  const { count, rowCount, isStale, hasFailed, reload } = list;
  const sort = (column: UserColumn) => setOrder(orderBy(order, column));
  const isNarrowed = search.word !== '' || search.plan !== 'all';
  const showAll = () => {
    setTyped('');
    setPlan('all');
  };
  const exportAll = () => {
    setExported(count?.total ?? null);
    void start({ search, order });
  };
  const isExportable = written === null && rowCount > 0;
  return (
    <AdminPage
      title="Users"
      note={
        count &&
        `${groupDigits(count.total)} ${count.total === 1 ? 'user' : 'users'} · ${groupDigits(count.pro)} PRO`
      }
      tools={
        <UsersToolbar
          typed={typed}
          onType={setTyped}
          plan={search.plan}
          onPlan={setPlan}
          order={order}
          onSort={sort}
          onExport={isExportable ? exportAll : null}
        />
      }
    >
      {written !== null && <ExportProgress written={written} total={exported} onCancel={cancel} />}
      {rowCount > 0 ? (
        <UsersTable list={list} order={order} openId={open?.id ?? null} onSort={sort} onOpen={setOpen} />
      ) : (
        <div className={styles.empty}>
          {hasFailed ? (
            <Button onClick={reload}>Try again</Button>
          ) : isStale ? (
            <Skeleton height={480} radius="var(--radius-l)" />
          ) : (
            <>
              <p>{ADMIN_MESSAGES.noUsers}</p>
              {isNarrowed && <Button onClick={showAll}>Show all users</Button>}
            </>
          )}
        </div>
      )}
      {rowCount > 0 && hasFailed && (
        <div className={styles.retry}>
          <Button onClick={reload}>Try again</Button>
        </div>
      )}
      {open && <UserDetailsDialog key={open.id} user={open} onClose={() => setOpen(null)} />}
    </AdminPage>
  );
};

export default UsersPage;
