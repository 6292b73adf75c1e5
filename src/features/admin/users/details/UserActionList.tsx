import { Ban, BadgeMinus, BadgePlus, Mail, type LucideIcon } from 'lucide-react';
import { useId } from 'react';

import type { AdminUser, AdminUserDetails } from '../../../../domain/admin';
import { mailtoUrl } from '../../../../domain/mailtoUrl';
import { ADMIN_MESSAGES } from '../../../../domain/adminMessages';
import { inertWhen } from '../../../../ui/inertWhen';
import styles from './UserActionList.module.css';
import type { UserActionName } from './userActions';

type ActionButtonProps = {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Why it is not possible; null if it is. */
  readonly reason: string | null;
  readonly onClick: () => void;
};

const ActionButton = ({ label, Icon, reason, onClick }: ActionButtonProps) => {
  const reasonId = useId();
  return (
    <button
      {...inertWhen(reason !== null, onClick)}
      type="button"
      className={styles.action}
      aria-describedby={reason ? reasonId : undefined}
    >
      <Icon aria-hidden />
      <span>
        {label}
        {reason && (
          <span id={reasonId} className={styles.reason}>
            {reason}
          </span>
        )}
      </span>
    </button>
  );
};

type UserActionListProps = {
  readonly user: AdminUser;
  /** Null until loaded. */
  readonly details: AdminUserDetails | null;
  readonly onAsk: (name: UserActionName) => void;
};

/** Actions on an account, with the reason for each that is not possible. */
export const UserActionList = ({ user, details, onAsk }: UserActionListProps) => {
  // Until the details are loaded, every action is disabled: an empty reason shows no text.
  const unknown = details ? null : '';
  const isPaid = details?.planSource === 'paid';
  // Only the gift is taken, not what is paid for beside it.
  const isPaidToo = details?.planSource === 'complimentary-and-ending';
  return (
    <div className={styles.actions}>
      {user.email !== null && (
        <a className={styles.action} href={mailtoUrl(user.email)}>
          <Mail aria-hidden />
          Send email
        </a>
      )}
      {user.email === null && (
        <ActionButton label="Send email" Icon={Mail} reason={ADMIN_MESSAGES.noEmail} onClick={() => {}} />
      )}
      {user.isPro ? (
        <ActionButton
          label="Remove PRO status"
          Icon={BadgeMinus}
          reason={isPaid ? ADMIN_MESSAGES.proIsPaid : unknown}
          onClick={() => onAsk(isPaidToo ? 'removeProPaid' : 'removePro')}
        />
      ) : (
        <ActionButton
          label="Grant PRO status"
          Icon={BadgePlus}
          reason={unknown}
          onClick={() => onAsk('grantPro')}
        />
      )}
      {user.isSuspended ? (
        <ActionButton label="Lift suspension" Icon={Ban} reason={unknown} onClick={() => onAsk('lift')} />
      ) : (
        <ActionButton
          label="Suspend account"
          Icon={Ban}
          reason={details?.isAdmin === true ? ADMIN_MESSAGES.adminIsKept : unknown}
          onClick={() => onAsk('suspend')}
        />
      )}
    </div>
  );
};
