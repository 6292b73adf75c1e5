import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import { useServices } from '../state/servicesContext';
import { Footer } from '../ui/Footer';
import styles from './App.module.css';
import { Dialogs } from './Dialogs';
import { Header } from './Header';
import { FOOTER_LINKS } from './navigation';
import { PageBoundary } from './PageBoundary';
import { PageFrame } from './PageFrame';
import { ROUTES } from './routes';
import { Toasts } from './Toasts';

/** What stands around every page. Pages render the content of `main`. */
export const Shell = ({ reload }: { readonly reload: () => void }) => {
  const { copyText } = useServices();
  const { pathname } = useLocation();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageBoundary key={pathname} copyText={copyText} reload={reload}>
          <Routes>
            {ROUTES.map(({ path, ...page }) => (
              <Route key={path} path={path} element={<PageFrame key={path} {...page} />} />
            ))}
            <Route path="*" element={<Navigate to={PATHS.home} replace />} />
          </Routes>
        </PageBoundary>
      </main>
      <Footer links={FOOTER_LINKS} />
      <Toasts />
      <Dialogs />
    </>
  );
};
