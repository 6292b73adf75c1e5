import type { AdminUser } from '../../../domain/admin';
import styles from './UserBadge.module.css';

type Standing = Pick<AdminUser, 'isPro' | 'isAdmin' | 'isSuspended'>;

const badgeOf = ({ isPro, isAdmin, isSuspended }: Standing): { tone: string; word: string } => {
  if (isSuspended) return { tone: 'danger', word: 'Suspended' };
  if (isPro) return { tone: 'strong', word: 'PRO' };
  // An administrator without PRO is marked as such.
  return { tone: 'plain', word: isAdmin ? 'Admin' : 'Free' };
};

/** The status of an account in one word. */
export const UserBadge = ({ user }: { readonly user: Standing }) => {
  const { tone, word } = badgeOf(user);
  return (
    <span className={styles.badge} data-tone={tone}>
      {word}
    </span>
  );
};
