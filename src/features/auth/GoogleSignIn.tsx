import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { BackendError } from '../../backend/backend';
import { ACCOUNT_MESSAGES } from '../../domain/accountMessages';
import { PATHS } from '../../domain/paths';
import type { AfterSignIn } from '../../state/dialogsSlice';
import { useAppSelector } from '../../state/hooks';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { dropAfterSignIn, keepAfterSignIn } from '../../state/session/keepAfterSignIn';
import { selectOwnerId } from '../../state/session/sessionSlice';
import { Button } from '../../ui/Button';
import { GoogleMark } from './GoogleMark';
import styles from './GoogleSignIn.module.css';

type GoogleSignInProps = {
  readonly onLeave: () => void;
  /** Without it, sign-in returns to the current page. */
  readonly returnTo?: string | undefined;
  readonly next?: AfterSignIn | undefined;
  /** Small print under the button, a paragraph each. */
  readonly notes?: readonly string[];
};

/** The sign-in button, the same in every dialog that asks for it. */
export const GoogleSignIn = ({ onLeave, returnTo, next, notes }: GoogleSignInProps) => {
  const { backend, signInFiles, tabStorage, now } = useServices();
  const ownerId = useAppSelector(selectOwnerId);
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);
  /** Whether it was said that what is open cannot be kept: the next press leaves all the same. */
  const [isWarned, setIsWarned] = useState(false);

  useEffect(() => {
    // The browser's Back has brought this very page back, with everything that is open on it.
    const stay = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      dropAfterSignIn(tabStorage);
      void signInFiles.discard();
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, [signInFiles, tabStorage]);

  const signIn = async (): Promise<void> => {
    setStatus('');
    if (!navigator.onLine) {
      // The browser would leave for a page that it cannot load.
      setStatus(ACCOUNT_MESSAGES.signInOffline);
      return;
    }
    setIsLeaving(true);
    if (!(await signInFiles.settle(ownerId)) && !isWarned) {
      setIsWarned(true);
      setStatus(ACCOUNT_MESSAGES.filesNotKept);
      setIsLeaving(false);
      return;
    }
    keepAfterSignIn(tabStorage, { next, ownerId }, now());
    try {
      await backend.auth.signInWithGoogle(returnTo ?? pathname + search);
    } catch (error) {
      if (error instanceof BackendError && error.kind === 'not-configured')
        setStatus(ACCOUNT_MESSAGES.signInUnavailable);
      else reportError('signing in', error);
      dropAfterSignIn(tabStorage);
      await signInFiles.discard();
    }
    // Also after leaving: the browser's Back may restore this very page.
    setIsLeaving(false);
  };

  return (
    <div className={styles.signIn}>
      <Button
        variant="primary"
        icon={<GoogleMark />}
        disabled={isLeaving}
        onClick={() => void signIn()}
        data-autofocus
      >
        Continue with Google
      </Button>
      <output className={styles.status}>{status}</output>
      {notes?.map((note) => (
        <p key={note} className={styles.legal}>
          {note}
        </p>
      ))}
      <p className={styles.legal}>
        By continuing you accept the{' '}
        <Link to={PATHS.terms} onClick={onLeave}>
          Terms
        </Link>{' '}
        and the{' '}
        <Link to={PATHS.privacy} onClick={onLeave}>
          Privacy policy
        </Link>
        .
      </p>
    </div>
  );
};
