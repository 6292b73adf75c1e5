import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import { FIND_COMBO } from '../features/builder/shortcuts/pageCombos';
import { comboTitle } from '../features/builder/shortcuts/keyNames';
import { dialogOpened } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { selectIsSessionLoading, selectOffersPro, selectUser } from '../state/session/sessionSlice';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { IconNav } from '../ui/IconNav';
import { Logo } from '../ui/Logo';
import { AccountMenu } from './AccountMenu';
import { CompactMenu } from './CompactMenu';
import styles from './Header.module.css';
import { NAVIGATION } from './navigation';
import { ThemeSwitch } from './ThemeSwitch';

export const Header = () => {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isLoading = useAppSelector(selectIsSessionLoading);
  const isVisitor = !user && !isLoading;
  const offersPro = useAppSelector(selectOffersPro);
  const pages = NAVIGATION.filter(({ isSignedInOnly = false }) => user !== null || !isSignedInOnly);
  const signIn = () => dispatch(dialogOpened({ dialog: 'signIn' }));
  const find = () => dispatch(dialogOpened({ dialog: 'commands' }));
  const becomePro = () =>
    dispatch(
      dialogOpened(isVisitor ? { dialog: 'signIn', next: { dialog: 'upgrade' } } : { dialog: 'upgrade' }),
    );
  return (
    <header className={styles.header}>
      <Link className={styles.logo} to={PATHS.home} aria-label="Hueloom, home">
        <Logo />
        <span>Hueloom</span>
      </Link>
      <div className={styles.nav}>
        <IconNav label="Main" pages={pages} />
      </div>
      <div className={styles.right}>
        <span className={styles.wide}>
          <IconButton
            label="Find an action or page"
            keyTitle={comboTitle(FIND_COMBO)}
            icon={<Search aria-hidden />}
            onClick={find}
          />
        </span>
        <ThemeSwitch />
        {offersPro && (
          <span className={styles.wide}>
            <Button variant="quiet" onClick={becomePro}>
              Become PRO
            </Button>
          </span>
        )}
        {isVisitor && (
          <span className={styles.signIn}>
            <Button onClick={signIn}>Sign in</Button>
          </span>
        )}
        {user && <AccountMenu user={user} />}
        <span className={styles.compact}>
          <CompactMenu pages={pages} onFind={find} onBecomePro={offersPro ? becomePro : null} />
        </span>
      </div>
    </header>
  );
};
