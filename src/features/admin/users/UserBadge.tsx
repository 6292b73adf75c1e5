import type { AdminUser } from '../../../domain/backOffice';
import styles from './UserBadge.module.css';

/** The status of an account in one word. */
export const UserBadge = ({ user }: { readonly user: Pick<AdminUser, 'isPro' | 'isSuspended'> }) => {
  if (user.isSuspended)
    return (
      <span className={styles.badge} data-tone="danger">
        Suspended
      </span>
    );
  return (
    <span className={styles.badge} data-tone={user.isPro ? 'strong' : 'plain'}>
      {user.isPro ? 'PRO' : 'Free'}
    </span>
  );
};
