import { ArrowLeft, ChartNoAxesColumn, Settings2, Users, type LucideIcon } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { initialOf, type User } from '../../domain/user';
import { Avatar } from '../../ui/Avatar';
import spoken from '../../ui/spoken.module.css';
import { Tooltip } from '../../ui/Tooltip';
import styles from './AdminHeader.module.css';

/** THE TABLE of the back office's pages, in their order. */
const ADMIN_PAGES: readonly { readonly path: string; readonly label: string; readonly Icon: LucideIcon }[] = [
  { path: PATHS.admin, label: 'Dashboard', Icon: ChartNoAxesColumn },
  { path: PATHS.adminUsers, label: 'Users', Icon: Users },
  { path: PATHS.adminSettings, label: 'Settings', Icon: Settings2 },
];

/** In place of the site's header. */
export const AdminHeader = ({ user }: { readonly user: User }) => (
  <header className={styles.header}>
    <Link className={styles.back} to={PATHS.home} aria-label="Return to website">
      <ArrowLeft aria-hidden />
      <span className={styles.wide}>Return to website</span>
    </Link>
    <nav className={styles.nav} aria-label="Administration">
      {ADMIN_PAGES.map(({ path, label, Icon }) => (
        <Tooltip key={path} label={label}>
          <NavLink className={() => styles.link} to={path} end aria-label={label}>
            <Icon aria-hidden />
          </NavLink>
        </Tooltip>
      ))}
    </nav>
    <div className={styles.right}>
      <span className={styles.badge}>Admin</span>
      <span title={user.name}>
        <span className={spoken.spoken}>Signed in as {user.name}</span>
        <Avatar url={user.avatarUrl}>{initialOf(user)}</Avatar>
      </span>
    </div>
  </header>
);
