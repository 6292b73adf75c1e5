import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import { useAppSelector } from '../state/hooks';
import { selectIsSessionLoading, selectUser } from '../state/session/sessionSlice';
import { PageSkeleton, type PageShape } from './PageSkeleton';
import { signInRedirectTo } from './useSignInRedirect';

type SignedInOnlyProps = { readonly shape: PageShape; readonly children: ReactNode };

/**
 * A page for signed-in users. A visitor is redirected home and asked to sign in, which leads back; on sign-out it only
 * redirects home.
 */
export const SignedInOnly = ({ shape, children }: SignedInOnlyProps) => {
  const hasUser = useAppSelector(selectUser) !== null;
  const isLoading = useAppSelector(selectIsSessionLoading);
  const { pathname, search } = useLocation();
  const [hadUser, setHadUser] = useState(hasUser);
  if (hasUser && !hadUser) setHadUser(true);
  if (hasUser) return children;
  if (isLoading) return <PageSkeleton shape={shape} />;
  return <Navigate to={PATHS.home} replace state={hadUser ? null : signInRedirectTo(pathname + search)} />;
};
