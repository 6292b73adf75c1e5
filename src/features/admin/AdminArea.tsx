import { Navigate, Outlet } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { useAppSelector } from '../../state/hooks';
import { selectIsAdmin, selectIsSessionLoading, selectUser } from '../../state/session/sessionSlice';
import styles from './AdminArea.module.css';
import { AdminHeader } from './AdminHeader';

/**
 * The back office around its pages. Renders nothing until the user is known; others are redirected to the home page.
 */
const AdminArea = () => {
  const user = useAppSelector(selectUser);
  const isAdmin = useAppSelector(selectIsAdmin);
  const isLoading = useAppSelector(selectIsSessionLoading);
  if (!user || !isAdmin) {
    if (isLoading) return <main id="main" className={styles.main} aria-busy tabIndex={-1} />;
    return <Navigate to={PATHS.home} replace />;
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
