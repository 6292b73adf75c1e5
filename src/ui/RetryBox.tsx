import { useRef } from 'react';

import { Button } from './Button';
import styles from './RetryBox.module.css';
import { useFocusReturn } from './useFocusReturn';

type RetryBoxProps = { readonly message: string; readonly onRetry: () => void };

/** Says in place of what could not be shown that it could not, with a button that tries once more. */
export const RetryBox = ({ message, onRetry }: RetryBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  useFocusReturn(box);
  return (
    <div ref={box} className={styles.failed} role="alert">
      <p>{message}</p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
};
