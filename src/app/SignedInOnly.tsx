import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import { useAppSelector } from '../state/hooks';
import { selectKnownUserId } from '../state/session/sessionSlice';
import { signInRedirectTo } from '../state/session/signInRedirect';
import { useIsInvited } from '../state/session/useIsInvited';
import { PageSkeleton, type PageShape } from './PageSkeleton';

type SignedInOnlyProps = { readonly shape: PageShape; readonly children: ReactNode };

/**
 * A page for signed-in users. A visitor is redirected home and asked to sign in, which leads back, as is a user whose
 * session the service ended; on sign-out it only redirects home.
 */
export const SignedInOnly = ({ shape, children }: SignedInOnlyProps) => {
  const userId = useAppSelector(selectKnownUserId);
  const isInvited = useIsInvited();
  const { pathname, search } = useLocation();
  if (typeof userId === 'string') return children;
  if (userId === undefined) return <PageSkeleton shape={shape} />;
  return <Navigate to={PATHS.home} replace state={isInvited ? signInRedirectTo(pathname + search) : null} />;
};
