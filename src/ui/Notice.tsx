import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

import { IconButton } from './IconButton';
import styles from './Notice.module.css';
import { useFocusReturn } from './useFocusReturn';

type NoticeProps = {
  /** The accessible name. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly message: string;
  /** More about it, in fainter text. */
  readonly detail?: string | null;
  /** The buttons that go on from here. */
  readonly action: ReactNode;
  readonly onDismiss: () => void;
};

/** A message with an action, which stays on the page until it is dismissed. */
export const Notice = ({ label, icon, message, detail = null, action, onDismiss }: NoticeProps) => {
  const notice = useRef<HTMLElement>(null);
  useFocusReturn(notice);
  return (
    <section ref={notice} className={styles.notice} aria-label={label}>
      {icon}
      <div className={styles.words}>
        <p>{message}</p>
        {detail !== null && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.actions}>{action}</div>
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />
    </section>
  );
};
