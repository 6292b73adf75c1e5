import type { ReactNode } from 'react';

import { Button } from '../ui/Button';
import styles from './FailureScreen.module.css';

type FailureScreenProps = {
  readonly message: string;
  readonly onReload: () => void;
  /** More actions, after Reload. */
  readonly children?: ReactNode;
};

export const FailureScreen = ({ message, onReload, children }: FailureScreenProps) => (
  <div className={styles.screen} role="alert">
    <h1>{message}</h1>
    <div className={styles.actions}>
      <Button variant="primary" onClick={onReload}>
        Reload
      </Button>
      {children}
    </div>
  </div>
);
