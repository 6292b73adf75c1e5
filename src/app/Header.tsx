import { Link, NavLink } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import { dialogOpened } from '../state/dialogsSlice';
import { useAppDispatch } from '../state/hooks';
import { Button } from '../ui/Button';
import { Tooltip } from '../ui/Tooltip';
import { CompactMenu } from './CompactMenu';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { NAVIGATION } from './navigation';
import { ThemeSwitch } from './ThemeSwitch';

export const Header = () => {
  const dispatch = useAppDispatch();
  const signIn = () => dispatch(dialogOpened({ dialog: 'signIn' }));
  return (
    <header className={styles.header}>
      <Link className={styles.logo} to={PATHS.home} aria-label="Hueloom, home">
        <Logo />
        <span>Hueloom</span>
      </Link>
      <nav className={styles.nav} aria-label="Main">
        {NAVIGATION.map(({ path, label, Icon }) => (
          <Tooltip key={path} label={label}>
            <NavLink className={() => styles.link} to={path} aria-label={label}>
              <Icon aria-hidden />
            </NavLink>
          </Tooltip>
        ))}
      </nav>
      <div className={styles.right}>
        <ThemeSwitch />
        <span className={styles.wide}>
          <Button variant="quiet" onClick={signIn}>
            Become PRO
          </Button>
        </span>
        <span className={styles.signIn}>
          <Button onClick={signIn}>Sign in</Button>
        </span>
        <span className={styles.compact}>
          <CompactMenu onSignIn={signIn} />
        </span>
      </div>
    </header>
  );
};
