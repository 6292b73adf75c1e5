import type { ReactNode } from 'react';

import { Button } from '../ui/Button';
import styles from './FailureScreen.module.css';

type FailureScreenProps = {
  readonly message: string;
  readonly retry?: string;
  readonly onRetry: () => void;
  /** More actions, after the one to retry. */
  readonly children?: ReactNode;
};

export const FailureScreen = ({ message, retry = 'Reload', onRetry, children }: FailureScreenProps) => (
  <div className={styles.screen} role="alert">
    <h1>{message}</h1>
    <div className={styles.actions}>
      <Button variant="primary" onClick={onRetry}>
        {retry}
      </Button>
      {children}
    </div>
  </div>
);
