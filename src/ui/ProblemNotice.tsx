import { CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';

import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './ProblemNotice.module.css';
import { useFocusReturn } from './useFocusReturn';

type ProblemNoticeProps = {
  readonly message: string;
  /** The cause, if it is known. */
  readonly detail: string | null;
  /** Label of the button that resolves the problem. */
  readonly action: string;
  readonly onAction: () => void;
  readonly onDismiss: () => void;
};

/** An error with an action to resolve it. It stays on the page; the toast shown with it is what is announced. */
export const ProblemNotice = ({ message, detail, action, onAction, onDismiss }: ProblemNoticeProps) => {
  const notice = useRef<HTMLElement>(null);
  useFocusReturn(notice);
  return (
    <section ref={notice} className={styles.notice} aria-label="Problem">
      <CircleAlert aria-hidden />
      <div className={styles.words}>
        <p>{message}</p>
        {detail !== null && <p className={styles.detail}>{detail}</p>}
      </div>
      <Button onClick={onAction}>{action}</Button>
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />
    </section>
  );
};
