import { useState } from 'react';

import { useAppSelector } from '../hooks';
import { selectHasExpired, selectKnownUserId } from './sessionSlice';

/**
 * Whether a visitor on a page for signed-in users is asked to sign in: whoever has just signed out there is not, unless
 * the service ended the session.
 */
export const useIsInvited = (): boolean => {
  const hasUser = typeof useAppSelector(selectKnownUserId) === 'string';
  const hasExpired = useAppSelector(selectHasExpired);
  const [hadUser, setHadUser] = useState(hasUser);
  if (hasUser && !hadUser) setHadUser(true);
  return !hasUser && (!hadUser || hasExpired);
};
