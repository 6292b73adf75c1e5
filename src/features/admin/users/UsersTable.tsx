import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { AdminUser, UserColumn, UserOrder } from '../../../domain/admin';
import { SpacerRow } from './SpacerRow';
import { UserRow } from './UserRow';
import { UsersHead } from './UsersHead';
import styles from './UsersTable.module.css';
import { useRowFocus } from './useRowFocus';
import { useRowHeight } from './useRowHeight';
import type { UserList } from './useUserList';

/** The site's header and the column headers cover the top of the window. */
const COVERED_PX = 100;
/** Rows that are scrolled past faster than this are not requested. */
const REST_MS = 80;

type UsersTableProps = {
  readonly list: UserList;
  readonly order: UserOrder;
  readonly openId: string | null;
  readonly onSort: (column: UserColumn) => void;
  readonly onOpen: (user: AdminUser) => void;
};

/** A virtual list: as high as all rows, but only those in the window are rendered and loaded. */
export const UsersTable = ({ list, order, openId, onSort, onOpen }: UsersTableProps) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [bodyTop, setBodyTop] = useState(0);
  const rowHeight = useRowHeight();
  const { rowCount, rowAt, need, isStale } = list;

  // oxlint-disable-next-line react/incompatible-library -- its results change, its identity does not
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: bodyTop,
    scrollPaddingStart: COVERED_PX,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0]?.index ?? 0;
  const last = rows.at(-1)?.index ?? 0;
  const before = (rows[0]?.start ?? bodyTop) - bodyTop;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? bodyTop) - bodyTop);

  useLayoutEffect(() => {
    setBodyTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const isMissing = rows.some(({ index }) => rowAt(index) === undefined);
  useEffect(() => {
    if (!isMissing || isStale) return undefined;
    const timer = setTimeout(() => need(first, last), REST_MS);
    return () => clearTimeout(timer);
  }, [first, last, isMissing, isStale, need]);

  const focus = useRowFocus(rowCount, (index) => virtualizer.scrollToIndex(index));

  return (
    <table className={styles.table} aria-label="Users" aria-rowcount={rowCount + 1} aria-busy={isStale}>
      <UsersHead order={order} onSort={onSort} />
      <tbody ref={body} data-stale={isStale || undefined}>
        <SpacerRow height={before} />
        {rows.map(({ index }) => {
          const user = rowAt(index);
          return (
            <UserRow
              key={user?.id ?? index}
              user={user}
              index={index}
              isOpen={user !== undefined && user.id === openId}
              isTabStop={index === focus.tabStop}
              onOpen={onOpen}
              onFocus={focus.onFocus}
              onKeyDown={focus.onKeyDown}
            />
          );
        })}
        <SpacerRow height={after} />
      </tbody>
    </table>
  );
};
