import { memo, type KeyboardEvent, type MouseEvent } from 'react';

import type { AdminUser } from '../../../domain/admin';
import { ADMIN_MESSAGES } from '../../../domain/adminMessages';
import { initialOf } from '../../../domain/user';
import { Avatar } from '../../../ui/Avatar';
import { Skeleton } from '../../../ui/Skeleton';
import { mediumDate } from '../dateText';
import { groupDigits } from '../../../domain/groupDigits';
import { UserBadge } from './UserBadge';
import { USER_COLUMNS } from './userColumns';
import styles from './UserRow.module.css';

type UserRowProps = {
  /** Undefined while loading. */
  readonly user: AdminUser | undefined;
  readonly index: number;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onOpen: (user: AdminUser) => void;
  readonly onFocus: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The header is the first row. */
const ariaRow = (index: number): number => index + 2;

const Row = ({ user, index, isOpen, isTabStop, onOpen, onFocus, onKeyDown }: UserRowProps) => {
  if (!user)
    return (
      <tr className={styles.row} aria-rowindex={ariaRow(index)}>
        <td colSpan={USER_COLUMNS.length}>
          <Skeleton width="40%" height={12} />
        </td>
      </tr>
    );
  const open = ({ currentTarget }: MouseEvent): void => {
    // When the dialog closes, the focus returns to this button.
    currentTarget.querySelector('button')?.focus({ preventScroll: true });
    onOpen(user);
  };
  return (
    // For keyboards and screen readers the button in the row does the same.
    <tr className={styles.row} aria-rowindex={ariaRow(index)} data-open={isOpen || undefined} onClick={open}>
      <td className={styles.name}>
        <span className={styles.avatar}>
          <Avatar url={user.avatarUrl}>{initialOf(user)}</Avatar>
        </span>
        <button
          type="button"
          data-user-row={index}
          tabIndex={isTabStop ? 0 : -1}
          aria-haspopup="dialog"
          onFocus={() => onFocus(index)}
          onKeyDown={onKeyDown}
          title={user.name}
          dir="auto"
        >
          {user.name}
        </button>
      </td>
      <td className={styles.email} title={user.email ?? undefined}>
        <bdi>{user.email ?? ADMIN_MESSAGES.noEmail}</bdi>
      </td>
      <td className={styles.joined}>{mediumDate(user.createdAt)}</td>
      <td
        className={styles.status}
        data-plain={(!user.isPro && !user.isAdmin && !user.isSuspended) || undefined}
      >
        <UserBadge user={user} />
      </td>
      <td className={styles.palettes}>
        {groupDigits(user.paletteCount)}
        <span className={styles.unit}> {user.paletteCount === 1 ? 'palette' : 'palettes'}</span>
      </td>
      <td className={styles.projects}>{groupDigits(user.projectCount)}</td>
    </tr>
  );
};

export const UserRow = memo(Row);
