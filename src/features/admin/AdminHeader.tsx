import { ArrowLeft, ChartNoAxesColumn, Settings2, Users, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { initialOf, type User } from '../../domain/user';
import { Avatar } from '../../ui/Avatar';
import { IconNav } from '../../ui/IconNav';
import { Logo } from '../../ui/Logo';
import spoken from '../../ui/spoken.module.css';
import styles from './AdminHeader.module.css';

/** THE TABLE of the back office's pages, in their order. */
const ADMIN_PAGES: readonly { readonly path: string; readonly label: string; readonly Icon: LucideIcon }[] = [
  { path: PATHS.admin, label: 'Dashboard', Icon: ChartNoAxesColumn },
  { path: PATHS.adminUsers, label: 'Users', Icon: Users },
  { path: PATHS.adminSettings, label: 'Settings', Icon: Settings2 },
];

/** Replaces the site's header. The logo links to the dashboard; leaving the back office has its own link. */
export const AdminHeader = ({ user }: { readonly user: User }) => (
  <header className={styles.header}>
    <div className={styles.left}>
      <Link className={styles.logo} to={PATHS.admin} aria-label="Hueloom, back office">
        <Logo />
        <span className={styles.wide}>Hueloom</span>
      </Link>
      <span className={styles.badge}>Admin</span>
    </div>
    <div className={styles.nav}>
      <IconNav label="Administration" pages={ADMIN_PAGES} isExact />
    </div>
    <div className={styles.right}>
      <Link className={styles.back} to={PATHS.home} aria-label="Return to website">
        <ArrowLeft aria-hidden />
        <span className={styles.wide}>Return to website</span>
      </Link>
      <span title={user.name}>
        <span className={spoken.spoken}>Signed in as {user.name}</span>
        <Avatar url={user.avatarUrl}>{initialOf(user)}</Avatar>
      </span>
    </div>
  </header>
);
