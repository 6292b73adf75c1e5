import { useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { ADMIN_MESSAGES } from '../../domain/adminMessages';
import { PATHS } from '../../domain/paths';
import { useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import {
  selectIsAdmin,
  selectIsSessionLoading,
  selectKnownUserId,
  selectUser,
} from '../../state/session/sessionSlice';
import { signInRedirectTo } from '../../state/session/signInRedirect';
import { useIsInvited } from '../../state/session/useIsInvited';
import styles from './AdminArea.module.css';
import { AdminHeader } from './AdminHeader';

/** Leads home whoever is no administrator, or not any more. */
const Refused = () => {
  const { toasts } = useServices();
  useLayoutEffect(() => toasts.show(ADMIN_MESSAGES.administratorsOnly), [toasts]);
  return <Navigate to={PATHS.home} replace />;
};

/**
 * The back office around its pages. Renders nothing until the user is known; others are redirected to the home page,
 * visitors with the question to sign in.
 */
const AdminArea = () => {
  const user = useAppSelector(selectUser);
  const isAdmin = useAppSelector(selectIsAdmin);
  const isAwaited = useAppSelector(selectKnownUserId) === undefined;
  const isLoading = useAppSelector(selectIsSessionLoading) || isAwaited;
  const isInvited = useIsInvited();
  const { pathname, search } = useLocation();
  if (!user || !isAdmin) {
    if (isLoading) return <main id="main" className={styles.main} aria-busy tabIndex={-1} />;
    if (user) return <Refused />;
    const state = isInvited ? signInRedirectTo(pathname + search) : null;
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
