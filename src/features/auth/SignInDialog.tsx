import { useState } from 'react';
import { Link } from 'react-router-dom';

import { BackendError } from '../../backend/backend';
import { PLAN_LIMITS } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import { PATHS } from '../../domain/paths';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './SignInDialog.module.css';

type SignInDialogProps = {
  /** Why the dialog opened, where there is a reason. */
  readonly message?: string | undefined;
  readonly onClose: () => void;
};

const SignInDialog = ({ message, onClose }: SignInDialogProps) => {
  const { backend } = useServices();
  const [status, setStatus] = useState('');

  const signIn = async (): Promise<void> => {
    setStatus('');
    try {
      await backend.signInWithGoogle();
    } catch (error) {
      if (error instanceof BackendError && error.kind === 'not-configured')
        setStatus(MESSAGES.signInUnavailable);
      else reportError('signing in', error);
    }
  };

  return (
    <Dialog title="Be part of us" isOpen onClose={onClose}>
      <div className={styles.content}>
        {message !== undefined && <p className={styles.reason}>{message}</p>}
        <p className={styles.offer}>
          Free: {PLAN_LIMITS.free.imagesPerDay} image extractions a day. PRO: unlimited.
        </p>
        <Button variant="primary" onClick={() => void signIn()}>
          Continue with Google
        </Button>
        <output className={styles.status}>{status}</output>
        <p className={styles.legal}>
          How we treat your data is in the{' '}
          <Link to={PATHS.privacy} onClick={onClose}>
            Privacy policy
          </Link>
          .
        </p>
      </div>
    </Dialog>
  );
};

export default SignInDialog;
