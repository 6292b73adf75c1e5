import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { useAppSelector } from '../../state/hooks';
import {
  selectHasExpired,
  selectIsAdmin,
  selectIsSessionLoading,
  selectKnownUserId,
  selectUser,
} from '../../state/session/sessionSlice';
import { signInRedirectTo } from '../../state/session/signInRedirect';
import styles from './AdminArea.module.css';
import { AdminHeader } from './AdminHeader';

/**
 * The back office around its pages. Renders nothing until the user is known; others are redirected to the home page,
 * and asked to sign in if the service ended their session.
 */
const AdminArea = () => {
  const user = useAppSelector(selectUser);
  const isAdmin = useAppSelector(selectIsAdmin);
  const isAwaited = useAppSelector(selectKnownUserId) === undefined;
  const isLoading = useAppSelector(selectIsSessionLoading) || isAwaited;
  const hasExpired = useAppSelector(selectHasExpired);
  const { pathname, search } = useLocation();
  if (!user || !isAdmin) {
    if (isLoading) return <main id="main" className={styles.main} aria-busy tabIndex={-1} />;
    const state = hasExpired ? signInRedirectTo(pathname + search) : null;
    return <Navigate to={PATHS.home} replace state={state} />;
  }
  return (
    <>
      <AdminHeader user={user} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};

export default AdminArea;
