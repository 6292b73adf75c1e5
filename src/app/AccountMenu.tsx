import { LogOut, Settings, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import { initialOf, type User } from '../domain/user';
import { useAppSelector } from '../state/hooks';
import { selectIsAdmin } from '../state/session/sessionSlice';
import { useSignOut } from '../state/session/useSignOut';
import { Avatar } from '../ui/Avatar';
import { Menu } from '../ui/Menu';
import styles from './Header.module.css';

/** The menu of the signed-in user. */
export const AccountMenu = ({ user }: { readonly user: User }) => {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isAdmin = useAppSelector(selectIsAdmin);
  const choose = (value: 'settings' | 'admin' | 'signOut') =>
    value === 'signOut' ? signOut() : navigate(PATHS[value]);
  return (
    <Menu
      label="Account"
      isPinned
      renderButton={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.avatarButton}
          aria-label={`Account of ${user.name}`}
        >
          <Avatar url={user.avatarUrl}>{initialOf(user)}</Avatar>
        </button>
      )}
      options={[
        { value: 'settings', label: 'Settings', icon: <Settings aria-hidden /> },
        ...(isAdmin
          ? [{ value: 'admin' as const, label: 'Back office', icon: <ShieldCheck aria-hidden /> }]
          : []),
        { value: 'signOut', label: 'Sign out', icon: <LogOut aria-hidden /> },
      ]}
      onSelect={(value) => void choose(value)}
    />
  );
};
