import { Route, Routes, useLocation } from 'react-router-dom';

import { isAdminPath, PATHS } from '../domain/paths';
import { useCheckoutReturn } from '../features/billing/useCheckoutReturn';
import { useServices } from '../state/servicesContext';
import { PageBoundary } from './PageBoundary';
import { PageFrame } from './PageFrame';
import { ADMIN_ROUTES, AdminArea, ROUTES } from './routes';
import { SignedInOnly } from './SignedInOnly';
import { UnknownAddress } from './UnknownAddress';
import { useDialogsOfPage } from './useDialogsOfPage';
import { useMessagesOfPage } from './useMessagesOfPage';
import { useSignInRedirect } from './useSignInRedirect';

/** Renders the page of the current address. Separate from the shell, which does not re-render on navigation. */
export const Pages = ({ reload }: { readonly reload: () => void }) => {
  const { copyText, tabStorage } = useServices();
  const boundary = { copyText, tabStorage, reload };
  const { pathname } = useLocation();
  useDialogsOfPage();
  useMessagesOfPage();
  useSignInRedirect();
  useCheckoutReturn();
  return (
    // The back office stays mounted while its pages change.
    <PageBoundary key={isAdminPath(pathname) ? PATHS.admin : pathname} {...boundary}>
      <Routes>
        {ROUTES.map(({ path, isSignedInOnly = false, ...page }) => {
          const frame = <PageFrame key={path} {...page} />;
          const guarded = <SignedInOnly shape={page.shape}>{frame}</SignedInOnly>;
          return <Route key={path} path={path} element={isSignedInOnly ? guarded : frame} />;
        })}
        <Route element={<AdminArea />}>
          {ADMIN_ROUTES.map(({ path, ...page }) => (
            <Route
              key={path}
              path={path}
              element={
                <PageBoundary key={path} {...boundary}>
                  <PageFrame key={path} {...page} />
                </PageBoundary>
              }
            />
          ))}
        </Route>
        <Route path="*" element={<UnknownAddress />} />
      </Routes>
    </PageBoundary>
  );
};
